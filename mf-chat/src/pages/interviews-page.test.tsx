import { describe, expect, it } from '@jest/globals'
import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anAcceptedInterview, anInterview, anOffer } from '../testing/an-interview.ts'
import { asMember, paths } from '../testing/handlers.ts'
import { Page } from './interviews-page.tsx'

const calls = {
  list: '/api/apiGo/interview/list',
  standing: '/api/apiGo/interview/standing',
  feed: '/api/apiGo/interview/feed',
  offers: '/api/jobApplication/offers',
}
const pageOf = (items: unknown[]) => ({ data: { items, total: items.length, page: 1, size: 20 } })

const server = setupMockApi(
  mockApiResponse('POST', paths.messaging, { status: 503, code: 50101 }),
  mockApiResponse('GET', calls.list, pageOf([])),
  mockApiResponse('GET', calls.offers, pageOf([])),
  mockApiResponse('GET', calls.standing, { data: { no_shows: [], banned_until: null } }),
  mockApiResponse('GET', calls.feed, { data: null }),
)

const open = async (path = '/chat/interviews', language: 'en-us' | 'ar' = 'en-us') =>
  renderWithPlatform(<Page />, { ...(await asMember(language)), path })

describe('the list of interviews', () => {
  it('has what waits for the member first, and an answered one stays where it is', async () => {
    const lists: Record<string, Interview[]> = {
      needs_me: [anInterview()],
      coming: [anAcceptedInterview({ id: 41 })],
      past: [anInterview({ id: 42, state: 'passed', actions: [] })],
    }
    server.use(
      mockApiResponse('GET', calls.list, ({ url }) =>
        pageOf(lists[new URL(url).searchParams.get('scope') ?? ''] ?? []),
      ),
      mockApiResponse('GET', calls.offers, pageOf([anOffer()])),
      mockApiResponse('POST', '/api/apiGo/interview/40/accept', { data: anAcceptedInterview() }),
    )
    const { user } = await open()
    const waiting = await screen.findByRole('region', { name: 'Needs your answer' })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Offers',
      'Needs your answer',
      'Coming up',
      'Past',
      'Calendar feed',
    ])
    expect(within(waiting).getByRole('heading', { name: 'Interview with Harbour Works' })).toBeInTheDocument()
    expect(within(waiting).getByRole('link', { name: 'Open chat' })).toHaveAttribute('href', '/en-us/chat/5')
    expect(within(waiting).getByRole('link', { name: 'View application' })).toHaveAttribute(
      'href',
      '/en-us/recommended-job?job=7',
    )
    await expectNoAxeViolations()
    await user.click(within(waiting).getByRole('button', { name: /^Accept / }))
    expect(await within(waiting).findByText('Confirmed')).toBeInTheDocument()
  })

  it('leads to the interview of a link', async () => {
    Element.prototype.scrollIntoView = () => undefined
    server.use(
      mockApiResponse('GET', calls.list, ({ url }) =>
        pageOf(new URL(url).searchParams.get('scope') === 'coming' ? [anAcceptedInterview({ id: 41 })] : []),
      ),
    )
    await open('/chat/interviews?interview=41')
    const heading = await screen.findByRole('heading', { name: 'Interview with Harbour Works' })
    await waitFor(() => expect(heading.parentElement).toHaveFocus())
  })

  it('says how an interview comes about where there is none', async () => {
    await open()
    expect(await screen.findByRole('heading', { name: 'No interviews yet' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to chats' })).toHaveAttribute('href', '/en-us/chat')
  })

  it('says that it could not be loaded, and tries again when asked', async () => {
    server.use(mockApiResponse('GET', calls.list, { status: 500, code: 50001 }))
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.use(mockApiResponse('GET', calls.list, pageOf([])))
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'No interviews yet' })).toBeInTheDocument()
  })

  it('warns of missed interviews, which can be objected to', async () => {
    server.use(
      mockApiResponse('GET', calls.standing, {
        data: {
          no_shows: [
            { interview_id: 40, company_name: 'Harbour Works', starts_at: '2026-11-02T06:00:00Z', can_object: true },
          ],
          banned_until: '2027-05-02T06:00:00Z',
        },
      }),
    )
    await open()
    expect(await screen.findByText(/^You can't accept interviews until May 2, 2027$/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'I was there' })).toBeInTheDocument()
  })
})

describe('the calendar feed', () => {
  it('shows its address once, and is ended after a question', async () => {
    let feed: object | null = null
    server.use(
      mockApiResponse('GET', calls.feed, () => ({ data: feed })),
      mockApiResponse('POST', calls.feed, () => {
        feed = { created_at: '2026-11-20T08:00:00Z', last_read_at: null }
        return { data: { url: 'https://jobspan.example/api/calendar/abc' } }
      }),
      mockApiResponse('DELETE', calls.feed, () => {
        feed = null
        return {}
      }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Create address' }))
    expect(await screen.findByLabelText('Calendar address')).toHaveValue('https://jobspan.example/api/calendar/abc')
    await user.click(await screen.findByRole('button', { name: 'Stop the feed' }))
    const question = await screen.findByRole('alertdialog', { name: 'Stop the calendar feed?' })
    await user.click(within(question).getByRole('button', { name: 'Stop the feed' }))
    expect(await screen.findByText('The feed is stopped.')).toBeInTheDocument()
    expect(screen.queryByLabelText('Calendar address')).toBeNull()
    expect(await screen.findByRole('button', { name: 'Create address' })).toBeInTheDocument()
  })
})
