import type { ServerResponse } from 'node:http'
import { streamDocuments } from '@jobspan/shared-kit/contracts/registry/document'
import type { FastifyInstance } from 'fastify'
import { RegistryError } from '../platform/http/registry-error.ts'
import type { IssuedDocument } from './country-documents.ts'

const heartbeatMs = 15_000
const maxStreams = 2_000

/**
 * `GET /v1/stream`: server-sent events for shells. On connecting it tells the serial of every country's document (after
 * `Last-Event-ID` only of those issued with it or since), then each new one as it is issued; a comment every 15 s shows that it lives.
 */
export const registerStreamRoute = (app: FastifyInstance): void => {
  const { documents, operations } = app.registry
  const streams = new Set<ServerResponse>()

  const unsubscribe = documents.onIssued((document) => {
    for (const stream of streams) send(stream, eventOf(document))
  })
  const heartbeat = setInterval(() => {
    for (const stream of streams) send(stream, ':\n\n')
  }, heartbeatMs)
  heartbeat.unref()

  operations.push(streamDocuments)
  app.get(streamDocuments.path, (request, reply) => {
    if (streams.size >= maxStreams)
      throw new RegistryError(503, 'Too many streams are open; poll the document instead.')
    const last = Number(request.headers['last-event-id'] ?? -1)
    const stream = reply.raw
    reply.hijack()
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    streams.add(stream)
    stream.once('close', () => streams.delete(stream))
    // All documents of one change bear one serial: a shell that received the first of them may have missed the rest.
    const missed = documents.all().filter(({ serial }) => !Number.isFinite(last) || serial >= last)
    send(
      stream,
      `retry: 2000\n\n${missed
        .toSorted((a, b) => a.serial - b.serial)
        .map(eventOf)
        .join('')}`,
    )
  })

  // Open streams would keep closing from ever ending.
  app.addHook('preClose', async () => {
    unsubscribe()
    clearInterval(heartbeat)
    for (const stream of streams) stream.end()
  })
}

const eventOf = ({ country, serial }: IssuedDocument) =>
  `event: document\nid: ${serial}\ndata: ${JSON.stringify({ country, serial })}\n\n`

/** A reader that does not read is cut off rather than remembered; it will connect again. */
const maxBufferedBytes = 256 * 1024

const send = (stream: ServerResponse, text: string): void => {
  if (stream.writableLength > maxBufferedBytes) stream.destroy()
  else stream.write(text)
}
