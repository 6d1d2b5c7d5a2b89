import type { IncomingHttpHeaders } from 'node:http'
import { Transform } from 'node:stream'
import { expectsBody } from '@jobspan/kit-server/http'
import type { FastifyRequest } from 'fastify'

/** Headers that are about one connection, or about how a body travels on it (RFC 9110 section 7.6.1); the next connection has its own. */
const hopByHop = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Where this server is part of a trace, it names itself as the next one's parent; two parents would be none (W3C Trace Context). */
const ofTrace = new Set(['traceparent', 'tracestate'])

/**
 * The headers of a visitor's request as they may go to another server: without those of the connection, those that `Connection` names
 * among them, and of a trace, and with the framing of the body as this server read it. A body whose length was not sent goes in chunks.
 */
export const requestHeaders = (request: Pick<FastifyRequest, 'raw'>): IncomingHttpHeaders => {
  const { headers } = request.raw
  const named = new Set(
    (headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  )
  const forwarded = Object.entries(headers).filter(
    ([name]) => !hopByHop.has(name) && !named.has(name) && !ofTrace.has(name),
  )
  const length = headers['content-length']
  const framing = !expectsBody(request.raw)
    ? length === undefined
      ? {}
      : { 'content-length': '0' }
    : headers['transfer-encoding'] === undefined
      ? { 'content-length': length }
      : { 'transfer-encoding': 'chunked' }
  return { ...Object.fromEntries(forwarded), ...framing }
}

/**
 * Passes a body on and counts it. It fails where more or less comes than was announced, so that the connection it is sent on ends:
 * what lies beyond the announced length would be read there as the next visitor's request.
 */
export const countedBody = (announced: number | null): Transform => {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (announced !== null && bytes > announced) return done(new Error('the body is longer than its Content-Length'))
      done(null, chunk)
    },
    flush(done) {
      if (announced !== null && bytes < announced) return done(new Error('the body is shorter than its Content-Length'))
      done()
    },
  })
}
