import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { openRaw, sendRaw } from '@jobspan/kit-server/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { createGuardedServer } from '../guarded-server.ts'
import { proxyApi } from './proxy-api.ts'

let api: FastifyInstance
let shell: FastifyInstance
const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port
beforeAll(async () => {
  api = Fastify({ forceCloseConnections: true })
  api.post('/api/*', async () => 'taken')
  await api.listen({ port: 0, host: '127.0.0.1' })
  shell = await createGuardedServer({ logLevel: 'silent', trustProxy: 'loopback', hosts: [] })
  await proxyApi(shell, `http://127.0.0.1:${portOf(api)}`)
  await shell.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await shell.close()
  await api.close()
})

const post = (path: string, address: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

// 320 slow bodies from five addresses to one operation: every other visitor's POST, to any operation, was answered 503.
it('serves a visitor who writes while one operation is full of slow bodies', async () => {
  const slow = await Promise.all(
    Array.from({ length: 320 }, async (_, index) => {
      const socket = await openRaw(portOf(shell))
      socket.write(`${post('/api/auth/login/password', `203.0.113.${index % 5}`, 100)}{`)
      return socket
    }),
  )
  const ask = (path: string) => sendRaw(portOf(shell), `${post(path, '198.51.100.7', 2)}{}`)
  // Connections are read in the order in which they came: the operation is full when this one is refused.
  expect(await ask('/api/auth/login/password')).toMatchObject({ status: 503 })
  for (let probe = 0; probe < 10; probe += 1) {
    expect(await ask('/api/auth/login/otp')).toMatchObject({ status: 200, body: 'taken' })
  }
  for (const socket of slow) socket.destroy()
})
