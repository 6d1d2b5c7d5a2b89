import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from '@jest/globals'
import { chatSocketPath, isChatSocketUpgrade } from '@jobspan/shared-kit/contracts/chats/messaging'
import Fastify, { type FastifyInstance } from 'fastify'
import { proxyApi } from './proxy-api.ts'

const close: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const each of close.splice(0)) await each()
})

const portOf = (server: { address: Server['address'] }) => (server.address() as AddressInfo).port

/** An API that takes connections as told, and the shell before it. */
const beforeApi = async (onUpgrade: (request: IncomingMessage, socket: Duplex) => void) => {
  const api = createServer((_, answer) => answer.end('"plain"')).on('upgrade', (asked, socket) => {
    socket.on('error', () => socket.destroy())
    onUpgrade(asked, socket)
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const shell = await shellBefore(portOf(api))
  close.push(() => {
    api.closeAllConnections()
    api.close()
  })
  return shell
}

const shellBefore = async (apiPort: number) => {
  const shell = Fastify({
    http: { shouldUpgradeCallback: isChatSocketUpgrade },
    forceCloseConnections: 'idle',
    trustProxy: false,
  })
  await proxyApi(shell, `http://127.0.0.1:${apiPort}`)
  await shell.listen({ port: 0, host: '127.0.0.1' })
  close.push(() => shell.close())
  return shell
}

const ask = (shell: FastifyInstance, path = chatSocketPath, headers: Record<string, string> = {}) => {
  const asked = request({ port: portOf(shell.server), host: '127.0.0.1', path, agent: false })
  asked.setHeader('connection', 'Upgrade')
  asked.setHeader('upgrade', 'websocket')
  for (const [name, value] of Object.entries(headers)) asked.setHeader(name, value)
  asked.on('error', () => undefined)
  asked.end()
  return asked
}
const open = async (shell: FastifyInstance, headers: Record<string, string> = {}) => {
  const asked = ask(shell, chatSocketPath, headers)
  const [response, socket, head] = (await once(asked, 'upgrade')) as [IncomingMessage, Duplex, Buffer]
  socket.unshift(head)
  socket.on('error', () => undefined)
  return { response, socket }
}
const accept = (socket: Duplex, more = '') =>
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\nx-own: 1\r\n\r\n${more}`,
  )

describe('a live connection', () => {
  it('reaches the API as the browser’s own, with the address and host that were asked', async () => {
    let receivedHeaders: IncomingMessage['headers'] = {}
    const shell = await beforeApi((asked, socket) => {
      receivedHeaders = asked.headers
      accept(socket)
    })
    const { response } = await open(shell, {
      host: 'jp.jobs.example',
      origin: 'https://jp.jobs.example',
      cookie: 'im_auth_sid=x',
      'sec-websocket-key': 'abc',
      // What a visitor says of themselves is not believed.
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil.example',
    })
    expect(response.headers).toMatchObject({ 'x-own': '1', upgrade: 'websocket' })
    expect(receivedHeaders).toMatchObject({
      cookie: 'im_auth_sid=x',
      origin: 'https://jp.jobs.example',
      'sec-websocket-key': 'abc',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'jp.jobs.example',
      'x-forwarded-proto': 'http',
    })
  })

  it('carries every byte both ways, from the first', async () => {
    const shell = await beforeApi((_, socket) => {
      accept(socket, 'first ')
      socket.pipe(socket)
    })
    const { socket } = await open(shell)
    const big = Buffer.alloc(3_000_000, 'x')
    socket.end(big)
    const back = await text(socket)
    expect(back.length).toBe('first '.length + big.length)
    expect(back.startsWith('first xxx')).toBe(true)
  })

  it('ends on one side when the other is gone', async () => {
    const taken = Promise.withResolvers<Duplex>()
    const shell = await beforeApi((_, socket) => {
      accept(socket)
      taken.resolve(socket.once('end', () => socket.end()).resume())
    })
    const first = await open(shell)
    first.socket.destroy()
    await once(await taken.promise, 'close')

    const second = await beforeApi((_, socket) => {
      accept(socket)
      socket.destroy()
    })
    const { socket } = await open(second)
    socket.resume()
    await once(socket, 'close')
  })

  it('is refused as the API refuses it', async () => {
    const shell = await beforeApi((_, socket) =>
      socket.end(
        'HTTP/1.1 401 Unauthorized\r\ntransfer-encoding: chunked\r\nx-own: 1\r\n\r\n4\r\nsign\r\n3\r\n in\r\n0\r\n\r\n',
      ),
    )
    const [response] = (await once(ask(shell), 'response')) as [IncomingMessage]
    expect([response.statusCode, response.headers['x-own'], await text(response)]).toEqual([401, '1', 'sign in'])
  })

  it('is refused in order while the API is dead, and goes on working when it is back', async () => {
    const dead = createServer().listen(0, '127.0.0.1')
    await once(dead, 'listening')
    const port = portOf(dead)
    dead.close()
    const shell = await shellBefore(port)
    for (const _ of [1, 2]) {
      const [response] = (await once(ask(shell), 'response')) as [IncomingMessage]
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
      response.resume()
    }
    const back = createServer().on('upgrade', (_, socket) => accept(socket))
    back.listen(port, '127.0.0.1')
    await once(back, 'listening')
    const { socket } = await open(shell)
    socket.destroy()
    back.closeAllConnections()
    back.close()
  })

  it('is refused where the API breaks off in the midst of its answer', async () => {
    const shell = await beforeApi((_, socket) => socket.destroy())
    const [response] = (await once(ask(shell), 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(503)
    response.resume()
  })

  it('does not keep the shell from stopping', async () => {
    const shell = await beforeApi((_, socket) => accept(socket))
    const { socket } = await open(shell)
    const gone = once(socket, 'close')
    socket.resume()
    await shell.close()
    await gone
  })
})

describe('nothing else is upgraded', () => {
  it.each(['/api/job/jobs/1', `${chatSocketPath}/x`, '/api/../api/jobApplication/im/live', '/'])(
    '%s is answered as ever',
    async (path) => {
      let asked = 0
      const shell = await beforeApi(() => {
        asked += 1
      })
      const [response] = (await once(ask(shell, path), 'response')) as [IncomingMessage]
      response.resume()
      expect(response.statusCode).toBeLessThan(500)
      expect(asked).toBe(0)
    },
  )

  it('and who asks for the connection without wishing to upgrade is told to', async () => {
    const shell = await beforeApi(() => undefined)
    const response = await fetch(`http://127.0.0.1:${portOf(shell.server)}${chatSocketPath}`)
    expect([response.status, response.headers.get('upgrade')]).toEqual([426, 'websocket'])
  })
})
