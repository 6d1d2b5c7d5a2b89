import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { PlatformProvider } from '@jobspan/shared-kit/remote'
import { expectNoAxeViolations, mockApiResponse, setupMockApi, testPlatform } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { anAcceptedInterview, anInterview, aTime } from '../../testing/an-interview.ts'
import { asMember } from '../../testing/handlers.ts'
import { moment, openInterview, takeAct } from '../../testing/open-interview.tsx'
import { InterviewPanel } from './interview-panel.tsx'

const server = setupMockApi()

const { setTimeout: setRealTimeout } = globalThis

afterEach(() => void jest.useRealTimers())

describe('an agreed interview', () => {
  it('says where, with whom, and until when it can be cancelled', async () => {
    await openInterview(anAcceptedInterview())
    expect(screen.getByText('Confirmed')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Join on zoom.us' })).toHaveAttribute(
      'href',
      'https://zoom.us/j/1234567890',
    )
    expect(screen.getByText('Ken Sato, Head of works')).toBeInTheDocument()
    expect(screen.getByText('Your certificates')).toBeInTheDocument()
    expect(screen.getByText(`You can cancel until ${moment('2026-12-01T03:00:00Z')}.`)).toBeInTheDocument()
    expect(screen.getByText(`Check-in opens at ${moment('2026-12-01T04:00:00Z')}.`)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cancel interview' })).toBeInTheDocument()
  })

  it('that begins within three hours says why it cannot be cancelled', async () => {
    await openInterview(anAcceptedInterview({ actions: [] }))
    expect(screen.queryByRole('button', { name: 'Cancel interview' })).toBeNull()
    expect(screen.getByText(/can no longer cancel.*write to Aisyah Rahman/)).toBeInTheDocument()
  })

  it('at a place is checked in to with the code, typed in any digits', async () => {
    const place = { address: '12 Marina View', latitude: 1.28, longitude: 103.85, has_code: true }
    const sent = takeAct(server, 'check_in', anAcceptedInterview({ state: 'checked_in', actions: [] }))
    const { user } = await openInterview(
      anAcceptedInterview({ format: 'place', place, video: null, actions: ['check_in', 'cancel'] }),
    )
    expect(screen.getByRole('link', { name: 'Show on a map' })).toHaveAttribute('href', expect.stringContaining('1.28'))
    const code = screen.getByLabelText('Check-in code')
    await user.type(code, '12')
    await user.click(screen.getByRole('button', { name: 'Check in' }))
    expect(code).toHaveAccessibleDescription('Enter the 6 digits.')
    await user.type(code, '٣٤٥٦')
    await user.click(screen.getByRole('button', { name: 'Check in' }))
    expect(await screen.findByText("You're checked in.")).toBeInTheDocument()
    expect(sent).toEqual([{ code: '123456' }])
  })
})

// One timer was set for the first change, and none for one that was more than a day away: the button to check in never came.
it('an interview that stays open is asked for at each change, also after one that failed', async () => {
  const asked: string[] = []
  server.use(
    mockApiResponse('GET', '/api/apiGo/interview/40', () => {
      asked.push(new Date().toISOString())
      return { status: 500, code: 50001 }
    }),
  )
  jest.useFakeTimers({
    doNotFake: ['performance', 'queueMicrotask', 'nextTick'],
    now: Date.parse('2026-11-28T12:00:00Z'),
  })
  const pause = () => act(() => new Promise<void>((resolve) => void setRealTimeout(resolve, 5)))
  await openInterview(anAcceptedInterview())
  const passTo = async (at: string, count: number) => {
    await act(async () => jest.advanceTimersByTime(Date.parse(at) - Date.now()))
    const end = performance.now() + 2000
    while (asked.length < count && performance.now() < end) await pause()
    // The answer is read.
    for (let pauses = 0; pauses < 5; pauses += 1) await pause()
  }
  await passTo('2026-12-01T03:00:01Z', 1)
  await passTo('2026-12-01T04:00:01Z', 2)
  expect(asked).toEqual(['2026-12-01T03:00:01.000Z', '2026-12-01T04:00:01.000Z'])
})

describe('an interview that is over', () => {
  // Where nobody checked in, as by phone, it said “Confirmed” and when to check in until the recruiter recorded something.
  it('awaits its result, whether the member checked in or not', async () => {
    const over = { starts_at: '2026-11-20T06:00:00Z', ends_at: '2026-11-20T06:45:00Z', is_past: true }
    await openInterview(anAcceptedInterview({ times: [aTime(1, over)], actions: [] }))
    expect(screen.getByText('Awaiting result')).toBeInTheDocument()
    expect(screen.getByText('The interview is over. The result appears here.')).toBeInTheDocument()
    expect(screen.queryByText(/Check-in opens/)).toBeNull()
  })

  it('says who cancelled it and why', async () => {
    const event = { at: '2026-11-21T08:00:00Z', message: 'Sorry about this.', result: null }
    await openInterview(
      anInterview({
        state: 'cancelled',
        actions: [],
        events: [{ ...event, kind: 'cancelled', actor: 'recruiter', reason: 'position_filled' }],
      }),
    )
    expect(screen.getByText('Aisyah Rahman canceled this interview.')).toBeInTheDocument()
    expect(screen.getByText('Reason: The job is filled')).toBeInTheDocument()
    expect(screen.getByText('Sorry about this.')).toBeInTheDocument()
  })

  it('and counted as missed can be objected to', async () => {
    const missed = anAcceptedInterview({ state: 'not_attended', actions: [] })
    const sent = takeAct(server, 'object', { ...missed, objection: 'open' })
    const { user } = await openInterview({ ...missed, can_object: true })
    await user.click(screen.getByRole('button', { name: 'I was there' }))
    const dialog = await screen.findByRole('dialog', { name: 'What happened?' })
    await user.click(within(dialog).getByRole('button', { name: 'Send objection' }))
    expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription('Say what happened.')
    await user.type(within(dialog).getByRole('textbox'), 'I was in the call.')
    await user.click(within(dialog).getByRole('button', { name: 'Send objection' }))
    await waitFor(() => expect(sent).toEqual([{ text: 'I was in the call.' }]))
  })

  it('reads in Arabic', async () => {
    await openInterview(anAcceptedInterview({ state: 'passed', actions: [] }), 'ar')
    expect(screen.getByText('تم اجتيازها')).toBeInTheDocument()
    await expectNoAxeViolations()
  })
})

// The server wrote the times by its own words for a clock, and the browser rendered the whole page anew.
it('the server says no time that the browser would say otherwise', async () => {
  const platform = await testPlatform(await asMember())
  const html = renderToString(
    <PlatformProvider platform={platform} namespace="mf-chat" href="/en-us/chat/5">
      <InterviewPanel interview={anAcceptedInterview()} />
    </PlatformProvider>,
  )
  expect(html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')).not.toMatch(/\d:00/)
  expect(html).toMatch(/<noscript><span>6:00.AM UTC</)
})

it('any interview can be reported', async () => {
  server.use(
    mockApiResponse('GET', '/api/config/report_interview_reasons/list', {
      data: { items: [{ id: 2, key: 'money', value: 'They asked for money' }] },
    }),
  )
  const sent = takeAct(server, 'report', null)
  const { user } = await openInterview(anInterview())
  await user.click(screen.getByRole('button', { name: 'Interview options' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Report interview' }))
  const dialog = await screen.findByRole('dialog', { name: 'Report this interview' })
  await user.click(await within(dialog).findByRole('radio', { name: 'They asked for money' }))
  await user.click(within(dialog).getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText("Thanks, we've received your report")).toBeInTheDocument()
  expect(sent).toEqual([{ reason_id: 2 }])
})
