import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip } from 'node:zlib'
import { logProgress } from './progress.ts'

const compress = promisify(brotliCompress)
const unpackers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** How a file that is asked for goes wrong on its way. */
export const faultKinds = ['refused', 'answering 503', 'hung', 'changed'] as const
export type FaultKind = (typeof faultKinds)[number]

export type Fault = { kind: FaultKind; files: RegExp; change?: (body: Buffer) => Buffer }

export type FaultProxy = {
  port: number
  /** What goes wrong from now on. An empty list mends everything: what hung is cut off, as by a process that starts anew. */
  injectFaults(faults: readonly Fault[]): void
  /** Paths that were asked for since the last `forget`, and whether they went wrong. */
  seen(): readonly { path: string; at: number; kind: FaultKind | undefined }[]
  clearRequests(): void
  stop(): Promise<void>
}

type Settings = {
  /** 0 takes any free port. */
  port: number
  upstream: number
  /** Answers by itself and returns true, or leaves the request to the upstream. */
  serve?: (path: string, response: ServerResponse, request: IncomingMessage) => boolean
  /** Rewrites a page. */
  page?: (html: string, path: string) => string
  /** Changes the headers of a page. */
  headers?: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders
}

const read = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const encoding = message.headers['content-encoding']
  return encoding === 'br' || encoding === 'gzip' ? unpackers[encoding](body) : body
}

const sendPacked = async (response: ServerResponse, answer: IncomingMessage, body: string, headers: Headers) => {
  const packed = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  const { 'content-length': _, 'transfer-encoding': __, ...otherHeaders } = headers
  response.writeHead(answer.statusCode ?? 502, {
    ...otherHeaders,
    'content-encoding': 'br',
    'content-length': packed.length,
  })
  response.end(packed)
}
type Headers = OutgoingHttpHeaders

/**
 * Stands between browser and site and passes everything on, except what it was told to spoil. It spoils on the wire, so
 * the browser's cache, retries and time limits are the real ones (a browser that intercepts requests switches its cache off).
 */
export const startFaultProxy = async ({
  port,
  upstream,
  serve,
  page,
  headers = (own) => own,
}: Settings): Promise<FaultProxy> => {
  let faults: readonly Fault[] = []
  let seen: { path: string; at: number; kind: FaultKind | undefined }[] = []
  const hung = new Set<Socket>()
  const server = createServer((incoming, response) => {
    const url = incoming.url ?? '/'
    const path = url.split('?')[0] ?? '/'
    const fault = faults.find(({ files }) => files.test(path))
    seen.push({ path, at: performance.now(), kind: fault?.kind })
    if (fault?.kind === 'refused') return void incoming.socket.destroy()
    if (fault?.kind === 'answering 503') return void response.writeHead(503, { 'cache-control': 'no-store' }).end()
    if (fault?.kind === 'hung') return void hung.add(incoming.socket)
    if (serve?.(path, response, incoming)) return
    const changed = fault?.kind === 'changed' && incoming.method === 'GET' ? fault.change : undefined
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: upstream,
        path: url,
        method: incoming.method,
        headers: changed ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers,
      },
      (answer) => {
        if (changed && answer.statusCode === 200) {
          void read(answer).then((body) => {
            const { 'content-length': _, 'content-encoding': __, etag: ___, ...otherHeaders } = answer.headers
            response.writeHead(200, otherHeaders).end(changed(body))
          })
          return
        }
        const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false
        if (!isPage || !page) {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          response.flushHeaders()
          answer.pipe(response)
          // A stream of events ends here when its reader leaves.
          response.once('close', () => answer.destroy())
          return
        }
        void read(answer)
          .then((body) => sendPacked(response, answer, page(body.toString(), path), headers(answer.headers)))
          .catch((error: unknown) => {
            // The line that is being measured fails by this; the others go on.
            logProgress(`${path} could not be rewritten: ${error instanceof Error ? error.message : error}`)
            response.writeHead(502).end()
          })
      },
    )
    outgoing.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    incoming.pipe(outgoing)
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(port, () => resolve()))
  return {
    port: (server.address() as AddressInfo).port,
    injectFaults(next) {
      faults = next
      if (next.length > 0) return
      for (const socket of hung) socket.destroy()
      hung.clear()
    },
    seen: () => seen,
    clearRequests: () => {
      seen = []
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
