import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { type CountryKey, type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { emailNoticeCookie } from '../../src/boot-data.ts'
import { findOverlay, listOverlays } from '../../src/overlays/overlay-index.ts'
import { withDevelopmentReact } from '../assets/shell-build.ts'
import { createPageFetch } from '../backends/create-page-fetch.ts'
import type { Visit } from '../releases/resolve-visit.ts'
import { replaceCanary } from '../releases/select-releases.ts'
import type { ShellContext } from '../shell-context.ts'
import {
  buildRemoteList,
  findBundles,
  findPageBundle,
  listContributionPreloads,
  listPreloads,
} from './build-boot-data.ts'
import { apiHeaders, cookieMaxAgeSeconds, openSession } from './open-session.ts'
import {
  disabledContent,
  maintenanceContent,
  notFoundContent,
  type PageContent,
  pageContent,
  skeletonContent,
} from './page-content.ts'
import type { SiteRoute } from './page-routes.ts'
import { renderPreloads } from './render-document.ts'
import { type LocaleKeys, toLocale } from './resolve-locale-keys.ts'
import { listPolicies, pageHeaders, secretHeaders } from './security-headers.ts'
import { streamDocument } from './stream-document.ts'
import { clearOutdatedHint, findSignedInElsewhere } from './take-sign-in-along.ts'
import { retryAfterSeconds, toNotice } from './watch-maintenance.ts'

export type PageRequest = {
  place: LocaleKeys
  /** Path below the language, without query. */
  path: string
  match: { route: SiteRoute; params: Record<string, string> } | undefined
  visit: Visit
  /** Countries where the page is on, for a page that is off in this one. */
  enabledCountries: CountryKey[] | undefined
}

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
  // Over 80 lines: session, redirects, status and headers are decided in this order, each with what was known before.
  const { env, frame: frameModule } = site
  const { place, match, visit } = page
  const { device } = visit
  const https = env.PUBLIC_ORIGIN.startsWith('https:')
  const development = env.NODE_ENV === 'development'
  const nonce = randomBytes(16).toString('base64url')
  const headers = headersForApi(request, page)
  const [texts, builtIn, { session, cookies, isUnknown }] = await Promise.all([
    site.texts(place.language),
    frameModule.loadBuiltInNavigation(place.language),
    openSession(request, { apiOrigin: env.API_ORIGIN, headers, place, device, timeoutMs: env.QUERY_DEADLINE }),
  ])
  if (session.kind === 'guest' && !isUnknown) {
    const elsewhere = findSignedInElsewhere(request, env)
    if (elsewhere) {
      await reply.header('cache-control', 'no-store').redirect(elsewhere, 302)
      return
    }
    clearOutdatedHint(request, reply, env)
  }
  const navigationPlace = { ...place, builtIn }
  const { remotes } = buildRemoteList(visit.running, site, navigationPlace)
  const isForbidden = match?.route.access === 'member' && session.kind === 'guest'
  const isOverlayForbidden =
    session.kind === 'guest' && findOverlay(listOverlays(remotes), request.url)?.access === 'member'
  if ((isForbidden || (match && isOverlayForbidden)) && !isUnknown) {
    setCookies(request, reply, cookies, { device, https })
    const target = frameModule.inLanguage(place.language, frameModule.urls.getStarted(request.url))
    await reply.header('cache-control', 'no-store').redirect(target, 302)
    return
  }
  const overridden = visit.running.flatMap(({ origin }) => origin ?? [])
  // Fast Refresh of a remote that is worked on here is done by React, and only by its development build.
  const build = overridden.length > 0 ? withDevelopmentReact(site.build) : site.build
  const origins = [...overridden, ...(env.RELEASES_BASE_URL ? [env.RELEASES_BASE_URL] : [])]
  const locale = toLocale(place)
  const settings = settingsOf(site, request, place)
  const prepare = async (page: PageRequest) => {
    const list = buildRemoteList(page.visit.running, site, navigationPlace)
    const frame = frameModule.createFrame({
      locale,
      site: settings,
      session,
      texts,
      href: request.url,
      nonce,
      api: {
        origin: env.API_ORIGIN,
        headers: () => headers,
        timeoutMs: env.QUERY_DEADLINE,
        retries: 0,
        fetch: createPageFetch(site, request, page.visit, headers),
      },
      remotes: list.remotes,
    })
    // Who is signed in need not sign in again because the API is away.
    const content = isForbidden ? maintenanceContent(frame) : await chooseContent(site, frame, request, page)
    return {
      ...list,
      running: page.visit.running,
      frame,
      content,
      match: page.match,
      bundles: {
        ...findBundles(page.visit.running, place.language),
        ...findPageBundle(page.match?.route, place.language),
      },
    }
  }
  let prepared = await prepare(page)
  const withStandIn = prepared.content.hasFailed ? toStandIn(page) : undefined
  if (withStandIn) prepared = await prepare(withStandIn)
  const { frame, content, bundles } = prepared
  setCookies(request, reply, cookies, { device, https })
  if (content.head.location && (content.status === 301 || content.status === 302)) {
    await reply.redirect(ownAddress(place.language, content.head.location), content.status)
    return
  }
  reply
    .code(content.status)
    .headers({
      ...pageHeaders(nonce, {
        https,
        development,
        origins,
        unhashed: overridden.length > 0,
        policies: listPolicies(prepared.running),
      }),
      ...secretHeaders(page.path),
    })
    .header('content-type', 'text/html; charset=utf-8')
    // “Back” and a tab that comes back show what was kept without asking, and a member's page tells who they are after they signed out.
    .header('cache-control', session.kind === 'member' ? 'private, no-store' : 'private, no-cache')
  if (content.status === 503) {
    const closed = site.maintenance.find(place.country)
    reply.header('retry-after', String(closed ? retryAfterSeconds(closed) : 5))
  }
  const scripts = renderPreloads(
    development ? [] : listPreloads({ build, env }, prepared.match?.route, place.language),
    nonce,
  )
  const document = streamDocument({
    site,
    frame,
    content,
    path: page.path,
    href: request.url,
    badges: visit.badges,
    build,
    scripts,
    nonce,
    contributionPreloads: (contributions) =>
      development
        ? ''
        : renderPreloads(
            listContributionPreloads({
              contributions,
              bundles,
              remotes: prepared.remotes,
              route: prepared.match?.route,
            }),
            nonce,
            'low',
          ),
    boot: {
      locale,
      texts: frameModule.toBootTexts(texts),
      site: settings,
      device,
      session,
      remotes: prepared.remotes,
      bundles,
      remoteListId: prepared.remoteListId,
    },
  })
  await reply.send(Readable.from(document))
}

const chooseContent = async (
  site: ShellContext,
  frame: Parameters<typeof notFoundContent>[0],
  request: FastifyRequest,
  { match, place, enabledCountries, visit }: PageRequest,
): Promise<PageContent> => {
  const closed = site.maintenance.find(place.country)
  if (closed) return maintenanceContent(frame, toNotice(closed, place.language))
  if (enabledCountries) return disabledContent(frame, enabledCountries)
  // Only the squad's own server knows the pages of its remote, and only the browser reaches that.
  if (!match && visit.running.some(({ origin }) => origin)) return skeletonContent(frame, 200)
  if (!match) return notFoundContent(frame, 404)
  const { name } = match.route.release ?? {}
  return pageContent({
    site,
    frame,
    ...place,
    match,
    canaryVisitor: visit.running.some((selected) => selected.name === name && selected.reason === 'canary')
      ? { device: visit.device, address: request.ip }
      : undefined,
    running: visit.running,
    log: request.log,
  })
}

/** The same request with the current release in the place of the canary that the page is of; undefined where none can take it. */
const toStandIn = (page: PageRequest): PageRequest | undefined => {
  const { match, visit } = page
  const { route } = match ?? {}
  const standIn = visit.running.find(({ name }) => name === route?.release?.name)?.standIn
  const declared = standIn?.pages.find(({ path }) => path === route?.path)
  if (!match || !standIn || !declared) return undefined
  return {
    ...page,
    visit: { ...visit, running: replaceCanary(visit.running, standIn.name) },
    match: { ...match, route: { ...match.route, release: standIn, files: declared.files } },
  }
}

const settingsOf = ({ env, employers }: ShellContext, request: FastifyRequest, { country }: LocaleKeys) => ({
  brand: env.BRAND_NAME,
  origin: env.PUBLIC_ORIGIN,
  helpEmail: env.HELP_EMAIL,
  year: new Date().getUTCFullYear(),
  development: env.NODE_ENV === 'development',
  hasEmployerSite: employers.isOfferedTo(request),
  isEmailNoticeDismissed: request.cookies[emailNoticeCookie] !== undefined,
  office: env.OFFICES[country],
})

/** Calls to the API go on in the visitor's name. */
const headersForApi = (request: FastifyRequest, { place, visit }: PageRequest) => ({
  ...apiHeaders(place, visit.device),
  cookie: request.headers.cookie ?? '',
  'x-forwarded-for': request.ip,
  'user-agent': request.headers['user-agent'] ?? '',
})

const ownAddress = (language: LanguageKey, path: string) =>
  languages.some(({ key }) => path === `/${key}` || path.startsWith(`/${key}/`)) ? path : `/${language}${path}`

const setCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
  fromApi: readonly string[],
  { device, https }: { device: string; https: boolean },
) => {
  for (const cookie of fromApi) reply.header('set-cookie', cookie)
  // What brought somebody here goes with their application; whoever leads them here from elsewhere may have said so before.
  if (request.cookies.source === undefined)
    reply.setCookie('source', 'job_search', { path: '/', sameSite: 'lax', secure: https, maxAge: cookieMaxAgeSeconds })
  // Renewed with every document: a device that comes back now and then stays the one it is.
  reply.setCookie('device_uuid', device, {
    path: '/',
    sameSite: 'lax',
    secure: https,
    maxAge: cookieMaxAgeSeconds * 12,
  })
}
