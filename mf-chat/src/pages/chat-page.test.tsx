import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Chat } from '@jobspan/shared-kit/contracts/chats/chats'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aChat, aJob, aMessage, aRecruiter, asMember, paths } from '../testing/handlers.ts'
import { aroundChat, openChat } from '../testing/open-chat.tsx'
import { Page, queries } from './chat-page.tsx'

const server = setupMockApi(...aroundChat)

beforeEach(() => sessionStorage.clear())

describe('the conversation', () => {
  it('shows whom one talks to, about what, and what was said', async () => {
    await openChat(server, {
      chat: aChat({
        job: { ...aJob, status: 'on_hold' },
        recruiter: aRecruiter({ is_online: true }),
        recruiter_read_id: 12,
      }),
      messages: [
        aMessage(10, { text: 'Hello', is_automatic: true }),
        aMessage(11, { sender: 'seeker', text: 'Good morning' }),
        aMessage(12, {
          sender: 'seeker',
          kind: 'job',
          text: null,
          job: { ...aJob, id: 8, slug: 'surveyor-8', title: 'Surveyor' },
        }),
        aMessage(13, { sender: 'seeker', text: 'Still there?' }),
        aMessage(14, { text: null, is_recalled: true }),
      ],
    })
    expect((await screen.findByText('Hello')).closest('li')).toHaveTextContent('Automatic reply')
    expect(screen.getAllByText('Online').length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Site engineer' })).toHaveAttribute('href', '/en-us/job/site-engineer-7')
    expect(screen.getByText('Job on hold')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Surveyor' })).toHaveAttribute('href', '/en-us/job/surveyor-8')
    expect(screen.getByText('This message was unsent')).toBeInTheDocument()
    const read = screen.getByText('Read').closest('li')
    expect(read).toHaveTextContent('Good morning')
    expect(screen.getByRole('link', { name: 'Back to all chats' })).toHaveAttribute('href', '/en-us/chat')
    await expectNoAxeViolations()
  })

  it('brings older messages by a button, above those that are there', async () => {
    server.use(
      mockApiResponse('GET', paths.chat, { data: aChat() }),
      mockApiResponse('GET', paths.messages, ({ url }) =>
        new URL(url).searchParams.get('before') === '10'
          ? { data: { items: [aMessage(4)], has_more: false } }
          : { data: { items: [aMessage(10)], has_more: true } },
      ),
    )
    const { user } = await renderWithPlatform(<Page params={{ chatId: '5' }} />, await asMember())
    await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }))
    const older = await screen.findByText('Message 4')
    expect(older.compareDocumentPosition(screen.getByText('Message 10'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('notes what was read, and no longer counts it', async () => {
    const read: unknown[] = []
    server.use(
      mockApiResponse('POST', paths.read, async (request) => {
        read.push(await request.json())
        return {}
      }),
    )
    const { platform } = await openChat(server, { chat: aChat({ unread_count: 2 }) })
    await waitFor(() => expect(read).toEqual([{ message_id: 10 }]))
    await waitFor(() =>
      expect(platform.queryClient.getQueryData(['mf-chat', 'chat', 5])).toMatchObject({ unread_count: 0 }),
    )
  })

  // A page of the release before met its first interview, and the whole conversation failed to load.
  it('asks to reload for a message of a newer kind, and shows all others', async () => {
    const newer = { ...aMessage(11), kind: 'poll', text: null } as unknown as ReturnType<typeof aMessage>
    await openChat(server, { messages: [aMessage(10), newer] })
    expect(await screen.findByText('Message 10')).toBeInTheDocument()
    expect(screen.getByText("This message can't be shown here. Reload the page.")).toBeInTheDocument()
  })

  it('cannot be written to once it is closed', async () => {
    await openChat(server, { chat: aChat({ is_open: false }) })
    expect(screen.getByText('This chat is closed. No one can write here anymore.')).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: /Message to/ })).not.toBeInTheDocument()
  })

  it('is not there where the chat is somebody else’s, or the address names none', async () => {
    server.use(
      mockApiResponse('GET', paths.chat, { status: 404, code: 40004 }),
      mockApiResponse('GET', paths.messages, { status: 404, code: 40004 }),
    )
    await renderWithPlatform(<Page params={{ chatId: '5' }} />, await asMember())
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
    const [missing] = queries({ params: { chatId: 'nobody' } } as unknown as Parameters<typeof queries>[0])
    expect(missing?.critical).toBe(true)
    await expect(missing?.options.queryFn()).rejects.toMatchObject({ status: 404 })
  })

  it('says that it is offline, and shows what was said', async () => {
    await openChat(server)
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await screen.findByText(/You're offline/)).toBeInTheDocument()
    expect(screen.getByText('Message 10')).toBeInTheDocument()
    Reflect.deleteProperty(navigator, 'onLine')
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/You're offline/)).not.toBeInTheDocument())
  })

  it('speaks Arabic', async () => {
    await openChat(server, { language: 'ar' })
    expect(await screen.findByRole('button', { name: 'إرسال' })).toBeInTheDocument()
    await expectNoAxeViolations()
  })
})

const menuOf = async (user: Awaited<ReturnType<typeof openChat>>['user'], text: string) => {
  const item = (await screen.findByText(text)).closest('li')
  if (!item) throw new Error(`no message ${text}`)
  await user.click(within(item).getByRole('button', { name: 'Message options' }))
  return screen.findByRole('menu', { name: 'Message options' })
}

describe('one message', () => {
  it('is taken back within two minutes, and later cannot be', async () => {
    const own = { sender: 'seeker' as const, sent_at: new Date().toISOString(), text: 'Oops' }
    server.use(
      mockApiResponse('PATCH', `${paths.messages}/11/recall`, {
        data: aMessage(11, { ...own, text: null, is_recalled: true }),
      }),
    )
    const { user } = await openChat(server, {
      messages: [aMessage(10, { sender: 'seeker', text: 'Long ago' }), aMessage(11, own)],
    })
    expect(within(await menuOf(user, 'Long ago')).queryByRole('menuitem', { name: 'Unsend' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(within(await menuOf(user, 'Oops')).getByRole('menuitem', { name: 'Unsend' }))
    expect(await screen.findByText('You unsent this message')).toBeInTheDocument()
  })

  it('is deleted for the member after a question', async () => {
    const deleted: string[] = []
    server.use(
      mockApiResponse('DELETE', `${paths.messages}/10/delete`, ({ url }) => {
        deleted.push(url)
        return {}
      }),
    )
    const { user } = await openChat(server)
    await user.click(within(await menuOf(user, 'Message 10')).getByRole('menuitem', { name: 'Delete for me' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete this message for you?' })
    expect(deleted).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Delete for me' }))
    await waitFor(() => expect(screen.queryByText('Message 10')).not.toBeInTheDocument())
    // It was nowhere: the button that it should have gone back to had gone with the message.
    await waitFor(() => expect(screen.getByRole('region', { name: /^Conversation/ })).toHaveFocus())
  })
})

describe('the chat as a whole', () => {
  const changes: unknown[] = []
  beforeEach(() => {
    changes.length = 0
    server.use(
      mockApiResponse('PATCH', paths.update, async (request) => {
        const change = (await request.json()) as Partial<Chat>
        changes.push(change)
        return { data: aChat(change) }
      }),
    )
  })

  const choose = async (user: Awaited<ReturnType<typeof openChat>>['user'], name: string) => {
    await user.click(screen.getByRole('button', { name: 'Chat options' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }

  it('is pinned and muted', async () => {
    const { user } = await openChat(server)
    await choose(user, 'Pin')
    await waitFor(() => expect(changes).toEqual([{ is_pinned: true }]))
    await choose(user, 'Mute')
    await waitFor(() => expect(changes).toHaveLength(2))
  })

  it('is put aside with a reason, and brought back', async () => {
    const { user } = await openChat(server)
    await choose(user, 'Not interested')
    const dialog = await screen.findByRole('dialog', { name: 'Not interested in this chat' })
    await user.click(within(dialog).getByRole('radio', { name: 'The pay' }))
    await user.click(within(dialog).getByRole('button', { name: 'Move chat' }))
    expect(await screen.findByText('Chat moved to Not interested.')).toBeInTheDocument()
    expect(changes).toEqual([{ is_not_interested: true, not_interested_reason: 'pay' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Move to inbox' }))
    await waitFor(() => expect(screen.queryByText('Chat moved to Not interested.')).not.toBeInTheDocument())
    expect(changes.at(-1)).toEqual({ is_not_interested: false })
  })
})
