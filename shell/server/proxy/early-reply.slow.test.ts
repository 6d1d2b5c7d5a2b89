import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { drainAfterEarlyReply } from '@jobspan/kit-server/http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { createGuardedServer } from '../guarded-server.ts'
import { proxyApi } from './proxy-api.ts'

const megabyte = 1024 * 1024
const logged: string[] = []
let api: FastifyInstance
let shell: FastifyInstance
let origin = ''

/** The shell's logger of a request, which notes what is said of it. */
const recordLog = (logger: FastifyBaseLogger): FastifyBaseLogger => {
  const record = (...words: unknown[]) => {
    logged.push(words.map((word) => (word instanceof Error ? word.stack : JSON.stringify(word))).join(' '))
  }
  return Object.assign(Object.create(logger), { warn: record, error: record })
}

beforeAll(async () => {
  api = Fastify({ bodyLimit: megabyte, forceCloseConnections: true })
  drainAfterEarlyReply(api)
  api.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  api.post('/api/upload', async () => ({ code: 0 }))
  api.post('/api/members-only', {
    onRequest: async (_request, reply) => reply.code(401).send({ code: 40100, message: 'x'.repeat(2000) }),
    handler: async () => ({ code: 0 }),
  })
  api.get('/api/next', async () => 'next')
  await api.listen({ port: 0, host: '127.0.0.1' })
  shell = await createGuardedServer({ logLevel: 'silent', trustProxy: 'loopback', hosts: [] })
  shell.setChildLoggerFactory((logger) => recordLog(logger))
  await proxyApi(shell, `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`)
  await shell.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(shell.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await shell.close()
  await api.close()
})

// A file that is too large was answered 503 by the proxy, whose log said “Reply was already sent”, and the browser's next request on
// the connection waited for half a minute. Later it was 413 for clients that take no compressed answer alone: the answer was still in
// the compressor when the API closed its side.
describe.each(['identity', 'gzip', 'br', 'gzip, deflate, br'])('to a client that accepts %s', (encoding) => {
  const send = (path: string, type: string, body: NonNullable<RequestInit['body']>) =>
    fetch(origin + path, { method: 'POST', headers: { 'content-type': type, 'accept-encoding': encoding }, body })
  const expectNext = async () => expect(await (await fetch(`${origin}/api/next`)).text()).toBe('next')
  const expectNoSecondAnswer = () =>
    expect(logged.filter((line) => /already sent|FST_ERR_REP_ALREADY_SENT|ERR_HTTP_HEADERS_SENT/.test(line))).toEqual(
      [],
    )

  it('passes the API’s 413 on while the file is still being sent, and serves the next request', async () => {
    const body = JSON.stringify('x'.repeat(12 * megabyte))
    for (let round = 0; round < 4; round += 1) {
      const answer = await send('/api/upload', 'application/json', body)
      expect(answer.status).toBe(413)
      expect(await answer.json()).toMatchObject({ statusCode: 413 })
      await expectNext()
    }
    expectNoSecondAnswer()
  }, 30_000)

  it('passes on what the API says to a guest who sends a file of 40 MB', async () => {
    const body = new Uint8Array(40 * megabyte)
    for (let round = 0; round < 2; round += 1) {
      const answer = await send('/api/members-only', 'multipart/form-data; boundary=x', body)
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({ code: 40100, message: 'x'.repeat(2000) })
      await expectNext()
    }
    expectNoSecondAnswer()
  }, 30_000)
})
