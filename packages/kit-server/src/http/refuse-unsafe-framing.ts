import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Why a request is refused before any route runs: its status and a sentence for whoever wrote the client. */
type UnsafeFraming = { status: 400 | 414 | 415 | 417; message: string }

/** Bytes of a request target (RFC 9110 section 4.1 asks for 8,000 at least). */
export const maxTargetBytes = 8 * 1024

const withBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Finds what makes the end of a request, or its target, read differently by two servers on one way: each such difference lets a
 * client hide a second request inside the first (request smuggling, RFC 9112 section 11.2). Null where there is nothing to refuse.
 * What Node's parser refuses by itself is not repeated here.
 */
const findUnsafeFraming = ({ raw }: Pick<FastifyRequest, 'raw'>): UnsafeFraming | null => {
  const { headers, rawHeaders, method = 'GET', url = '/' } = raw
  if (Buffer.byteLength(url) > maxTargetBytes) {
    return { status: 414, message: `The address is longer than ${maxTargetBytes} bytes.` }
  }
  if (!url.startsWith('/') && url !== '*') return { status: 400, message: 'The request target must be a path.' }
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    return { status: 415, message: 'Send the body without Content-Encoding.' }
  }
  const transfer = headers['transfer-encoding']
  if (transfer !== undefined && transfer.trim().toLowerCase() !== 'chunked') {
    return { status: 400, message: 'The only transfer coding is chunked.' }
  }
  // RFC 9112 section 6.1: a server of HTTP/1.0 on the way does not know chunks.
  if (transfer !== undefined && raw.httpVersion !== '1.1') {
    return { status: 400, message: 'Transfer-Encoding needs HTTP/1.1.' }
  }
  const length = headers['content-length']
  if (transfer !== undefined && length !== undefined) {
    return { status: 400, message: 'Send either Content-Length or Transfer-Encoding.' }
  }
  if (length !== undefined && !/^\d{1,15}$/.test(length))
    return { status: 400, message: 'Content-Length is no number.' }
  const hasBody = transfer !== undefined || (length !== undefined && Number(length) > 0)
  if (hasBody && !withBody.has(method)) return { status: 400, message: `${method} takes no body.` }
  const expectation = headers.expect
  if (expectation !== undefined && expectation.trim().toLowerCase() !== '100-continue') {
    return { status: 417, message: 'The only expectation is 100-continue.' }
  }
  // Node keeps the first Host and drops the others; another server may read the last (RFC 9112 section 3.2).
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return { status: 400, message: 'There is more than one Host.' }
  return null
}

/**
 * Refuses such requests in every route, also in those that do not exist, and closes the connection with the answer: where the next
 * request on it begins is not certain. Register it before anything else that listens to requests.
 */
export const refuseUnsafeFraming = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const found = findUnsafeFraming(request)
    if (!found) return done()
    reply.header('connection', 'close')
    done(Object.assign(new Error(found.message), { statusCode: found.status }))
  })
}
