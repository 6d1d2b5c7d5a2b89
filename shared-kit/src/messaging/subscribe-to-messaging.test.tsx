import { describe, expect, it, jest } from '@jest/globals'
import type { Platform } from '@jobspan/shared-kit/remote'
import { buildMember, mockApiResponse, setupMockApi, testPlatform } from '@jobspan/shared-kit/testing'
import { waitFor } from '@testing-library/react'
import { ws } from 'msw'
import { chatSocketCloseCode } from '../contracts/chats/messaging.ts'
import { subscribeToMessaging } from './messaging.ts'

const chatSocket = ws.link('ws://localhost/api/jobApplication/im/live')
let openCount = 0
const clients = new Set<{ close(code?: number): void }>()
const server = setupMockApi(
  mockApiResponse('POST', '/api/jobApplication/im/session', () => {
    openCount += 1
    return {}
  }),
)

const createSubscriber = () => ({ onEvent: jest.fn(), onOpen: jest.fn(), onEventsMissed: jest.fn() })
const subscribe = (platform: Platform) => {
  const subscriber = createSubscriber()
  return { ...subscriber, ...subscribeToMessaging(platform, subscriber) }
}
const openTab = async (session: Parameters<typeof testPlatform>[0] = {}) => {
  openCount = 0
  clients.clear()
  server.use(
    chatSocket.addEventListener('connection', ({ client }) => {
      clients.add(client)
      client.addEventListener('close', () => clients.delete(client))
    }),
  )
  return testPlatform({ session: { kind: 'member', user: buildMember() }, ...session })
}
const expectConnections = (count: number) => waitFor(() => expect(clients.size).toBe(count))
const typing = { type: 'typing', chat_id: 5 }

describe('the messaging of a tab', () => {
  it('is one connection for every part of the page that subscribes, and closes with the last', async () => {
    const platform = await openTab()
    const bell = subscribe(platform)
    await waitFor(() => expect(bell.isOpen()).toBe(true))
    expect(bell.onOpen).toHaveBeenCalledTimes(1)
    expect(bell.onEventsMissed).toHaveBeenCalledTimes(1)

    const chatPage = subscribe(platform)
    await waitFor(() => expect(chatPage.onOpen).toHaveBeenCalledTimes(1))
    expect(chatPage.onEventsMissed).toHaveBeenCalledTimes(1)
    expect(bell.onOpen).toHaveBeenCalledTimes(1)
    chatSocket.broadcast(JSON.stringify(typing))
    await waitFor(() => expect(bell.onEvent).toHaveBeenCalledWith(typing))
    expect(chatPage.onEvent).toHaveBeenCalledWith(typing)
    expect(openCount).toBe(1)

    chatPage.close()
    chatSocket.broadcast(JSON.stringify(typing))
    await waitFor(() => expect(bell.onEvent).toHaveBeenCalledTimes(2))
    expect(chatPage.onEvent).toHaveBeenCalledTimes(1)
    expect(clients.size).toBe(1)
    bell.close()
    await expectConnections(0)
    expect([...(platform.events.all.get('session.changed') ?? [])]).toEqual([])
  })

  it('tells a subscriber who has left by then nothing', async () => {
    const platform = await openTab()
    const bell = subscribe(platform)
    await waitFor(() => expect(bell.isOpen()).toBe(true))
    const left = subscribe(platform)
    left.close()
    await Promise.resolve()
    expect(left.onOpen).not.toHaveBeenCalled()
    bell.close()
  })

  it('waits for a sign-in, and ends at sign-out', async () => {
    const platform = await openTab({ session: { kind: 'guest' } })
    const bell = subscribe(platform)
    platform.events.emit('session.changed', { kind: 'member' })
    await expectConnections(1)
    expect(openCount).toBe(1)
    platform.events.emit('session.changed', { kind: 'guest' })
    await expectConnections(0)
    bell.close()
  })

  it('does not come back after the session has ended, until another part of the page needs it', async () => {
    const platform = await openTab()
    const bell = subscribe(platform)
    await waitFor(() => expect(bell.isOpen()).toBe(true))
    for (const client of clients) client.close(chatSocketCloseCode.ended)
    await expectConnections(0)
    window.dispatchEvent(new Event('online'))
    expect(openCount).toBe(1)
    expect(bell.onEventsMissed).toHaveBeenCalledTimes(2)

    const chatPage = subscribe(platform)
    await expectConnections(1)
    expect(openCount).toBe(2)
    chatPage.close()
    bell.close()
  })

  it('gives up where there is no session to open it with', async () => {
    const platform = await openTab()
    server.use(
      mockApiResponse('POST', '/api/jobApplication/im/session', () => {
        openCount += 1
        return { status: 401, code: 40100 }
      }),
    )
    const bell = subscribe(platform)
    await waitFor(() => expect(openCount).toBe(1))
    window.dispatchEvent(new Event('online'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(clients.size).toBe(0)
    bell.close()
  })

  it('is opened again after it was lost, and whoever listens loads what was missed', async () => {
    const platform = await openTab()
    const bell = subscribe(platform)
    await waitFor(() => expect(bell.isOpen()).toBe(true))
    for (const client of clients) client.close(1011)
    await waitFor(() => expect(bell.onEventsMissed).toHaveBeenCalledTimes(2), { timeout: 3000 })
    expect(openCount).toBe(2)
    bell.close()
  })

  it('passes on nothing that is not in the contract', async () => {
    const platform = await openTab()
    const bell = subscribe(platform)
    await waitFor(() => expect(bell.isOpen()).toBe(true))
    chatSocket.broadcast('{')
    chatSocket.broadcast(JSON.stringify({ type: 'message', chat_id: 'five' }))
    chatSocket.broadcast(JSON.stringify(typing))
    await waitFor(() => expect(bell.onEvent).toHaveBeenCalledTimes(1))
    expect(bell.onEvent).toHaveBeenCalledWith(typing)
    bell.close()
  })
})
