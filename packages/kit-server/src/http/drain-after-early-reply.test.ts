import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { openRaw, readAnswer } from '../testing/raw-connection.ts'
import { drainAfterEarlyReply } from './drain-after-early-reply.ts'

let app: FastifyInstance
let port = 0
const megabyte = 1024 * 1024
beforeAll(async () => {
  app = Fastify({ bodyLimit: megabyte, forceCloseConnections: true })
  drainAfterEarlyReply(app)
  app.post('/', async () => 'taken')
  app.post(
    '/refused',
    { onRequest: (_, __, done) => done(Object.assign(new Error('busy'), { statusCode: 503 })) },
    () => '',
  )
  app.get('/', async () => 'here')
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const head = (path: string, framing: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`

// The answer came, the connection stayed, and the next request on it waited behind a body that nobody read.
test.each([
  ['/', `Content-Length: ${8 * megabyte}`, 413],
  ['/refused', `Content-Length: ${8 * megabyte}`, 503],
])('%s: whoever still sends its body reads the answer, and that the connection ends', async (path, framing, status) => {
  const socket = await openRaw(port)
  socket.write(head(path, framing))
  const answer = await readAnswer(socket)
  expect(answer).toMatchObject({ status })
  expect(answer.head).toMatch(/^connection: close$/im)
  // The rest is taken, so that the answer is not lost with a connection that is cut off.
  for (let sent = 0; sent < 8; sent += 1) socket.write(Buffer.alloc(megabyte))
  socket.end()
  await new Promise((resolve) => socket.once('close', resolve))
  expect(socket.errored).toBeNull()
})

test('a client that sends all before it reads is answered 413 and goes on', async () => {
  const body = JSON.stringify('x'.repeat(12 * megabyte))
  for (let round = 0; round < 3; round += 1) {
    const refused = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(refused.status).toBe(413)
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here')
  }
})

test('a body that was read leaves the connection open', async () => {
  const socket = await openRaw(port)
  for (let round = 0; round < 2; round += 1) {
    socket.write(`${head('/', 'Content-Length: 2')}{}`)
    expect(await readAnswer(socket)).toMatchObject({ status: 200, body: 'taken', isClosed: false })
  }
  socket.destroy()
})
