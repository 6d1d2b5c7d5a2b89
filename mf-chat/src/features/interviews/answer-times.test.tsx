import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { loadCards } from '../../chat/lazy-card.tsx'
import { anAcceptedInterview, anInterview, aTime } from '../../testing/an-interview.ts'
import { aMessage, asMember } from '../../testing/handlers.ts'
import { aroundChat, openChat } from '../../testing/open-chat.tsx'
import { interviewPath, moment, openInterview, takeAct, timeZone } from '../../testing/open-interview.tsx'
import { FocusedCardError } from './card-error.tsx'

const server = setupMockApi()

describe('times that the recruiter proposed', () => {
  it('show what they overlap, and the first free one is accepted with a press', async () => {
    const conflict = {
      interview_id: 3,
      company_name: 'Orchid Foods',
      starts_at: '2026-12-01T06:30:00Z',
      ends_at: '2026-12-01T07:00:00Z',
    }
    const times = [aTime(1, { conflicts: [conflict] }), aTime(2), aTime(3, { is_past: true })]
    const { user } = await openInterview(anInterview({ times }))
    expect(screen.getByText('Needs your answer')).toBeInTheDocument()
    expect(screen.getByText(/^Overlaps your interview with .Orchid Foods. at/)).toBeInTheDocument()
    const [first, second, past] = screen.getAllByRole('radio')
    expect(first).not.toBeChecked()
    expect(second).toBeChecked()
    expect(past).toBeDisabled()
    expect(screen.getAllByText(/^For .Aisyah Rahman.: /)).toHaveLength(4)
    expect(screen.getByText(/^For .*: Japan Standard Time \(GMT\+9\)$/)).toBeInTheDocument()
    await expectNoAxeViolations()
    const sent = takeAct(server, 'accept', anAcceptedInterview())
    await user.click(screen.getByRole('button', { name: `Accept ${moment('2026-12-02T06:00:00Z')}` }))
    expect(await screen.findByText('Interview confirmed.')).toBeInTheDocument()
    expect(sent).toEqual([{ time_id: 2, time_zone: timeZone }])
    // The button that had the focus goes with the question.
    expect(screen.getByRole('heading', { name: 'Interview' }).parentElement).toHaveFocus()
  })

  it('that the recruiter changed meanwhile are said to have changed', async () => {
    server.use(
      mockApiResponse('POST', interviewPath('accept'), {
        status: 409,
        code: 41141,
        message: 'The interview has changed.',
        data: anInterview({ times: [aTime(3)] }),
      }),
    )
    const { user } = await openInterview(anInterview())
    await user.click(screen.getByRole('button', { name: /^Accept / }))
    expect(await screen.findByText('The interview has changed.')).toBeInTheDocument()
  })

  // The times went with their button, what was said beside it, and the focus.
  it('of an interview that was cancelled meanwhile say so where they were', async () => {
    await loadCards()
    const cancelled = anInterview({ state: 'cancelled', actions: [], updated_at: '2026-11-21T08:00:00Z' })
    server.use(
      ...aroundChat,
      mockApiResponse('POST', interviewPath('accept'), {
        status: 409,
        code: 41141,
        message: 'The interview has changed.',
        data: cancelled,
      }),
    )
    const { user } = await openChat(server, {
      messages: [aMessage(10, { kind: 'interview', text: null, interview: anInterview() })],
    })
    await user.click(await screen.findByRole('button', { name: /^Accept / }))
    const said = await screen.findByText('The interview has changed.')
    expect(document.activeElement).toContainElement(said)
    expect(screen.getByText('Canceled')).toBeInTheDocument()
  })

  // The focus was taken from the place to write in the middle of a word.
  it('of a cancelled interview leave the focus where the member has gone on to', async () => {
    const place = document.body.appendChild(document.createElement('textarea'))
    place.focus()
    await renderWithPlatform(<FocusedCardError error={new Error()} />, await asMember())
    expect(screen.getByRole('alert')).toBeVisible()
    expect(place).toHaveFocus()
    place.remove()
  })

  it('are answered with others, which say what they are for the recruiter', async () => {
    const sent = takeAct(server, 'propose', anInterview({ times_by: 'seeker', actions: [] }))
    const { user } = await openInterview(anInterview())
    await user.click(screen.getByRole('button', { name: 'Suggest other times' }))
    const dialog = await screen.findByRole('dialog', { name: 'Suggest other times' })
    await user.click(within(dialog).getByRole('button', { name: 'Send times' }))
    const date = within(dialog).getByLabelText('Date')
    expect(date).toHaveAccessibleDescription('Enter a date and a start time.')
    expect(date).toHaveFocus()
    fireEvent.change(date, { target: { value: '2026-12-03' } })
    fireEvent.change(within(dialog).getByLabelText('Start'), { target: { value: '10:00' } })
    expect(within(dialog).getByText(/^For .Aisyah Rahman.: .*\(GMT\+9\)$/)).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Add another time' }))
    await user.click(within(dialog).getByRole('button', { name: 'Remove time 2' }))
    await user.click(within(dialog).getByRole('button', { name: 'Send times' }))
    expect(await screen.findByText('Aisyah Rahman has your times.')).toBeInTheDocument()
    expect(sent).toEqual([{ times: [{ local_time: '2026-12-03T10:00', time_zone: timeZone, duration_minutes: 45 }] }])
  })

  it('are declined with a reason', async () => {
    const sent = takeAct(server, 'decline', anInterview({ state: 'rejected', actions: [] }))
    const { user } = await openInterview(anInterview())
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    const dialog = await screen.findByRole('dialog', { name: 'Decline this interview?' })
    await user.click(within(dialog).getByRole('button', { name: 'Decline interview' }))
    expect(within(dialog).getByText('Pick a reason.')).toBeInTheDocument()
    await user.click(within(dialog).getByRole('radio', { name: 'The pay' }))
    await user.click(within(dialog).getByRole('button', { name: 'Decline interview' }))
    await waitFor(() => expect(sent).toEqual([{ reason: 'pay' }]))
    // The dialog gave the focus back to its button, which goes with the question.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Interview' }).parentElement).toHaveFocus())
  })
})
