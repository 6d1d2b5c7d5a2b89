import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip } from 'node:zlib'
import type { OneBundle } from './build-one-bundle.ts'

const compress = promisify(brotliCompress)
const unpackers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** Rewrites a page of the shell's server so that it starts the one bundle. */
export const withOneBundle = (
  html: string,
  bundle: Pick<OneBundle, 'main' | 'integrity'>,
  files: readonly string[],
): string => {
  const nonce = /<script defer nonce="([^"]+)"/.exec(html)?.[1] ?? ''
  const hash = (file: string) => (bundle.integrity[file] ? ` integrity="${bundle.integrity[file]}"` : '')
  const preloads = [bundle.main, ...files]
    .map(
      (file) =>
        `<link rel="preload" as="script" crossorigin="anonymous" nonce="${nonce}" href="/assets/${file}"${hash(file)}>`,
    )
    .join('')
  const main = `<script defer nonce="${nonce}" crossorigin="anonymous" src="/assets/${bundle.main}"${hash(bundle.main)}></script>`
  return html
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<meta charset="utf-8">/, (meta) => `${meta}${preloads}`)
    .replace(/<script defer nonce="[^"]+"[^>]*><\/script>/, main)
}

const pageOf = (path: string): { page: string; remote: string } | undefined => {
  if (/^\/[a-z-]+\/job\/[^/]+$/.test(path)) return { page: 'job-page', remote: 'mf-job-detail' }
  if (/^\/[a-z-]+\/jobs-hiring\/[^/]+$/.test(path)) return { page: 'job-search-page', remote: 'mf-search' }
  return undefined
}

const read = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const encoding = message.headers['content-encoding']
  return encoding === 'br' || encoding === 'gzip' ? unpackers[encoding](body) : body
}

const serveFile = (bundle: OneBundle, url: string, response: ServerResponse): boolean => {
  const name = /^\/assets\/([\w.-]+\.js)$/.exec(url)?.[1]
  const file = name ? join(bundle.folder, name) : ''
  if (!name || !existsSync(file)) return false
  const packed = existsSync(`${file}.br`)
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    ...(packed ? { 'content-encoding': 'br' } : {}),
  })
  createReadStream(packed ? `${file}.br` : file).pipe(response)
  return true
}

/**
 * Stands before the site and passes everything on. With a bundle it gives pages other scripts to start; without one it
 * changes nothing, so that the site with federation is measured through the same pipe.
 */
export const startProxy = async (port: number, sitePort: number, bundle: OneBundle | undefined) => {
  const server = createServer((incoming, response) => {
    const url = incoming.url ?? '/'
    if (bundle && serveFile(bundle, url, response)) return
    const outgoing = request(
      { host: '127.0.0.1', port: sitePort, path: url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false
        if (!isPage) {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
          return
        }
        void read(answer).then(async (body) => {
          const path = url.split('?')[0] ?? ''
          const page = pageOf(path)
          const language = path.split('/')[1] ?? ''
          const html =
            bundle && page
              ? withOneBundle(body.toString(), bundle, bundle.filesFor(page.page, page.remote, language))
              : body.toString()
          const packed = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
          const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers
          response.writeHead(answer.statusCode ?? 502, {
            ...headers,
            'content-encoding': 'br',
            'content-length': packed.length,
          })
          response.end(packed)
        })
      },
    )
    outgoing.on('error', () => response.writeHead(502).end())
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => server.listen(port, () => resolve()))
  return {
    port,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
