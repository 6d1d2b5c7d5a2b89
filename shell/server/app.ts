import { join, resolve } from 'node:path'
import cookie from '@fastify/cookie'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/places'
import Fastify, { type FastifyInstance } from 'fastify'
import { proxyApi } from './api-proxy.ts'
import type { Env } from './env.ts'
import { type PageRequest, routesOf, type Site, sendPage } from './pages.ts'
import { resolvePlace } from './place.ts'
import { openRegistrySource } from './registry-source.ts'
import { createRemoteHost } from './remote-host.ts'
import { loadFrame, readShellBuild } from './shell-build.ts'
import { serveFiles } from './static-files.ts'

/** The shell's server, ready to listen. */
export const createApp = async (env: Env): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: env.LOG_LEVEL === 'silent' ? false : { level: env.LOG_LEVEL },
    disableRequestLogging: true,
    trustProxy: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: false },
  })
  const data = resolve(env.DATA_DIR)
  const store = join(data, 'releases')
  const frame = loadFrame()
  const registry = openRegistrySource(join(data, 'registry'), (reason) =>
    app.log.error({ reason }, 'registry document refused'),
  )
  await registry.refresh()
  const polling = setInterval(() => void registry.refresh(), 1000)
  app.addHook('onClose', async () => clearInterval(polling))

  const texts = new Map<LanguageKey, ReturnType<typeof frame.createTexts>>()
  const site: Site = {
    env,
    frame,
    build: readShellBuild(),
    registry,
    remotes: createRemoteHost({ sharedKit: frame.sharedKit, store }),
    texts: (language) => {
      const known = texts.get(language) ?? frame.createTexts(language)
      texts.set(language, known)
      return known
    },
  }

  await app.register(cookie)
  await proxyApi(app, env.API_ORIGIN)
  await serveFiles(app, store)

  app.get('/healthz', async (_request, reply) => {
    const api = await fetch(`${env.API_ORIGIN}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    )
    const document = registry.current()
    const loading = (document?.remotes ?? []).map((release) =>
      site.remotes.load(release).then(
        () => true,
        () => false,
      ),
    )
    const remotes = document !== undefined && (await Promise.all(loading)).every(Boolean)
    return reply.code(api && remotes ? 200 : 503).send({ api, registry: document !== undefined, remotes })
  })

  const placeFor = (request: Parameters<typeof sendPage>[1], pathLanguage: LanguageKey | undefined) =>
    resolvePlace({
      host: request.headers.host ?? '',
      geoConfiguration: request.cookies.geoConfiguration,
      acceptLanguage: request.headers['accept-language'],
      pathLanguage,
      defaults: { country: env.DEFAULT_COUNTRY, language: env.DEFAULT_LANGUAGE },
    })

  app.get('/*', async (request, reply) => {
    const url = new URL(request.url, 'http://own.invalid')
    const { language, path } = frame.splitLanguage(url.pathname)
    const place = placeFor(request, language)
    const match = frame.matchRoute(routesOf(site), path)
    if (!language && (match || path === '/')) {
      return reply
        .code(302)
        .header('vary', 'accept-language, cookie')
        .redirect(frame.inLanguage(place.language, path) + url.search)
    }
    const page: PageRequest = { place, path, match: language ? match : undefined }
    await sendPage(site, request, reply, page)
    return reply
  })
  return app
}
