import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { carelessRequests, hiddenHeader, openRaw, sendRaw, smugglingCorpus } from '@jobspan/kit-server/testing'
import { chatSocketPath } from '@jobspan/shared-kit/contracts/chats/messaging'
import type { FastifyInstance } from 'fastify'
import { createGuardedServer } from '../guarded-server.ts'
import { proxyApi } from './proxy-api.ts'

// The shell inflated bodies and passed on the length they had before: what lay beyond it ran at the API as the next request of the
// shared connection, for whoever came next and with their cookies.
const seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []
const api = createServer(async (request, answer) => {
  const { method = '', url = '', headers } = request
  const body = await text(request).catch(() => 'broken off')
  seen.push({ method, url, headers: { ...headers, ...request.trailers }, body })
  answer.setHeader('content-type', 'application/json')
  answer.end(JSON.stringify({ url }))
})
let shell: FastifyInstance
let port = 0

beforeAll(async () => {
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  shell = await createGuardedServer({ logLevel: 'silent', trustProxy: 'loopback', hosts: [] })
  await proxyApi(shell, `http://127.0.0.1:${(api.address() as AddressInfo).port}`)
  await shell.listen({ port: 0, host: '127.0.0.1' })
  port = (shell.server.address() as AddressInfo).port
})
afterAll(async () => {
  await shell.close()
  api.closeAllConnections()
  api.close()
})

/** What the next visitors are answered, over as many connections as the shell keeps open to the API. */
const expectNextVisitorsUnharmed = async () => {
  const urls = ['/api/first', '/api/second', '/api/third']
  const responses = await Promise.all(
    urls.map((url) => sendRaw(port, `GET ${url} HTTP/1.1\r\nHost: localhost\r\nCookie: sessionid=victim\r\n\r\n`)),
  )
  expect(responses.map(({ body }) => body)).toEqual(urls.map((url) => JSON.stringify({ url })))
  const harmed = seen.filter(({ url, headers }) => url.includes('/internal') || hiddenHeader in headers)
  expect(harmed).toEqual([])
}

describe('a request that hides another', () => {
  it.each(smugglingCorpus('/api/echo', 'localhost').map((attempt) => [attempt.name, attempt] as const))(
    '%s',
    async (_, { bytes, statuses }) => {
      const { status } = await sendRaw(port, bytes)
      expect(statuses).toContain(status)
      await expectNextVisitorsUnharmed()
    },
  )
})

describe('a request that carries what is not for the API', () => {
  it.each(carelessRequests('/api/echo', 'localhost').map((request) => [request.name, request] as const))(
    '%s',
    async (_, { bytes }) => {
      seen.length = 0
      expect(await sendRaw(port, bytes)).toMatchObject({ status: 200 })
      const [passed] = seen
      expect(passed).toMatchObject({ method: 'POST', url: '/api/echo', body: 'hello' })
      for (const name of ['te', 'trailer', 'upgrade', 'expect', 'http2-settings', 'keep-alive', hiddenHeader])
        expect(passed?.headers).not.toHaveProperty([name])
      await expectNextVisitorsUnharmed()
    },
  )

  // One such request ended the shell: the upgrade took the body away, and its missing bytes were an error that nobody listened to.
  it('reads the body of a POST that asks for the live connection', async () => {
    seen.length = 0
    const head =
      `POST ${chatSocketPath} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Content-Type: text/plain\r\nContent-Length: 5\r\n\r\n'
    expect(await sendRaw(port, `${head}hello`)).toMatchObject({ status: 200 })
    expect(seen).toMatchObject([{ method: 'POST', url: chatSocketPath, body: 'hello' }])
    await expectNextVisitorsUnharmed()
  })

  // It was refused for its coding, and then once more for the body that followed.
  it('answers once where the coding is refused and the body is broken', async () => {
    const socket = await openRaw(port)
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.write(
      'POST /api/echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    )
    await once(socket, 'close')
    expect(text.match(/HTTP\/1\.1 \d\d\d/g)).toEqual(['HTTP/1.1 400'])
  })

  it('keeps the framing of a DELETE in chunks', async () => {
    seen.length = 0
    const head =
      'DELETE /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n'
    expect(await sendRaw(port, `${head}5\r\nhello\r\n0\r\n\r\n`)).toMatchObject({ status: 200 })
    expect(seen).toMatchObject([{ method: 'DELETE', body: 'hello' }])
    await expectNextVisitorsUnharmed()
  })
})
