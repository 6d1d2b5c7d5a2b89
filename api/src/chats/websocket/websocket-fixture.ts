import { once } from 'node:events'
import type { ChatSocketEvent } from '@jobspan/shared-kit/contracts/chats/messaging'
import { chatSocketPath } from '@jobspan/shared-kit/contracts/chats/messaging'
import WebSocket from 'ws'

type Cookies = ReadonlyMap<string, string>

const cookieOf = (cookies: Cookies) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** A browser's live connection to a server at `origin`; what it is told waits until it is asked for. */
export const connect = async (origin: string, cookies: Cookies, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${chatSocketPath}`, {
    headers: { origin: 'http://localhost:3000', cookie: cookieOf(cookies), ...headers },
  })
  const received: ChatSocketEvent[] = []
  let notifyWaiter = () => {}
  socket.on('message', (data) => {
    received.push(JSON.parse(String(data)))
    notifyWaiter()
  })
  const closed = once(socket, 'close').then(([code]) => Number(code))
  socket.on('error', () => undefined)
  await once(socket, 'open')
  return {
    socket,
    closed,
    /** The next thing that it is told of a kind; what comes before is passed by. */
    next: async <Type extends ChatSocketEvent['type']>(
      type: Type,
    ): Promise<Extract<ChatSocketEvent, { type: Type }>> => {
      for (;;) {
        const event = received.shift()
        if (event?.type === type) return event as Extract<ChatSocketEvent, { type: Type }>
        if (!event) await new Promise<void>((resolve) => (notifyWaiter = resolve))
      }
    },
    close: async () => {
      socket.terminate()
      await closed
    },
  }
}

/** The status with which a connection is refused. */
export const refusalOf = async (origin: string, cookies: Cookies, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${chatSocketPath}`, {
    headers: { cookie: cookieOf(cookies), ...headers },
  })
  socket.on('error', () => undefined)
  const [, response] = await once(socket, 'unexpected-response')
  response.resume()
  return response.statusCode as number
}
