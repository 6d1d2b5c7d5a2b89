import { describe, expect, it, jest } from '@jest/globals'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { ws } from 'msw'
import { Page } from '../pages/chat-page.tsx'
import { aChat, aMessage, asMember, paths, socketUrl } from '../testing/handlers.ts'

const socket = ws.link(socketUrl)
let openCount = 0
const receivedEvents: unknown[] = []
const clients = new Set<{ close(code?: number): void }>()
const server = setupMockApi(
  mockApiResponse('POST', paths.messaging, () => {
    openCount += 1
    return {}
  }),
  mockApiResponse('GET', paths.chats, { data: { items: [aChat()], total: 1, page: 1, size: 20 } }),
  mockApiResponse('GET', paths.chat, { data: aChat() }),
  mockApiResponse('GET', paths.messages, { data: { items: [aMessage(10)], has_more: false } }),
  mockApiResponse('POST', paths.read, {}),
  mockApiResponse('GET', paths.redDot, { data: { has_red_dot: false, count: 0 } }),
)

const connections = () => clients.size
const publish = (event: object) => act(async () => socket.broadcast(JSON.stringify(event)))

const openChat = async () => {
  openCount = 0
  receivedEvents.length = 0
  clients.clear()
  server.use(
    socket.addEventListener('connection', ({ client }) => {
      clients.add(client)
      client.addEventListener('close', () => clients.delete(client))
      client.addEventListener('message', ({ data }) => receivedEvents.push(JSON.parse(String(data))))
    }),
  )
  const rendered = await renderWithPlatform(<Page params={{ chatId: '5' }} />, await asMember())
  await screen.findAllByText('Message 10')
  await waitFor(() => expect(connections()).toBe(1))
  return rendered
}

describe('the live connection', () => {
  it('is opened after messaging was, and brings what the recruiter says and does', async () => {
    const { unmount } = await openChat()
    expect(openCount).toBe(1)
    await publish({ type: 'typing', chat_id: 5 })
    expect(await screen.findByText('Aisyah Rahman is typing')).toBeInTheDocument()
    await publish({ type: 'message', chat_id: 5, message: aMessage(11, { text: 'Are you free today?' }) })
    expect((await screen.findAllByText('Are you free today?')).length).toBeGreaterThan(0)
    expect(screen.getByText('Aisyah Rahman: Are you free today?')).toBeInTheDocument()
    expect(screen.queryByText('Aisyah Rahman is typing')).not.toBeInTheDocument()
    await publish({ type: 'message', chat_id: 5, message: aMessage(11, { text: null, is_recalled: true }) })
    expect((await screen.findAllByText('This message was unsent')).length).toBeGreaterThan(0)
    await publish({ type: 'presence', recruiter_id: 3, is_online: true, seen_at: null })
    expect((await screen.findAllByText('Online')).length).toBeGreaterThan(0)
    unmount()
  })

  it('moves nobody who reads further up, and says what is new below', async () => {
    const { user, unmount } = await openChat()
    const region = screen.getByRole('region', { name: 'Conversation with Aisyah Rahman' })
    const toFoot = jest.fn(() => {
      region.scrollTop = 0
    })
    region.scrollTo = toFoot as never
    region.scrollTop = -900
    fireEvent.scroll(region)
    await publish({ type: 'message', chat_id: 5, message: aMessage(11) })
    await publish({ type: 'message', chat_id: 5, message: aMessage(12) })
    await user.click(await screen.findByRole('button', { name: '2 new messages' }))
    expect(toFoot).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('button', { name: /new message/ })).not.toBeInTheDocument()
    unmount()
  })

  it('tells the recruiter that the member writes, not with every key', async () => {
    const { user, unmount } = await openChat()
    await user.type(screen.getByRole('textbox', { name: /Message to/ }), 'Hello')
    await waitFor(() => expect(receivedEvents).toEqual([{ type: 'typing', chat_id: 5 }]))
    unmount()
  })

  it('hears nothing that is not in the contract', async () => {
    const { unmount } = await openChat()
    await publish({ type: 'message', chat_id: 'five' })
    await act(async () => socket.broadcast('{'))
    expect(screen.getAllByText('Message 10').length).toBeGreaterThan(0)
    unmount()
  })

  it('comes back when it was lost, and asks for what was missed', async () => {
    const { unmount } = await openChat()
    server.use(
      mockApiResponse('GET', paths.messages, {
        data: { items: [aMessage(10), aMessage(12, { text: 'Missed' })], has_more: false },
      }),
    )
    act(() => {
      for (const client of clients) client.close(1011)
    })
    await waitFor(() => expect(openCount).toBe(2))
    expect((await screen.findAllByText('Missed')).length).toBeGreaterThan(0)
    unmount()
  })

  it('stays closed once the session has ended', async () => {
    const { unmount } = await openChat()
    act(() => {
      for (const client of clients) client.close(4401)
    })
    await waitFor(() => expect(connections()).toBe(0))
    act(() => void window.dispatchEvent(new Event('online')))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(openCount).toBe(1)
    unmount()
  })

  it('is closed when somebody signs out', async () => {
    const { platform, unmount } = await openChat()
    act(() => platform.events.emit('session.changed', { kind: 'guest' }))
    await waitFor(() => expect(connections()).toBe(0))
    unmount()
  })

  it('leaves nothing behind when the page is left', async () => {
    const listeners = new Set<unknown>()
    const targets = [window, document]
    const spies = targets.flatMap((target) => [
      jest.spyOn(target, 'addEventListener').mockImplementation(function (this: EventTarget, ...args) {
        if (['online', 'offline', 'visibilitychange'].includes(args[0])) listeners.add(args[1])
        return EventTarget.prototype.addEventListener.apply(target, args)
      }),
      jest.spyOn(target, 'removeEventListener').mockImplementation(function (this: EventTarget, ...args) {
        listeners.delete(args[1])
        return EventTarget.prototype.removeEventListener.apply(target, args)
      }),
    ])
    const { unmount, platform } = await openChat()
    expect(listeners.size).toBeGreaterThan(0)
    unmount()
    await waitFor(() => expect(connections()).toBe(0))
    expect([...listeners]).toEqual([])
    expect([...(platform.events.all.get('session.changed') ?? [])]).toEqual([])
    for (const spy of spies) spy.mockRestore()
  })
})
