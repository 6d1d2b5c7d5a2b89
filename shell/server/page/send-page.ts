import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findOverlay, listOverlays } from '../../src/overlays/overlay-index.ts'
import { withDevelopmentReact } from '../assets/shell-build.ts'
import type { ShellContext } from '../shell-context.ts'
import { buildRemoteList, listContributionPreloads, listPreloads, type NavigationLocale } from './build-boot-data.ts'
import { clearOutdatedHint, findSignedInHost } from './cross-host-session.ts'
import { apiHeaders, cookieMaxAgeSeconds, openSession } from './open-session.ts'
import { type OpenedRequest, type PageRequest, type PreparedPage, preparePage } from './prepare-page.ts'
import { renderPreloads } from './render-document.ts'
import { renderInstallLinks } from './render-install-links.ts'
import { listPolicies, pageHeaders, secretHeaders } from './security-headers.ts'
import { streamDocument } from './stream-document.ts'
import { retryAfterSeconds } from './watch-maintenance.ts'

/**
 * Answers a page as a stream: session and what decides the status first, then head and header, then page, footer and state.
 * What fails once the head has gone becomes a skeleton, which the browser mounts.
 */
export const sendPage = async (
  site: ShellContext,
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageRequest,
): Promise<void> => {
  const startedAt = performance.now()
  const { env, frame: frameModule } = site
  const { localeKeys, visit } = page
  const { language } = localeKeys
  const { device } = visit
  const headers = headersForApi(request, page)
  const [texts, builtIn, { session, cookies, isUnknown }] = await Promise.all([
    site.texts(language),
    frameModule.loadBuiltInNavigation(language),
    openSession(request, { apiOrigin: env.API_ORIGIN, headers, localeKeys, device, timeoutMs: env.QUERY_DEADLINE }),
  ])
  const navigation = { ...localeKeys, builtIn }
  const isGuest = session.kind === 'guest'
  if (isGuest && !isUnknown) {
    const signedInHost = findSignedInHost(request, env)
    if (signedInHost) {
      await reply.header('cache-control', 'no-store').redirect(signedInHost, 302)
      return
    }
    clearOutdatedHint(request, reply, env)
    if (isForMembers(site, request, page, navigation)) {
      setCookies(site, request, reply, { fromApi: cookies, device })
      const target = frameModule.inLanguage(language, frameModule.urls.getStarted(request.url))
      await reply.header('cache-control', 'no-store').redirect(target, 302)
      return
    }
  }
  const opened: OpenedRequest = {
    site,
    request,
    session,
    texts,
    navigation,
    headers,
    nonce: randomBytes(16).toString('base64url'),
    isForbidden: isGuest && page.match?.route.access === 'member',
  }
  const prepared = timeRendering(site, page, await preparePage(opened, page), startedAt)
  setCookies(site, request, reply, { fromApi: cookies, device })
  const { head, status } = prepared.content
  if (head.location && (status === 301 || status === 302)) {
    await reply.redirect(toInternalHref(language, head.location), status)
    return
  }
  setHeaders(opened, reply, page, prepared)
  await reply.send(Readable.from(createDocument(opened, page, prepared)))
}

const timeRendering = (
  { renderMetrics }: ShellContext,
  { match }: PageRequest,
  prepared: PreparedPage,
  startedAt: number,
): PreparedPage => {
  const { content } = prepared
  const render = async () => {
    const rendered = await content.render()
    const seconds = (performance.now() - startedAt) / 1000
    renderMetrics.observe(match?.route.path ?? 'no page', rendered.state.state, seconds)
    return rendered
  }
  return { ...prepared, content: { ...content, render } }
}

/** Whether a page, or the overlay above it, is for members alone. */
const isForMembers = (
  site: ShellContext,
  request: FastifyRequest,
  { match, visit }: PageRequest,
  navigation: NavigationLocale,
): boolean => {
  if (!match) return false
  const { remotes } = buildRemoteList(visit.activeReleases, site, navigation)
  return match.route.access === 'member' || findOverlay(listOverlays(remotes), request.url)?.access === 'member'
}

const overriddenOrigins = ({ visit }: PageRequest) => visit.activeReleases.flatMap(({ origin }) => origin ?? [])

const setHeaders = (
  { site, session, nonce }: OpenedRequest,
  reply: FastifyReply,
  page: PageRequest,
  { content, activeReleases }: PreparedPage,
): void => {
  const { env } = site
  const overridden = overriddenOrigins(page)
  reply
    .code(content.status)
    .headers({
      ...pageHeaders(nonce, {
        https: isHttps(site),
        development: env.NODE_ENV === 'development',
        origins: [...overridden, ...(env.RELEASES_BASE_URL ? [env.RELEASES_BASE_URL] : [])],
        unhashed: overridden.length > 0,
        policies: listPolicies(activeReleases),
      }),
      ...secretHeaders(page.path),
    })
    .header('content-type', 'text/html; charset=utf-8')
    // “Back” and a tab that comes back show what was cached without asking, and a member's page shows who they are after they signed out.
    .header('cache-control', session.kind === 'member' ? 'private, no-store' : 'private, no-cache')
  const { preloadImage } = content.head
  if (preloadImage) reply.header('link', `<${preloadImage}>; rel=preload; as=image; fetchpriority=high`)
  if (content.status === 503) {
    const closed = site.maintenance.find(page.localeKeys.country)
    reply.header('retry-after', String(closed ? retryAfterSeconds(closed) : 5))
  }
}

const createDocument = (
  { site, request, session, texts, nonce }: OpenedRequest,
  page: PageRequest,
  { frame, content, locale, settings, match, remotes, remoteListId, bundles }: PreparedPage,
) => {
  const { env } = site
  const { device, badges } = page.visit
  const isDevelopment = env.NODE_ENV === 'development'
  // Fast Refresh of a remote that is worked on here is done by React, and only by its development build.
  const build = overriddenOrigins(page).length > 0 ? withDevelopmentReact(site.build) : site.build
  const preloads = isDevelopment ? [] : listPreloads({ build, env }, match?.route, page.localeKeys.language)
  return streamDocument({
    site,
    frame,
    content,
    path: page.path,
    href: request.url,
    badges,
    build,
    scripts: renderPreloads(preloads, nonce),
    nonce,
    installLinks: renderInstallLinks(request.headers['user-agent'], page.localeKeys.language),
    contributionPreloads: (contributions) =>
      isDevelopment
        ? ''
        : renderPreloads(
            listContributionPreloads({ contributions, bundles, remotes, route: match?.route }),
            nonce,
            'low',
          ),
    boot: {
      locale,
      texts: site.frame.toBootTexts(texts),
      site: settings,
      device,
      session,
      remotes,
      bundles,
      remoteListId,
    },
  })
}

const isHttps = ({ env }: ShellContext) => env.PUBLIC_ORIGIN.startsWith('https:')

/** Calls to the API go on in the visitor's name. */
const headersForApi = (request: FastifyRequest, { localeKeys, visit }: PageRequest) => ({
  ...apiHeaders(localeKeys, visit.device),
  cookie: request.headers.cookie ?? '',
  'x-forwarded-for': request.ip,
  'user-agent': request.headers['user-agent'] ?? '',
})

const toInternalHref = (language: LanguageKey, path: string) =>
  languages.some(({ key }) => path === `/${key}` || path.startsWith(`/${key}/`)) ? path : `/${language}${path}`

const setCookies = (
  site: ShellContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { fromApi, device }: { fromApi: readonly string[]; device: string },
) => {
  const options = { path: '/', sameSite: 'lax', secure: isHttps(site) } as const
  for (const cookie of fromApi) reply.header('set-cookie', cookie)
  // What brought somebody here goes with their application; whoever leads them here from elsewhere may have said so before.
  if (request.cookies.source === undefined)
    reply.setCookie('source', 'job_search', { ...options, maxAge: cookieMaxAgeSeconds })
  // Renewed with every document: a device that comes back now and then stays the one it is.
  reply.setCookie('device_uuid', device, { ...options, maxAge: cookieMaxAgeSeconds * 12 })
}
