import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { createClientErrorHandler } from './create-client-error-handler.ts'
import { limitBodyTime } from './limit-body-time.ts'

/** What is answered to a request whose body never comes whole. */
const sendHalf = async (bodySeconds: number): Promise<string> => {
  const app = Fastify({
    clientErrorHandler: createClientErrorHandler((status) => ({ status })),
    requestTimeout: 60_000,
  })
  limitBodyTime(app)
  app.post('/', { config: { bodySeconds } }, async () => 'whole')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\nhalf')
  const [answer] = await once(socket, 'data')
  socket.destroy()
  await app.close()
  return String(answer)
}

// An upload has minutes, and Node has one time for all that a server is sent.
test('a body that does not arrive in its route’s time is answered 408', async () => {
  expect(await sendHalf(0.05)).toMatch(/^HTTP\/1\.1 408 /)
})

// On a busy machine an answer took longer than its body was given: what ends a connection had none to end, and the process failed.
test('a request that comes by no connection is not ended', async () => {
  const app = Fastify({ clientErrorHandler: createClientErrorHandler((status) => ({ status })) })
  limitBodyTime(app)
  app.post('/', { config: { bodySeconds: 0.001 } }, async () => {
    await setTimeout(10)
    return 'whole'
  })
  expect((await app.inject({ method: 'POST', url: '/', payload: { a: 1 } })).body).toBe('whole')
  await app.close()
})
