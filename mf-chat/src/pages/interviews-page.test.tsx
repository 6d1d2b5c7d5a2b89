import { describe, expect, it } from '@jest/globals'
import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { ws } from 'msw'
import { anAcceptedInterview, anInterview, anOffer } from '../testing/an-interview.ts'
import { aMessage, asMember, paths, socketUrl } from '../testing/handlers.ts'
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

// The whole section went, with the question that was open and what was typed in it.
it('an offer that is withdrawn while one answers it stays, and says so', async () => {
  const socket = ws.link(socketUrl)
  let isConnected = false
  server.use(
    mockApiResponse('POST', paths.messaging, {}),
    socket.addEventListener('connection', () => {
      isConnected = true
    }),
    mockApiResponse('GET', calls.offers, pageOf([anOffer()])),
  )
  const { user, unmount } = await open()
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const reason = await screen.findByRole('dialog')
  await waitFor(() => expect(isConnected).toBe(true))
  server.use(mockApiResponse('GET', calls.offers, pageOf([])))
  const offer = anOffer({ state: 'withdrawn', can_answer: false })
  const message = aMessage(12, { kind: 'offer', text: null, offer })
  await act(async () => socket.broadcast(JSON.stringify({ type: 'message', chat_id: 5, message })))
  expect(await screen.findByText('Withdrawn')).toBeInTheDocument()
  expect(reason).toBeInTheDocument()
  unmount()
})

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
    for (const path of [calls.list, calls.offers, calls.feed])
      server.use(mockApiResponse('GET', path, { status: 500, code: 50001 }))
    const { user } = await open()
    // Offers and the feed were blank.
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3))
    const offers = screen.getByRole('region', { name: 'Offers' })
    server.resetHandlers()
    await user.click(within(offers).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(offers).not.toBeInTheDocument())
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await user.click(again)
    expect(await screen.findByRole('heading', { name: 'No interviews yet' })).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Create address' })).toBeInTheDocument()
  })

  it('warns of missed interviews, each of which can be objected to', async () => {
    const noShow = { company_name: 'Harbour Works', starts_at: '2026-11-02T06:00:00Z' }
    const objected: number[] = []
    server.use(
      mockApiResponse('GET', calls.standing, () => ({
        data: {
          no_shows: [40, 41].map((id) => ({ ...noShow, interview_id: id, can_object: !objected.includes(id) })),
          banned_until: '2027-05-02T06:00:00Z',
        },
      })),
      mockApiResponse('POST', '/api/apiGo/interview/40/object', () => {
        objected.push(40)
        return { data: anAcceptedInterview({ state: 'not_attended', actions: [], objection: 'open' }) }
      }),
    )
    const { user } = await open()
    const title = await screen.findByText(/^You can't accept interviews until May 2, 2027$/)
    const [first] = screen.getAllByRole('button', { name: 'I was there' })
    await user.click(first as HTMLElement)
    await user.fill(await screen.findByRole('textbox', { name: 'Your objection' }), 'I was in the call.')
    await user.click(screen.getByRole('button', { name: 'Send objection' }))
    expect(await screen.findByText(/^Objection sent/)).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'I was there' })).toHaveLength(1))
    expect(title.closest('[tabindex="-1"]')).toHaveFocus()
    // The words of the first objection stood in the second.
    await user.click(screen.getByRole('button', { name: 'I was there' }))
    expect(await screen.findByRole('textbox', { name: 'Your objection' })).toHaveValue('')
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
    const address = await screen.findByLabelText('Calendar address')
    expect(address).toHaveValue('https://jobspan.example/api/calendar/abc')
    // The button that had the focus is gone.
    await waitFor(() => expect(address).toHaveFocus())
    await user.click(await screen.findByRole('button', { name: 'Stop the feed' }))
    const question = await screen.findByRole('alertdialog', { name: 'Stop the calendar feed?' })
    await user.click(within(question).getByRole('button', { name: 'Stop the feed' }))
    expect(await screen.findByText('The feed is stopped.')).toBeInTheDocument()
    expect(screen.queryByLabelText('Calendar address')).toBeNull()
    expect(await screen.findByRole('button', { name: 'Create address' })).toBeInTheDocument()
  })
})
