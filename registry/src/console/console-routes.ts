import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../platform/http/accepted-encoding.ts'
import { contentType } from '../releases/content-type.ts'

/** Where `build/build-package.ts` puts the console. */
const built = join(import.meta.dirname, '../../console/dist')

/** What stands below these is no page, so an address that is unknown there is answered as the interface answers. */
const noPage = /^\/(v1|api|docs|releases|assets|healthz|metrics)(\/|$)/

/** Scripts by nonce and whatever those load, styles by nonce, Trusted Types; nothing from elsewhere. */
const policy = (nonce: string): string =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types jobspan 'allow-duplicates'`,
  ].join('; ')

/**
 * Serves the console: its files under `/assets/`, and its one document at every address that a person opens and nothing
 * else answers. `folder` holds the build; without one the registry works all the same and `/` says what is missing. Nothing of
 * it is remembered: `npm start` builds the console while the registry runs.
 */
export const registerConsoleRoutes = (app: FastifyInstance, folder = built): void => {
  const { settings } = app.registry
  const isBuilt = () => existsSync(join(folder, 'index.html'))

  app.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    const { file } = request.params
    const known = new Set(await readdir(folder).catch(() => []))
    // Only names that the build wrote, so no address leads anywhere else.
    if (!known.has(file) || file === 'index.html') return reply.callNotFound()
    const encoding = acceptedEncoding(request.headers['accept-encoding'], ({ ending }) => known.has(file + ending))
    const bytes = await readFile(join(folder, encoding ? file + encoding.ending : file))
    if (encoding) reply.header('content-encoding', encoding.name)
    return reply
      .header('vary', 'Accept-Encoding')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(contentType(file))
      .send(bytes)
  })

  const sendDocument = async (_: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64url')
    const template = await readFile(join(folder, 'index.html'), 'utf8')
    const page = template
      .replaceAll('__BRAND__', escapeHtml(settings.brandName))
      .replaceAll('__NONCE__', nonce)
      .replaceAll('<script ', `<script nonce="${nonce}" `)
    return reply
      .header('content-security-policy', policy(nonce))
      .header('integrity-policy', 'blocked-destinations=(script)')
      .header('referrer-policy', 'same-origin')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page)
  }

  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage = !noPage.test(path) && (request.headers.accept ?? '').includes('text/html')
    if (!isPage || !isBuilt()) return reply.callNotFound()
    return sendDocument(request, reply)
  })
}
