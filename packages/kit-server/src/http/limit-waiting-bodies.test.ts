import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { openRaw, readAnswer, sendRaw } from '../testing/raw-connection.ts'
import { limitWaitingBodies } from './limit-waiting-bodies.ts'
import { shedLoad } from './shed-load.ts'

const busy = () => Object.assign(new Error('busy'), { statusCode: 503 })
let app: FastifyInstance
let port = 0
beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true, trustProxy: 'loopback' })
  limitWaitingBodies(app, { limits: { maxTotal: 50, maxPerRoute: 30, maxPerAddress: 10 }, refusal: busy })
  shedLoad(app, { maxConcurrentRequests: 20, isExempt: () => false, createError: busy })
  app.post('/first', async () => 'taken')
  app.post('/second', async () => 'taken')
  app.post('/proxied/*', async () => 'taken')
  app.get('/search', async () => 'found')
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterEach(() => app.close())

/** Begins a body of a hundred bytes that never becomes whole. */
const begin = async (path: string, address: string) => {
  const socket = await openRaw(port)
  const answer = readAnswer(socket)
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  )
  return { socket, answer }
}
const search = () => sendRaw(port, 'GET /search HTTP/1.1\r\nHost: a\r\n\r\n')
const post = (path: string, address: string) =>
  sendRaw(
    port,
    `POST ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  )

// 230 slow bodies held all places of requests at work, and search answered 503 for half a minute.
test('bodies on their way hold no place of those who search', async () => {
  const slow = await Promise.all(
    Array.from({ length: 230 }, (_, index) => begin(index % 2 ? '/first' : '/second', `203.0.113.${index % 200}`)),
  )
  for (let probe = 0; probe < 20; probe += 1) expect(await search()).toMatchObject({ status: 200, body: 'found' })
  for (const { socket } of slow) socket.destroy()
})

test('one address waits for few bodies at a time; another is served', async () => {
  const slow = []
  for (let count = 0; count < 10; count += 1) slow.push(await begin('/first', '203.0.113.1'))
  // The connections are read in the order in which they came.
  expect(await (await begin('/first', '203.0.113.1')).answer).toMatchObject({ status: 503 })
  expect((await (await begin('/second', '203.0.113.1')).answer).head).toMatch(/^retry-after: 1$/im)
  expect(await post('/first', '203.0.113.2')).toMatchObject({ status: 200 })
  for (const { socket } of slow) socket.destroy()
})

test('a route that is full leaves the others open', async () => {
  const slow = []
  for (let count = 0; count < 30; count += 1) slow.push(await begin('/first', `203.0.113.${count}`))
  expect(await post('/first', '203.0.113.99')).toMatchObject({ status: 503 })
  expect(await post('/second', '203.0.113.99')).toMatchObject({ status: 200 })
  for (const { socket } of slow) socket.destroy()
})

// The shell passes the whole API on by one route: a few addresses that filled it kept every other visitor from writing.
test('an operation behind a wildcard that is full leaves the others behind it open', async () => {
  const slow = []
  for (let count = 0; count < 30; count += 1) {
    slow.push(await begin(`/proxied/chats/${count}/messages?n=${count}`, `203.0.113.${count}`))
  }
  expect(await post('/proxied/chats/99/messages', '203.0.113.99')).toMatchObject({ status: 503 })
  expect(await post('/proxied/auth/login/otp', '203.0.113.99')).toMatchObject({ status: 200 })
  expect(await post('/proxied/chats/99', '203.0.113.99')).toMatchObject({ status: 200 })
  for (const { socket } of slow) socket.destroy()
})

test('paths that somebody makes up are limited in total', async () => {
  const slow = []
  for (let count = 0; count < 50; count += 1) slow.push(await begin(`/proxied/made-up-${count}`, `203.0.113.${count}`))
  expect(await post('/proxied/one-more', '203.0.113.99')).toMatchObject({ status: 503 })
  for (const { socket } of slow) socket.destroy()
})

test('whoever leaves, and whose body arrived, makes room', async () => {
  for (let round = 0; round < 3; round += 1) {
    const slow = []
    for (let count = 0; count < 10; count += 1) slow.push(await begin('/first', '203.0.113.1'))
    for (const { socket } of slow) socket.destroy()
    while ((await post('/first', '203.0.113.1')).status !== 200);
  }
  for (let count = 0; count < 25; count += 1) expect((await post('/first', '203.0.113.1')).status).toBe(200)
})
