import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { drainAfterEarlyReply } from '@jobspan/shared-kit/server/http'
import Fastify, { type FastifyInstance } from 'fastify'
import { proxyApi } from './api-proxy.ts'

const megabyte = 1024 * 1024
const logged: string[] = []
let api: FastifyInstance
let shell: FastifyInstance
let origin = ''
beforeAll(async () => {
  api = Fastify({ bodyLimit: megabyte, forceCloseConnections: true })
  drainAfterEarlyReply(api)
  api.post('/api/upload', async () => ({ code: 0 }))
  api.get('/api/next', async () => 'next')
  await api.listen({ port: 0, host: '127.0.0.1' })
  const stream = new Writable({
    write: (line, _, done) => {
      logged.push(String(line))
      done()
    },
  })
  shell = Fastify({ logger: { level: 'warn', stream }, forceCloseConnections: true })
  drainAfterEarlyReply(shell)
  await proxyApi(shell, `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`)
  await shell.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(shell.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await shell.close()
  await api.close()
})

// A file that is too large was answered 503 by the proxy, whose log said “Reply was already sent”, and the browser's next request on
// the connection waited for half a minute.
it('passes the API’s 413 on while the file is still being sent, and serves the next request', async () => {
  for (let round = 0; round < 4; round += 1) {
    const answer = await fetch(`${origin}/api/upload`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('x'.repeat(16 * megabyte)),
    })
    expect(answer.status).toBe(413)
    expect(await (await fetch(`${origin}/api/next`)).text()).toBe('next')
  }
  expect(logged.filter((line) => /already sent|FST_ERR_REP_ALREADY_SENT/.test(line))).toEqual([])
})
