import { request as ask, type IncomingMessage, type OutgoingHttpHeaders, ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { livePath } from '@jobspan/shared-kit/contracts/messaging'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forwardedHeaders } from './forwarded-headers.ts'

type Socket = { socket: Duplex; head: Buffer }

/** What the API reads of an upgrade. Nothing that frames a body is among it: an upgrade has none. */
const passedHeaders = [
  'accept-language',
  'cookie',
  'origin',
  'sec-websocket-extensions',
  'sec-websocket-key',
  'sec-websocket-protocol',
  'sec-websocket-version',
  'user-agent',
] as const

/** How long the API may take to answer whether it takes a connection. */
const responseTimeoutMs = 10_000

/**
 * Passes the live connection of messaging to the API byte by byte. What the API refuses the browser sees as it is, what either side
 * says about being there reaches the other, and a side that reads slowly slows the one that writes: a proxy that takes the connection
 * first and asks then, frame by frame, keeps none of the three.
 */
export const proxyLive = (app: FastifyInstance, apiOrigin: string): void => {
  const waiting = new WeakMap<IncomingMessage, Socket>()
  const open = new Set<Duplex>()

  app.server.on('upgrade', (raw, socket, head) => {
    socket.on('error', () => socket.destroy())
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    waiting.set(raw, { socket, head })
    // Through the router, so that it is asked from the address and host that any other request is.
    const response = new ServerResponse(raw)
    response.assignSocket(socket as never)
    response.once('finish', () => socket.end())
    app.routing(raw, response)
  })
  // Node waits for them, and they do not end by themselves.
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy()
  })

  app.get(livePath, (request, reply) => {
    const found = waiting.get(request.raw)
    if (!found) return reply.code(426).header('upgrade', 'websocket').header('cache-control', 'no-store').send()
    reply.hijack()
    reply.raw.detachSocket(found.socket as never)
    pass(request, found, apiOrigin)
  })
}

const pass = (request: FastifyRequest, { socket, head }: Socket, apiOrigin: string): void => {
  const api = new URL(apiOrigin)
  const headers: OutgoingHttpHeaders = { connection: 'Upgrade', upgrade: 'websocket', host: api.host }
  for (const name of passedHeaders) if (request.headers[name] !== undefined) headers[name] = request.headers[name]
  Object.assign(headers, forwardedHeaders(request))
  const upstream = ask(new URL(request.url, api), { headers, agent: false, timeout: responseTimeoutMs })
  upstream.on('timeout', () => upstream.destroy())
  // Whoever leaves before the answer needs none.
  socket.once('close', () => upstream.destroy())
  upstream.once('upgrade', (response, other, first) => {
    other.setTimeout(0)
    other.on('error', () => other.destroy())
    other.once('close', () => socket.destroy())
    socket.once('close', () => other.destroy())
    socket.write(headOf(response))
    if (first.length) socket.write(first)
    if (head.length) other.write(head)
    other.pipe(socket)
    socket.pipe(other)
  })
  upstream.once('response', (response) => {
    socket.write(headOf(response, { connection: 'close' }))
    response.on('error', () => socket.destroy())
    response.pipe(socket)
  })
  upstream.on('error', (error) => {
    if (socket.destroyed || socket.writableEnded) return
    request.log.warn({ err: error }, 'the API does not answer')
    socket.end('HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
  })
  upstream.end()
}

/** An answer's first lines, as it came but for what is `replaced`. What was sent in chunks is taken out of them here, and ends with the connection. */
const headOf = (response: IncomingMessage, replaced: Record<string, string> = {}): string => {
  const { statusCode = 502, rawHeaders } = response
  const lines = [`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`]
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    const isLeftOut = name.toLowerCase() in replaced || name.toLowerCase() === 'transfer-encoding'
    if (!isLeftOut) lines.push(`${name}: ${rawHeaders[index + 1]}`)
  }
  for (const [name, value] of Object.entries(replaced)) lines.push(`${name}: ${value}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}
