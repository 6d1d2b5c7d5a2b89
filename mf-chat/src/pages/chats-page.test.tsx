import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aChat, aMessage, aRecruiter, asMember, paths } from '../testing/handlers.ts'
import { Page } from './chats-page.tsx'

const server = setupMockApi(
  mockApiResponse('POST', paths.messaging, { status: 503, code: 50101 }),
  mockApiResponse('GET', paths.redDot, { data: { has_red_dot: true, count: 1 } }),
)

const listOf = (...items: ReturnType<typeof aChat>[]) =>
  mockApiResponse('GET', paths.chats, { data: { items, total: items.length, page: 1, size: 20 } })

const openList = async (path = '/chat', language: 'en-us' | 'ar' = 'en-us') =>
  renderWithPlatform(<Page />, { ...(await asMember(language)), path })

describe('the list of chats', () => {
  it('says who, about what, what was said last and what waits', async () => {
    server.use(
      listOf(
        aChat({ unread_count: 3, is_pinned: true, recruiter: aRecruiter({ is_online: true }) }),
        aChat({
          id: 6,
          is_muted: true,
          recruiter: aRecruiter({ name: 'Ken Sato' }),
          last_message: aMessage(11, { sender: 'seeker', text: 'See you then' }),
        }),
      ),
    )
    await openList()
    const first = await screen.findByRole('link', { name: /Aisyah Rahman/ })
    expect(first).toHaveAttribute('href', '/en-us/chat/5')
    expect(first).toHaveTextContent('Harbour Works · Site engineer')
    expect(first).toHaveTextContent('Message 10')
    expect(within(first).getByText('3 unread messages')).toBeInTheDocument()
    expect(within(first).getByText('Online')).toBeInTheDocument()
    expect(within(first).getByRole('img', { name: 'Pinned' })).toBeInTheDocument()
    const second = screen.getByRole('link', { name: /Ken Sato/ })
    expect(second).toHaveTextContent('You: See you then')
    expect(within(second).getByRole('img', { name: 'Muted' })).toBeInTheDocument()
    const interviews = await screen.findByRole('link', { name: 'Interviews Something needs your answer' })
    expect(interviews).toHaveAttribute('href', '/en-us/chat/interviews')
    await expectNoAxeViolations()
  })

  it('is walked with the arrow keys', async () => {
    server.use(listOf(aChat(), aChat({ id: 6, recruiter: aRecruiter({ name: 'Ken Sato' }) })))
    const { user } = await openList()
    const first = await screen.findByRole('link', { name: /Aisyah/ })
    first.focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: /Ken Sato/ })).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowUp}')
    expect(first).toHaveFocus()
    await user.keyboard('{End}')
    expect(screen.getByRole('link', { name: /Ken Sato/ })).toHaveFocus()
  })

  it('asks for the folder and the words of the address, and keeps them on the way to a chat', async () => {
    const asked: string[] = []
    server.use(
      mockApiResponse('GET', paths.chats, ({ url }) => {
        asked.push(new URL(url).search)
        return { data: { items: [aChat()], total: 1, page: 1, size: 20 } }
      }),
    )
    await openList('/chat?folder=not_interested&query=harbour')
    const link = await screen.findByRole('link', { name: /Aisyah/ })
    expect(link).toHaveAttribute('href', '/en-us/chat/5?folder=not_interested&query=harbour')
    expect(asked).toEqual(['?folder=not_interested&query=harbour&page=1'])
    expect(screen.getByRole('link', { name: 'Not interested' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('link', { name: 'Inbox' })).toHaveAttribute('href', '/en-us/chat?query=harbour')
    expect(screen.getByRole('searchbox', { name: 'Search chats' })).toHaveValue('harbour')
  })

  it('searches while somebody types, without a new entry in the history', async () => {
    server.use(listOf(aChat()))
    const { user, platform } = await openList()
    await user.type(screen.getByRole('searchbox', { name: 'Search chats' }), 'sato')
    await waitFor(() =>
      expect(platform.navigate).toHaveBeenCalledWith('/chat?query=sato', { replace: true, keepScroll: true }),
    )
  })

  it('brings more chats on demand', async () => {
    server.use(
      mockApiResponse('GET', paths.chats, ({ url }) => {
        const page = Number(new URL(url).searchParams.get('page'))
        const items = [aChat({ id: page, recruiter: aRecruiter({ name: `Recruiter ${page}` }) })]
        return { data: { items, total: 2, page, size: 1 } }
      }),
    )
    const { user } = await openList()
    expect(await screen.findByText('Choose a chat')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Show more chats' }))
    expect(await screen.findByRole('link', { name: /Recruiter 2/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Show more chats' })).not.toBeInTheDocument()
  })

  it('says how a chat begins where there is none', async () => {
    server.use(listOf())
    await openList()
    expect(await screen.findByRole('heading', { name: 'No chats yet' })).toBeInTheDocument()
    // “Choose a chat” stood beside it.
    expect(screen.queryByText('Choose a chat')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/en-us/jobs-hiring/job-search')
    await expectNoAxeViolations()
  })

  it('says that nothing matches, and that nothing was put aside', async () => {
    server.use(listOf())
    const found = await openList('/chat?query=zebra')
    expect(await screen.findByRole('heading', { name: 'No chats match “zebra”' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Clear the search' })).toHaveAttribute('href', '/en-us/chat')
    found.unmount()
    await openList('/chat?folder=not_interested')
    expect(await screen.findByRole('heading', { name: 'No chats here' })).toBeInTheDocument()
  })

  it('says that it could not be loaded, and tries again when asked', async () => {
    server.use(mockApiResponse('GET', paths.chats, { status: 500, code: 50001 }))
    const { user } = await openList()
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.use(listOf(aChat()))
    await user.click(again)
    expect(await screen.findByRole('link', { name: /Aisyah/ })).toBeInTheDocument()
  })

  it('speaks Arabic', async () => {
    server.use(listOf(aChat({ unread_count: 2 })))
    await openList('/chat', 'ar')
    expect(await screen.findByText('رسالتان غير مقروءتين')).toBeInTheDocument()
    await expectNoAxeViolations()
  })
})
