import { join, resolve } from 'node:path'
import cookie from '@fastify/cookie'
import { observeRequests, setRequestRoute } from '@jobspan/kit-server/http'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { unexpectedErrorText } from '@jobspan/shared-kit/contracts/platform/unexpected-error-text'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { createAssetDamageReporter } from './assets/asset-damage-reporter.ts'
import { retainPreviousAssets } from './assets/retain-previous-assets.ts'
import { serveFederationManifests } from './assets/serve-federation-manifests.ts'
import { serveStaticFiles } from './assets/serve-static-files.ts'
import { openShellAssets } from './assets/shell-assets.ts'
import { serveBackends } from './backends/serve-backends.ts'
import { createShellContext } from './create-shell-context.ts'
import type { Env } from './env.ts'
import { createGuardedServer } from './guarded-server.ts'
import { serveHealth } from './health.ts'
import { registerSiteMetrics } from './metrics/register-site-metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { renderBusyPage } from './page/busy-page.ts'
import { correctPath } from './page/correct-path.ts'
import { createPageAdmission, pageLimits } from './page/limit-pages.ts'
import { getDisabledRoutes, routesOf } from './page/page-routes.ts'
import { resolveLocaleKeys } from './page/resolve-locale-keys.ts'
import { sendPage } from './page/send-page.ts'
import { serveInstallManifest } from './page/serve-install-manifest.ts'
import { serveServiceWorker } from './page/serve-service-worker.ts'
import { serveSiteRoutes } from './page/serve-site-routes.ts'
import { serveSitemaps } from './page/serve-sitemaps.ts'
import { proxyApi } from './proxy/proxy-api.ts'
import { visitorLanguage } from './proxy/visitor-language.ts'
import { anonymousVisitor, resolveVisit, selectReleasesFor, storePreviewAndOverride } from './releases/resolve-visit.ts'
import { serveReleaseStream } from './releases/serve-release-stream.ts'
import type { ShellContext } from './shell-context.ts'
import { reportServerErrors } from './telemetry/report-server-errors.ts'
import { serveTelemetry } from './telemetry/serve-telemetry.ts'
import { serveTraces } from './telemetry/serve-traces.ts'

/** Countries where a page is on. */
const countriesWith = (site: ShellContext, path: string) =>
  countries
    .map(({ key }) => key)
    .filter((country) =>
      site.frame.matchRoute(routesOf(site, selectReleasesFor(site, country, anonymousVisitor)), path),
    )

/** Pages: below a language; anything else that is a known path is sent to the visitor's language. While the site is closed every address says so. */
export const servePages = (app: FastifyInstance, site: ShellContext): void => {
  const { env, frame } = site
  const admit = createPageAdmission(pageLimits(env.RATE_LIMIT_FACTOR, env.MAX_DELAY_MS))
  app.get('/*', async (request, reply) => {
    // Two slashes would be read as another host's name: by us as the page behind it, by a browser as the way there.
    const [start = ''] = /^[/\\]*/.exec(request.url) ?? []
    if (start.length > 1) return reply.redirect(`/${request.url.slice(start.length)}`, 301)
    const url = new URL(request.url, 'http://own.invalid')
    const { language, path } = frame.splitLanguage(url.pathname)
    const localeKeys = resolveLocaleKeys({
      host: request.headers.host ?? '',
      geoConfiguration: request.cookies.geoConfiguration,
      acceptLanguage: request.headers['accept-language'],
      pathLanguage: language,
      defaults: { country: env.DEFAULT_COUNTRY, language: env.DEFAULT_LANGUAGE },
    })
    const trimmed = path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') : path
    if (await storePreviewAndOverride(site, request, reply, localeKeys)) return reply
    const admission = admit(request)
    if ('retryAfterSeconds' in admission) {
      return reply
        .code(503)
        .headers({ 'retry-after': String(admission.retryAfterSeconds), 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(renderBusyPage(localeKeys.language, request.url))
    }
    reply.raw.once('close', admission.end)
    const visit = await resolveVisit(site, request, localeKeys)
    const match = frame.matchRoute(routesOf(site, visit.activeReleases), trimmed)
    const off = match ? undefined : frame.matchRoute(getDisabledRoutes(visit.activeReleases), trimmed)
    setRequestRoute(request, (match ?? off)?.route.path ?? 'no page')
    const corrected = match || off ? undefined : correctPath(routesOf(site, visit.activeReleases), path)
    const closed = site.maintenance.find(localeKeys.country) !== undefined
    const isOwn =
      language !== undefined && (url.pathname === `/${language}` || url.pathname.startsWith(`/${language}/`))
    const isAsWritten = isOwn && trimmed === path && url.pathname !== `/${language}/`
    if (!closed && (corrected ?? ((match ?? off) && !isAsWritten))) {
      const target = frame.inLanguage(localeKeys.language, corrected ?? trimmed) + url.search
      return reply.header('vary', 'accept-language, cookie').redirect(target, language ? 301 : 302)
    }
    const enabledCountries = language && off ? countriesWith(site, trimmed) : undefined
    await sendPage(site, request, reply, {
      localeKeys,
      path,
      match: language && !closed ? match : undefined,
      visit,
      enabledCountries,
    })
    return reply
  })
}

const assetsOf = (env: Env, build: string): Promise<string[]> | string[] => {
  const assets = join(env.SHELL_DIST, 'web')
  if (env.NODE_ENV === 'development') return [assets]
  return retainPreviousAssets({ assets, build, folder: join(resolve(env.DATA_DIR), 'shell/assets') })
}

/** The names of this site: the public one, one for each country, and those that are set beside them. */
const hostsOf = ({ PUBLIC_ORIGIN, ALLOWED_HOSTS }: Env): string[] => {
  const { hostname } = new URL(PUBLIC_ORIGIN)
  return [hostname, ...countries.map(({ key }) => `${key}.${hostname}`), ...ALLOWED_HOSTS]
}

/** The shell's server, ready to listen. */
export const createApp = async (env: Env): Promise<FastifyInstance> => {
  const app = await createGuardedServer({
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    hosts: hostsOf(env),
    factor: env.RATE_LIMIT_FACTOR,
  })
  app.setErrorHandler((error, request, reply) => {
    // Who has left the page needs no answer, and is no failure.
    const level = request.raw.socket.destroyed ? 'debug' : 'error'
    request.log[level]({ err: error, path: request.url.split('?')[0] }, 'request failed')
    const { statusCode = 500 } = error as { statusCode?: number }
    reply.code(statusCode < 400 ? 500 : statusCode).header('cache-control', 'no-store')
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        statusCode === 414 || statusCode === 421
          ? (error as Error).message
          : statusCode < 500
            ? 'Bad request'
            : unexpectedErrorText[visitorLanguage(request)],
      )
  })
  await app.register(cookie)
  const metrics = new Registry()
  observeRequests(app, metrics)
  const site = await createShellContext(app, env, metrics)
  registerSiteMetrics(metrics, site)
  serveMetrics(app, metrics, env)
  reportServerErrors(app, site)
  serveHealth(app, site)
  await proxyApi(app, env.API_ORIGIN)
  await serveBackends(app, site)
  const assets = await assetsOf(env, site.build.build)
  // What is developed is made anew all the time.
  const isBuilt = env.NODE_ENV !== 'development'
  await serveStaticFiles(app, {
    releases: site.releases,
    assets,
    shellAssets: openShellAssets({ folders: assets, integrity: isBuilt ? site.build.integrity : {} }),
    onDamaged: createAssetDamageReporter(site, app.log),
  })
  serveFederationManifests(app, site)
  serveReleaseStream(app, site)
  await serveTelemetry(app, site)
  await serveTraces(app, site)
  serveSiteRoutes(app, site)
  serveInstallManifest(app, site)
  serveServiceWorker(app, site)
  serveSitemaps(app, site)
  servePages(app, site)
  return app
}
