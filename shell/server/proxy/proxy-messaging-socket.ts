import { type IncomingHttpHeaders, type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket as NetSocket } from 'node:net'
import type { Duplex } from 'node:stream'
import { chatSocketPath } from '@jobspan/shared-kit/contracts/chats/messaging'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createProxyServer } from 'httpxy'
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
export const proxyMessagingSocket = (app: FastifyInstance, apiOrigin: string): void => {
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

  app.get(chatSocketPath, (request, reply) => {
    const found = waiting.get(request.raw)
    if (!found) return reply.code(426).header('upgrade', 'websocket').header('cache-control', 'no-store').send()
    reply.hijack()
    reply.raw.detachSocket(found.socket as never)
    pass(request, found, apiOrigin)
  })
}

const pass = (request: FastifyRequest, { socket, head }: Socket, apiOrigin: string): void => {
  const headers: IncomingHttpHeaders = { connection: 'Upgrade', upgrade: 'websocket' }
  for (const name of passedHeaders) if (request.headers[name] !== undefined) headers[name] = request.headers[name]
  Object.assign(headers, forwardedHeaders(request))
  request.raw.headers = headers
  const proxy = createProxyServer({ changeOrigin: true, upgradeTimeout: responseTimeoutMs })
  let isOpen = false
  proxy.on('proxySocket', (upstream) => {
    isOpen = true
    upstream.once('close', () => socket.destroy())
    socket.once('close', () => upstream.destroy())
  })
  // A visitor who leaves before the answer needs none.
  proxy.on('proxyReqWs', (upstream) => void socket.once('close', () => upstream.destroy()))
  proxy.on('error', (error) => {
    // On an open connection an HTTP answer would be read as frames.
    if (isOpen) socket.destroy()
    if (socket.destroyed || socket.writableEnded) return
    request.log.warn({ err: error }, 'the API does not answer')
    socket.end('HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
  })
  void proxy.ws(request.raw, socket as NetSocket, { target: apiOrigin }, head)
}
