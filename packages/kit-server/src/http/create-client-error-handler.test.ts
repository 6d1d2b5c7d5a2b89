import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { openRaw, readAnswer, sendRaw } from '../testing/raw-connection.ts'
import { createClientErrorHandler } from './create-client-error-handler.ts'
import { refuseUnsafeFraming } from './refuse-unsafe-framing.ts'

let app: FastifyInstance
let port = 0
beforeAll(async () => {
  app = Fastify({
    forceCloseConnections: true,
    clientErrorHandler: createClientErrorHandler((status) => ({ status })),
    http: { maxHeaderSize: 32 * 1024 },
  })
  refuseUnsafeFraming(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const ask = (target: string, headers = '') => sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`)

describe('an address that is too long is answered 414', () => {
  // Up to 32 KB it was 414, and beyond that 431.
  test.each([9, 31, 33, 40, 64])('of %d KB', async (kilobytes) => {
    const answer = await ask(`/${'x'.repeat(kilobytes * 1024)}`)
    expect(answer).toMatchObject({ status: 414, isClosed: false })
    if (kilobytes > 32) expect(JSON.parse(answer.body)).toEqual({ status: 414 })
  })

  test('also to a client that goes on sending it', async () => {
    const socket = await openRaw(port)
    const answer = readAnswer(socket)
    socket.write(`GET /${'x'.repeat(40 * 1024)}`)
    for (let count = 0; count < 40; count += 1) {
      socket.write('x'.repeat(64 * 1024))
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await answer).toMatchObject({ status: 414 })
    socket.destroy()
  })
})

test('headers that are too long beside a short address are answered 431', async () => {
  expect(await ask('/', `Cookie: a=${'x'.repeat(40 * 1024)}\r\n`)).toMatchObject({ status: 431 })
  expect(await ask(`/${'x'.repeat(7 * 1024)}`, `Cookie: a=${'x'.repeat(40 * 1024)}\r\n`)).toMatchObject({ status: 431 })
})

test('what is no HTTP is answered 400', async () => {
  expect(await sendRaw(port, 'hello\r\n\r\n')).toMatchObject({ status: 400 })
})
