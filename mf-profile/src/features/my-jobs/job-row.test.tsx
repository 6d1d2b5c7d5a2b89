import { describe, expect, it, jest } from '@jest/globals'
import type { HiringStep, MyJobsRow, MyJobsTab } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import arabic from '../../locales/ar.json' with { type: 'json' }
import { inEnglish } from '../../testing/handlers.ts'
import { aMyApplication, aMyJob, aRow, aSavedRow, rowsAre } from '../../testing/my-jobs-handlers.ts'
import { myJobsRowsQuery } from './my-jobs-queries.ts'
import { myJobsSorts } from './my-jobs-view.ts'
import { Rows } from './rows.tsx'
import { Timeline } from './timeline.tsx'
import { UndoProvider } from './undo-bar.tsx'

const server = setupMockApi()

const view = (tab: MyJobsTab) => ({ tab, query: '', sort: myJobsSorts.latest, page: 1 })

function List({ tab }: { tab: MyJobsTab }) {
  const { api } = usePlatform()
  const { data } = useQuery(myJobsRowsQuery(api, view(tab)))
  if (!data) return null
  return (
    <UndoProvider onFocusLost={() => undefined}>
      <Rows view={view(tab)} page={data} visit={undefined} linkedJobId={undefined} isOld={false} />
    </UndoProvider>
  )
}

const open = async (row: MyJobsRow, { tab = 'viewed' as MyJobsTab, ...options } = {}) => {
  server.use(rowsAre([row]))
  const rendered = await renderWithPlatform(<List tab={tab} />, { ...inEnglish, ...options })
  await screen.findByRole('article', { name: 'Accountant' })
  return rendered
}
const openDetails = async (row: MyJobsRow) => {
  const rendered = await open(row)
  await rendered.user.click(screen.getByRole('button', { name: 'Details' }))
  return { ...rendered, timeline: within(await screen.findByRole('group', { name: 'Timeline' })) }
}
const withdrawn = aRow({ application: aMyApplication({ state: 'withdrawn', silent_days: null, can_withdraw: false }) })

describe('the timeline', () => {
  it('opens below the row, with each event and its date', async () => {
    const { user, timeline } = await openDetails(
      aRow({
        application: aMyApplication({
          state: 'not_accepted',
          silent_days: null,
          timeline: [
            { kind: 'sent', at: '2026-11-10T08:00:00Z', reason: null },
            { kind: 'viewed', at: '2026-11-11T08:00:00Z', reason: null },
            { kind: 'chat', at: '2026-11-12T08:00:00Z', reason: null },
            { kind: 'interested', at: '2026-11-13T08:00:00Z', reason: null },
            { kind: 'interview', at: '2026-11-16T08:00:00Z', reason: null },
            { kind: 'not_accepted', at: '2026-11-20T08:00:00Z', reason: 'We need somebody with SAP.' },
          ],
        }),
      }),
    )
    expect(timeline.getAllByRole('listitem').map((event) => event.textContent)).toEqual([
      'You applied Nov 10, 2026',
      'The employer opened your application Nov 11, 2026',
      'Chat started Nov 12, 2026',
      'The employer shortlisted you Nov 13, 2026',
      'Moved to interview Nov 16, 2026',
      'Not accepted Nov 20, 2026We need somebody with SAP.',
    ])
    expect(timeline.getByText('We need somebody with SAP.').tagName).toBe('BLOCKQUOTE')
    expect(screen.queryByText(/No reply/)).not.toBeInTheDocument()
    await expectNoAxeViolations()
    const toggle = screen.getByRole('button', { name: 'Details' })
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    expect(toggle).toHaveAccessibleDescription('Accountant')
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('group', { name: 'Timeline' })).not.toBeInTheDocument()
  })

  it('has what happened to interviews and offers among the events', async () => {
    const steps: HiringStep[] = [
      { kind: 'offer', id: 2, state: 'sent', at: '2026-11-11T08:00:00Z' },
      { kind: 'offer', id: 2, state: 'withdrawn', at: '2026-11-12T08:00:00Z' },
    ]
    await renderWithPlatform(<Timeline application={aMyApplication({ silent_days: null })} steps={steps} />, inEnglish)
    expect(screen.getAllByRole('listitem').map((event) => event.textContent)).toEqual([
      'You applied Nov 10, 2026',
      'Job offer Nov 11, 2026',
      'Job offer Withdrawn Nov 12, 2026',
    ])
  })

  it('tells the days of silence alone where the employer’s pace is not known', async () => {
    const { timeline } = await openDetails(aRow({ application: aMyApplication({ silent_days: 12 }) }))
    expect(timeline.getByText('No reply for 12 days.')).toBeInTheDocument()
  })

  it('tells how long this employer usually takes, and what that is based on', async () => {
    const pace = { median_days: 5.5, answered_share: 0.8, count: 34, window_days: 180 }
    const { timeline } = await openDetails(aRow({ application: aMyApplication({ silent_days: 12, pace }) }))
    expect(
      timeline.getByText(
        'No reply for 12 days. This employer usually replies within 6 days (based on 34 applications in the last 180 days).',
      ),
    ).toBeInTheDocument()
  })

  it('tells how many are answered where fewer than half are', async () => {
    const pace = { median_days: null, answered_share: 0.3, count: 20, window_days: 180 }
    const { timeline } = await openDetails(aRow({ application: aMyApplication({ silent_days: 1, pace }) }))
    expect(
      timeline.getByText(
        'No reply for 1 day. This employer replies to 30% of applications (based on 20 applications in the last 180 days).',
      ),
    ).toBeInTheDocument()
  })

  it('counts days in the six forms of Arabic', async () => {
    const { user } = await open(aRow({ application: aMyApplication({ silent_days: 2 }) }), {
      language: 'ar' as const,
      country: 'sa' as const,
      texts: { 'mf-profile': arabic },
    } as never)
    await user.click(screen.getByRole('button', { name: arabic.myJobs.details }))
    expect(await screen.findByText('لا رد منذ يومين.')).toBeInTheDocument()
  })
})

// Of what was long ago Arabic said “أُرسل 3 يناير 2025”, without the word that stands before a date.
it('says when it was long ago by its date, with the word before one', async () => {
  const row = aRow({ application: aMyApplication({ applied_at: '2025-01-03T00:00:00Z' }), at: '2025-01-03T00:00:00Z' })
  const { unmount } = await open(row)
  expect(screen.getByText('Sent on Jan 3, 2025')).toBeInTheDocument()
  unmount()
  await open(row, { language: 'ar' as const, country: 'sa' as const, texts: { 'mf-profile': arabic } } as never)
  expect(screen.getByText('تم الإرسال في 3 يناير 2025')).toBeInTheDocument()
})

// What was sent in Tokyo late last night was “today” until the same hour, and what had ended there after midnight had ended the day before.
it('tells days by the reader’s clock; a day that an employer named is that day everywhere', async () => {
  const options = { timeZone: 'Asia/Tokyo' }
  const clock = jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue(options as Intl.ResolvedDateTimeFormatOptions)
  const midnight = Date.parse(`${new Intl.DateTimeFormat('sv-SE', options).format()}T00:00:00+09:00`)
  const at = new Date(midnight - 60_000).toISOString()
  const closed = (validThrough: string) => aMyJob({ status: 'closed', valid_through: validThrough })
  const { unmount } = await open(
    aRow({ job: closed('2025-01-03T16:00:00.000Z'), application: aMyApplication({ applied_at: at }), at }),
  )
  expect(screen.getByText('Sent yesterday')).toBeInTheDocument()
  expect(screen.getByText(/Jan 4, 2025/)).toBeInTheDocument()
  unmount()
  await open(aRow({ job: closed('2025-01-03T23:59:59.999Z') }))
  expect(screen.getByText(/Jan 3, 2025/)).toBeInTheDocument()
  clock.mockRestore()
})

describe('what was sent', () => {
  it('is the message and the resume', async () => {
    await openDetails(aRow())
    const sent = within(screen.getByRole('group', { name: 'What you sent' }))
    expect(sent.getByText('I have kept books for seven years.')).toBeInTheDocument()
    expect(sent.getByText('Mei Tan.pdf')).toBeInTheDocument()
  })

  it('is the profile where nothing was attached', async () => {
    await openDetails(aRow({ application: aMyApplication({ first_message: null, resume: null }) }))
    const sent = within(screen.getByRole('group', { name: 'What you sent' }))
    expect(sent.getByText('No message')).toBeInTheDocument()
    expect(sent.getByText('Your profile, no resume attached')).toBeInTheDocument()
  })

  it('is not there any more once it was withdrawn', async () => {
    await openDetails(withdrawn)
    expect(screen.queryByRole('group', { name: 'What you sent' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Withdraw application' })).not.toBeInTheDocument()
  })
})

describe('withdrawing', () => {
  it('is asked about, done, and taken back', async () => {
    const calls: string[] = []
    server.use(
      mockApiResponse('PATCH', '/api/job/jobs/applied-jobs/42/withdraw', () => {
        calls.push('withdraw')
        server.use(rowsAre([withdrawn]))
        return { status: 500, code: 50001 }
      }),
    )
    const { user } = await openDetails(aRow())
    await user.click(screen.getByRole('button', { name: 'Withdraw application' }))
    let dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this application?' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(calls).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Withdraw application' }))
    dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(/went wrong/)
    server.use(
      mockApiResponse('PATCH', '/api/job/jobs/applied-jobs/42/withdraw', () => {
        calls.push('withdraw')
        server.use(rowsAre([withdrawn]))
        return { data: appliedJob }
      }),
      mockApiResponse('PATCH', '/api/jobApplication/my-jobs/applications/7/undo-withdrawal', () => {
        calls.push('undo')
        server.use(rowsAre([aRow()]))
        return { data: null }
      }),
    )
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('Application withdrawn.')).toBeInTheDocument()
    expect(await screen.findByText('Withdrawn')).toBeInTheDocument()
    const undo = screen.getByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toHaveFocus())
    await user.click(undo)
    expect(await screen.findByText('Sent')).toBeInTheDocument()
    expect(screen.queryByText('Application withdrawn.')).not.toBeInTheDocument()
    expect(calls).toEqual(['withdraw', 'withdraw', 'undo'])
  })

  it('says why it could not be taken back', async () => {
    server.use(
      mockApiResponse('PATCH', '/api/job/jobs/applied-jobs/42/withdraw', { data: appliedJob }),
      mockApiResponse('PATCH', '/api/jobApplication/my-jobs/applications/7/undo-withdrawal', {
        status: 409,
        code: 40018,
        message: 'It is too late to undo this.',
      }),
    )
    const { user } = await openDetails(aRow())
    await user.click(screen.getByRole('button', { name: 'Withdraw application' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('It is too late to undo this.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Application withdrawn.')).not.toBeInTheDocument()
  })
})

const appliedJob = {
  id: 7,
  job: {
    ...aMyJob(),
    language: null,
    job_type: null,
    xp_lvl: null,
    arrangement: null,
    posted_at: null,
    is_reposted: false,
    is_urgent: false,
    is_web3: false,
    recruiter_activity: null,
    response_rate: null,
    is_external: false,
    is_saved: false,
  },
  status: 'withdrawn',
  tab: 'viewed',
  applied_at: '2026-11-10T08:00:00Z',
  first_message: null,
  resume: null,
  can_reapply: true,
}

describe('what else can be done', () => {
  it('is applying again to an open job after a withdrawal', async () => {
    await open(aRow({ application: aMyApplication({ state: 'withdrawn', can_reapply: true }) }))
    expect(screen.getByRole('link', { name: 'Apply again' })).toHaveAttribute(
      'href',
      '/en-us/job/accountant-42?apply=1',
    )
  })

  it('is not applying again to a closed one', async () => {
    await open(aRow({ job: aMyJob({ status: 'closed' }), application: aMyApplication({ can_reapply: true }) }))
    expect(screen.queryByRole('link', { name: 'Apply again' })).not.toBeInTheDocument()
  })

  it('is going on with the chat, and finding jobs like it', async () => {
    await openDetails(aRow({ chat_id: 9 }))
    expect(screen.getByRole('link', { name: 'Open chat' })).toHaveAttribute('href', '/en-us/chat/9')
    expect(screen.getByRole('link', { name: 'Find similar jobs' })).toHaveAttribute(
      'href',
      '/en-us/jobs-hiring/Accountant-jobs-in-Singapore',
    )
  })
})

describe('a saved job', () => {
  it('that is closed keeps its text to be read', async () => {
    const { user } = await open(
      aSavedRow({
        job: aMyJob({ status: 'closed' }),
        copy: {
          title: 'Accountant',
          company_name: 'Harbour Foods',
          places: ['Singapore'],
          pay: null,
          text: 'You keep the books.\n\nYou close the month.',
        },
      }),
      { tab: 'saved' },
    )
    await user.click(screen.getByRole('button', { name: 'Read the saved copy' }))
    const copy = within(await screen.findByRole('group', { name: 'The job as you saved it' }))
    expect(copy.getByText(/You close the month\./)).toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Timeline' })).not.toBeInTheDocument()
  })

  it('that is open is read on its own page', async () => {
    await open(aSavedRow({ copy: { title: 'Accountant', company_name: null, places: [], pay: null, text: 'Old.' } }), {
      tab: 'saved',
    })
    expect(screen.queryByRole('button', { name: 'Read the saved copy' })).not.toBeInTheDocument()
    expect(screen.getByText(/^Saved/)).toBeInTheDocument()
  })

  it('is removed and brought back', async () => {
    const calls: unknown[] = []
    server.use(
      mockApiResponse('DELETE', '/api/job/saved-jobs/42/delete', () => {
        calls.push('removed')
        return { data: { is_saved: false } }
      }),
      mockApiResponse('POST', '/api/job/saved-jobs/create', async (request) => {
        calls.push(await request.json())
        return { data: { is_saved: true } }
      }),
    )
    const { user, platform } = await open(aSavedRow(), { tab: 'saved' })
    const savedEvents: unknown[] = []
    platform.events.on('job.saved', (fact) => savedEvents.push(fact))
    const saveButton = screen.getByRole('button', { name: 'Save Accountant' })
    await user.click(saveButton)
    expect(await screen.findByText('Removed from saved jobs')).toBeInTheDocument()
    expect(saveButton).toHaveAttribute('aria-pressed', 'false')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(saveButton).toHaveAttribute('aria-pressed', 'true'))
    expect(calls).toEqual(['removed', { job_id: 42 }])
    expect(savedEvents).toEqual([
      { jobId: 42, saved: false },
      { jobId: 42, saved: true },
    ])
  })

  it('stays where it could not be removed', async () => {
    server.use(mockApiResponse('DELETE', '/api/job/saved-jobs/42/delete', { status: 500, code: 50001 }))
    const { user, platform } = await open(aSavedRow(), { tab: 'saved' })
    const saveButton = screen.getByRole('button', { name: 'Save Accountant' })
    await user.click(saveButton)
    await waitFor(() => expect(saveButton).toHaveAttribute('aria-pressed', 'true'))
    expect(platform.notify).toHaveBeenLastCalledWith("Couldn't save that change. Try again.", 'error')
  })
})

describe('a note', () => {
  const respond = (sent: unknown[]) =>
    mockApiResponse('PUT', '/api/jobApplication/my-jobs/notes/42', async (request) => {
      const body = (await request.json()) as { text: string }
      sent.push(body)
      return { data: { note: body.text || null } }
    })

  it('is written, shown and changed by members and guests alike', async () => {
    const sent: unknown[] = []
    server.use(respond(sent))
    const { user } = await open(aSavedRow(), { tab: 'saved', session: { kind: 'guest' } } as never)
    await user.click(screen.getByRole('button', { name: 'Add a note' }))
    const field = await screen.findByRole('textbox', { name: 'Your note' })
    expect(field).toHaveFocus()
    await user.type(field, ' Ask about the team. ')
    expect(field).toHaveAccessibleDescription('Only you can see it. 19 of 1,000 characters.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Ask about the team.')).toBeInTheDocument()
    expect(sent).toEqual([{ text: 'Ask about the team.' }])
    const edit = screen.getByRole('button', { name: 'Edit note' })
    expect(edit).toHaveFocus()
    await user.click(edit)
    await user.clear(await screen.findByRole('textbox', { name: 'Your note' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Add a note' })).toBeInTheDocument()
    expect(screen.queryByText('Ask about the team.')).not.toBeInTheDocument()
  })

  it('has a thousand characters at most', async () => {
    const sent: unknown[] = []
    server.use(respond(sent))
    const { user } = await open(aRow({ note: 'x'.repeat(1000) }))
    await user.click(screen.getByRole('button', { name: 'Edit note' }))
    const field = await screen.findByRole('textbox', { name: 'Your note' })
    await user.type(field, 'y')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(field).toBeInvalid()
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('is kept in the editor where it could not be saved', async () => {
    server.use(mockApiResponse('PUT', '/api/jobApplication/my-jobs/notes/42', { status: 500, code: 50001 }))
    const { user } = await open(aRow())
    await user.click(screen.getByRole('button', { name: 'Add a note' }))
    await user.type(await screen.findByRole('textbox', { name: 'Your note' }), 'Ask')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/went wrong/)
    expect(screen.getByRole('textbox', { name: 'Your note' })).toHaveValue('Ask')
  })
})
