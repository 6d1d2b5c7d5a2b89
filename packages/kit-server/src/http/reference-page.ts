import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * `<prefix>`: the reference page, with its own assets, so it works offline; `<prefix>/openapi.json`: the document.
 * The page's viewer, several megabytes, is loaded on the first visit and not at every start.
 */
export const registerReferencePage = (
  app: FastifyInstance,
  { prefix, title, describe }: { prefix: `/${string}`; title: string; describe: () => unknown },
): void => {
  let document: unknown
  let viewer: Promise<FastifyInstance> | undefined
  app.get(`${prefix}/openapi.json`, async () => {
    document ??= describe()
    return document
  })
  // The page names its script relative to itself, so its address must end in a slash.
  app.get(prefix, (_, reply) => reply.redirect(`${prefix}/`))
  for (const path of [`${prefix}/`, `${prefix}/js/scalar.js`]) {
    app.get(path, async (_, reply) => {
      viewer ??= createViewer(prefix, title)
      const page = await (await viewer).inject(path)
      const type = String(page.headers['content-type'])
      reply.code(page.statusCode).type(type)
      if (!type.startsWith('text/html')) {
        return reply.header('cache-control', 'public, max-age=3600').send(page.rawPayload)
      }
      // Without an icon of its own the browser asks for one that is not there.
      const html = page.body.replace('<head>', '<head><link rel="icon" href="data:,">')
      return reply.header('content-security-policy', pagePolicy(html)).send(html)
    })
  }
}

const createViewer = async (prefix: `/${string}`, title: string): Promise<FastifyInstance> => {
  const [{ default: Fastify }, { default: reference }] = await Promise.all([
    import('fastify'),
    import('@scalar/fastify-api-reference'),
  ])
  const viewer = Fastify()
  await viewer.register(reference, {
    routePrefix: prefix,
    configuration: {
      url: `${prefix}/openapi.json`,
      title,
      withDefaultFonts: false,
      telemetry: false,
      // What would lead to its maker's services.
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    },
  })
  return viewer
}

/** This page alone: its own script and the one inline script it starts with; the viewer writes its styles itself. */
const pagePolicy = (html: string): string => {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
