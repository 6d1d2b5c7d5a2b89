import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushMessage } from '@jobspan/shared-kit/contracts/notifications/push'
import { PushApiModel } from 'web-push-testing/src/PushApiModel.js'

type ReceivedPush = { clientHash: string; headers: IncomingHttpHeaders; message: PushMessage }

/** A push service on this machine, with browsers that are subscribed at it: it checks who sends, and decrypts with the browser's keys. */
export const openPushService = async () => {
  const model = new PushApiModel()
  const received: ReceivedPush[] = []
  let refusal: number | null = null
  const server = createServer(async (request, response) => {
    const { headers } = request
    const body = await buffer(request)
    if (refusal !== null) return response.writeHead(refusal).end()
    const clientHash = request.url?.split('/').at(-1) ?? ''
    try {
      await model.handleNotification(
        clientHash,
        { encoding: headers['content-encoding'], authorization: headers.authorization, ttl: headers.ttl },
        body,
      )
    } catch {
      return response.writeHead(400).end()
    }
    const { messages } = model.getNotifications({ clientHash })
    received.push({ clientHash, headers, message: JSON.parse(messages.at(-1) ?? '') })
    return response.writeHead(201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  model.notifyUrl = `${origin}/notify/`
  return {
    origin,
    received,
    /** What it answers from now on, whatever comes; null for what is right. */
    answer: (status: number | null) => {
      refusal = status
    },
    /** A browser that asks it for a subscription. */
    subscribe: async (applicationServerKey: string) => {
      const { endpoint, keys, clientHash } = await model.subscribe({ userVisibleOnly: 'true', applicationServerKey })
      return {
        body: { endpoint, ...keys },
        messages: () => received.filter((push) => push.clientHash === clientHash).map(({ message }) => message),
      }
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
