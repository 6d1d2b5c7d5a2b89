import { afterEach, describe, expect, it } from '@jest/globals'
import { myJobsKey } from '@jobspan/shared-kit/contracts/applications/my-jobs-key'
import {
  expectNoAxeViolations,
  mockApiResponse,
  type RenderOptions,
  renderWithPlatform,
  setupMockApi,
  testPlatform,
} from '@jobspan/shared-kit/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { myJobsFilters, myJobsSections } from '../features/my-jobs/my-jobs-view.ts'
import arabic from '../locales/ar.json' with { type: 'json' }
import texts from '../locales/en-us.json' with { type: 'json' }
import { inEnglish } from '../testing/handlers.ts'
import {
  aMyApplication,
  aMyJob,
  aRecruiter,
  aRow,
  aSavedRow,
  countsAre,
  markSeen,
  rowsAre,
} from '../testing/my-jobs-handlers.ts'
import { head, Page, queries } from './my-jobs-page.tsx'

const server = setupMockApi(countsAre({ pending: 1, saved: 12 }), rowsAre([aRow()]), markSeen)

const open = (path = 'pending', options: RenderOptions = inEnglish) =>
  renderWithPlatform(<Page params={{ tab: path.split('?')[0] ?? '' }} />, {
    ...options,
    path: `/recommended-job/${path}`,
  })
const asGuest: RenderOptions = { ...inEnglish, session: { kind: 'guest' } }
const job = (name = 'Accountant') => screen.findByRole('article', { name })
const failed = mockApiResponse('GET', '/api/jobApplication/my-jobs', { status: 500, code: 50001 })

describe('My jobs', () => {
  it('has a list for each question that a person has, with how many rows it holds', async () => {
    server.use(countsAre({ needs_action: 2, saved: 12 }))
    await open('saved')
    const lists = within(screen.getByRole('navigation', { name: 'My jobs' }))
    await lists.findByRole('link', { name: 'Saved 12' })
    expect(lists.getAllByRole('link').map((list) => [list.textContent, list.getAttribute('href')])).toEqual([
      ['To do2', '/en-us/recommended-job/needs_action'],
      ['In progress', '/en-us/recommended-job/in_progress'],
      ['Saved12', '/en-us/recommended-job/saved'],
      ['Closed', '/en-us/recommended-job/closed'],
      ['Who viewed me', '/en-us/recommended-job/viewers'],
    ])
    expect(lists.getByRole('link', { current: 'page' })).toHaveTextContent('Saved')
    expect(screen.queryByRole('navigation', { name: 'In progress' })).not.toBeInTheDocument()
  })

  it('narrows what is in progress by how far it has come', async () => {
    await open('viewed')
    const filters = within(screen.getByRole('navigation', { name: 'In progress' }))
    expect(filters.getAllByRole('link').map((filter) => filter.getAttribute('href'))).toEqual(
      ['in_progress', 'pending', 'viewed', 'interested', 'interview', 'communicated', 'exchanged'].map(
        (list) => `/en-us/recommended-job/${list}`,
      ),
    )
    expect(filters.getByRole('link', { current: 'page' })).toHaveTextContent('Viewed')
  })

  it('says what waits for the member, until when, and leads there', async () => {
    server.use(
      rowsAre([
        aRow({ key: 'interview-3', chat_id: 9, need: { kind: 'interview', id: 3, due_at: '2026-12-01T08:00:00Z' } }),
        aRow({
          key: 'resume-4',
          chat_id: 9,
          job: aMyJob({ id: 43, title: 'Cook' }),
          need: { kind: 'resume', id: 4, due_at: null },
        }),
      ]),
    )
    await open('needs_action')
    const interview = within(await job())
    expect(interview.getByText('Choose an interview time')).toBeVisible()
    expect(interview.getByText('Answer by Dec 1, 2026')).toBeVisible()
    expect(interview.getByRole('link', { name: 'Choose a time' })).toHaveAttribute(
      'href',
      '/en-us/chat/interviews?interview=3',
    )
    expect(within(await job('Cook')).getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/en-us/chat/9')
  })

  // A row jumped to another tab while its reader was about to press its button.
  it('keeps a row that has left the list in its place, and new ones behind a button', async () => {
    const cook = aRow({ key: 'application-8', job: aMyJob({ id: 43, title: 'Cook' }) })
    server.use(rowsAre([aRow(), cook]))
    const { platform, user } = await open('pending')
    await job('Cook')
    const baker = aRow({ key: 'application-9', job: aMyJob({ id: 44, title: 'Baker' }) })
    server.use(rowsAre([baker, cook]))
    await act(() => platform.queryClient.invalidateQueries({ queryKey: myJobsKey }))
    const fresh = await screen.findByRole('button', { name: 'Show 1 new' })
    const titles = () => screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent)
    expect(titles()).toEqual(['Accountant', 'Cook'])
    expect(screen.getByText(/No longer in this list/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See where it is' })).toHaveAttribute(
      'href',
      '/en-us/recommended-job?job=42',
    )
    await user.click(fresh)
    expect(titles()).toEqual(['Baker', 'Cook'])
    // The last one too: no empty list takes its place.
    server.use(rowsAre([]))
    await act(() => platform.queryClient.invalidateQueries({ queryKey: myJobsKey }))
    expect(await screen.findAllByText(/No longer in this list/)).toHaveLength(2)
    expect(titles()).toEqual(['Baker', 'Cook'])
  })

  it('knows no other tab', async () => {
    const platform = await testPlatform(inEnglish)
    const context = { params: { tab: 'matches' }, api: platform.api } as unknown as Parameters<typeof queries>[0]
    const [missing] = queries(context)
    expect(missing?.critical).toBe(true)
    await expect(missing?.options.queryFn()).rejects.toMatchObject({ status: 404 })
    expect(head({ ...context, t: String as never })).toMatchObject({ robots: 'noindex' })
  })

  it('tells what a row is about and where the application stands', async () => {
    await open()
    const row = within(await job())
    expect(row.getByRole('link', { name: 'Accountant' })).toHaveAttribute('href', '/en-us/job/accountant-42')
    expect(row.getByText('Harbour Foods')).toBeInTheDocument()
    expect(row.getByText('Singapore')).toBeInTheDocument()
    expect(row.getByText(/4,000.*6,000/)).toBeInTheDocument()
    expect(row.getByText('Sent')).toBeInTheDocument()
    expect(row.queryByText('New')).not.toBeInTheDocument()
    await expectNoAxeViolations()
  })

  it('says of a job that has ended how it ended, and leads to others like it', async () => {
    server.use(
      rowsAre([
        aRow({ key: 'a', job: aMyJob({ status: 'closed' }) }),
        aRow({ key: 'b', job: aMyJob({ id: 43, title: 'Cook', status: 'on_hold', pay: null }) }),
        aRow({
          key: 'c',
          job: aMyJob({ id: 44, title: 'Nurse', status: 'closed', valid_through: '2026-03-03T00:00:00Z' }),
        }),
      ]),
    )
    await open()
    const closed = within(await job())
    expect(closed.getByText(/This job is closed\./)).toBeInTheDocument()
    expect(closed.getByRole('link', { name: 'Find similar jobs' })).toHaveAttribute(
      'href',
      '/en-us/jobs-hiring/Accountant-jobs-in-Singapore',
    )
    expect(within(await job('Cook')).getByText(/This job is on hold\./)).toBeInTheDocument()
    expect(within(await job('Cook')).getByText('Pay not disclosed')).toBeInTheDocument()
    expect(within(await job('Nurse')).getByText(/This job expired on Mar 3, 2026\./)).toBeInTheDocument()
  })

  it('names recruiters without a job, and leads to their chat and their company’s jobs', async () => {
    server.use(rowsAre([aRow({ job: null, application: null, recruiter: aRecruiter, chat_id: 9, at: '2026-11-13' })]))
    await open('viewers')
    const row = within(await job('Aisha Rahman'))
    expect(row.getByText('Talent Partner')).toBeInTheDocument()
    expect(row.getByText(/^Viewed your profile/)).toBeInTheDocument()
    expect(row.getByRole('link', { name: 'Open chat' })).toHaveAttribute('href', '/en-us/chat/9')
    expect(row.getByRole('link', { name: 'Jobs at this company' })).toHaveAttribute(
      'href',
      '/en-us/jobs-hiring/job-search?company_ids=3&country=all',
    )
  })

  it.each(['needs_action', 'exchanged'] as const)('says what leads to the empty tab %s', async (tab) => {
    server.use(rowsAre([]))
    await open(tab)
    expect(await screen.findByRole('heading', { name: texts.myJobs.empty[tab].title })).toBeInTheDocument()
    expect(screen.getByText(texts.myJobs.empty[tab].body)).toBeInTheDocument()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  })

  it('has words for each tab that is empty', () => {
    expect(Object.keys(texts.myJobs.empty).toSorted()).toEqual([...myJobsSections, ...myJobsFilters].toSorted())
  })

  it('is laid out from right to left in Arabic', async () => {
    await open('pending', { ...inEnglish, language: 'ar', country: 'sa', texts: { 'mf-profile': arabic } })
    expect(within(await job()).getByText(arabic.myJobs.state.pending)).toBeInTheDocument()
    await expectNoAxeViolations()
  })
})

describe('the list', () => {
  it('is searched, sorted and paged by the address', async () => {
    const asked: string[] = []
    server.use(
      mockApiResponse('GET', '/api/jobApplication/my-jobs', (request) => {
        asked.push(new URL(request.url).search)
        return { data: { items: [aRow()], total: 45, page: 2, size: 20 } }
      }),
    )
    const { user, platform } = await open('pending?query=acc&sort=2&page=2')
    await job()
    expect(asked).toEqual(['?tab=pending&query=acc&sort=2&page=2'])
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/en-us/recommended-job/pending?query=acc&sort=2&page=3',
    )
    await user.type(screen.getByRole('searchbox', { name: 'Search by title or company' }), 'ountant')
    await waitFor(() =>
      expect(platform.navigate).toHaveBeenLastCalledWith(
        '/recommended-job/pending?query=accountant&sort=2',
        expect.objectContaining({ replace: true, keepScroll: true }),
      ),
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Latest activity')
    expect(platform.navigate).toHaveBeenLastCalledWith(
      '/recommended-job/pending?query=accountant',
      expect.objectContaining({ replace: true }),
    )
  })

  it('says that nothing matches, and leads back to all rows', async () => {
    server.use(rowsAre([]))
    await open('saved?query=cook')
    expect(await screen.findByRole('heading', { name: /Nothing matches “.cook.”/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Clear search' })).toHaveAttribute('href', '/en-us/recommended-job/saved')
    expect(screen.getByRole('searchbox')).toHaveValue('cook')
    expect(screen.getByText('0 results')).toBeInTheDocument()
  })

  it('leads back from a page that is past the end', async () => {
    server.use(rowsAre([], 12))
    await open('saved?page=9')
    expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/en-us/recommended-job/saved',
    )
  })

  it('says that it could not be had, and asks again', async () => {
    server.use(failed)
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.resetHandlers()
    await user.click(retry)
    expect(await job()).toBeInTheDocument()
  })

  it('stays when it cannot be refreshed, and says so', async () => {
    const { user, platform } = await open()
    await job()
    server.use(failed)
    await act(() => platform.queryClient.invalidateQueries({ queryKey: myJobsKey }))
    expect(await screen.findByText(/We couldn't refresh this list/)).toBeInTheDocument()
    expect(await job()).toBeInTheDocument()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/We couldn't refresh this list/)).not.toBeInTheDocument())
  })

  describe('without a connection', () => {
    const goOnline = (isOnline: boolean) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
      act(() => {
        onlineManager.setOnline(isOnline)
        window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
      })
    }
    afterEach(() => goOnline(true))

    it('stays, and says that it may be old', async () => {
      await open()
      await job()
      goOnline(false)
      expect(await screen.findByText("You're offline. This is what we last loaded.")).toBeInTheDocument()
      expect(await job()).toBeInTheDocument()
    })

    it('says so in its place where nothing was loaded', async () => {
      goOnline(false)
      await open()
      expect(await screen.findByText("You're offline")).toBeInTheDocument()
    })
  })
})

describe('what is new', () => {
  const decided = (at: string) =>
    aMyApplication({
      state: 'not_accepted',
      silent_days: null,
      timeline: [
        { kind: 'sent', at: '2026-11-10T08:00:00Z', reason: null },
        { kind: 'not_accepted', at, reason: null },
      ],
    })

  it('since the last visit comes first and is marked, and the API learns that it was shown', async () => {
    let seen = 0
    server.use(
      countsAre({ viewed: 2 }, { news: 1 }),
      rowsAre([
        aRow({ key: 'old', job: aMyJob({ title: 'Cook', id: 1 }), application: decided('2026-11-11T08:00:00Z') }),
        aRow({ key: 'new', job: aMyJob({ title: 'Nurse', id: 2 }), application: decided('2026-11-13T08:00:00Z') }),
      ]),
      mockApiResponse('POST', '/api/jobApplication/my-jobs/seen', () => {
        seen += 1
        server.use(countsAre({ viewed: 2 }, { seenAt: '2026-11-20T08:00:00Z' }))
        return { data: null }
      }),
    )
    await open('viewed')
    expect(await screen.findByText('1 update since your last visit on Nov 12, 2026')).toBeInTheDocument()
    expect(within(await job('Nurse')).getByText('New')).toBeInTheDocument()
    expect(within(await job('Cook')).queryByText('New')).not.toBeInTheDocument()
    expect(screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'Nurse',
      'Cook',
    ])
    await waitFor(() => expect(seen).toBe(1))
    // The mark stays while the page is open.
    expect(within(await job('Nurse')).getByText('New')).toBeInTheDocument()
  })

  // The shell asks for everything under this key anew when the server tells of something.
  it('comes into the open tab by itself', async () => {
    const { platform } = await open('pending')
    expect(within(await job()).getByText('Sent')).toBeInTheDocument()
    server.use(rowsAre([aRow({ application: decided('2026-11-24T08:00:00Z') })]))
    await act(() => platform.queryClient.invalidateQueries({ queryKey: myJobsKey }))
    expect(await within(await job()).findByText('Not accepted')).toBeInTheDocument()
    expect(within(await job()).getByText('New')).toBeInTheDocument()
  })
})

describe('a guest', () => {
  it('has the saved jobs, and reads where they are kept', async () => {
    server.use(rowsAre([aSavedRow()]))
    await open('saved', asGuest)
    expect(await job()).toBeInTheDocument()
    expect(screen.getByText(/^These jobs are saved in this browser only\./)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/en-us/get-started?redirect=%2Fen-us%2Frecommended-job%2Fsaved',
    )
  })

  it('is asked to sign in for a list other than the saved jobs, and comes back there', async () => {
    await open('viewers', asGuest)
    expect(await screen.findByRole('heading', { name: 'Sign in to see your applications' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/en-us/get-started?step=register&redirect=%2Fen-us%2Frecommended-job%2Fviewers',
    )
  })

  // Another tab has signed out: this one still takes itself for a member's.
  it('is asked to sign in also where the page did not know', async () => {
    server.use(mockApiResponse('GET', '/api/jobApplication/my-jobs', { status: 403, code: 40005 }))
    await open('pending')
    expect(await screen.findByRole('heading', { name: 'Sign in to see your applications' })).toBeInTheDocument()
  })
})
