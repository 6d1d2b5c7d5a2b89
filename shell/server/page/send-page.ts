import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CountryKey, type LanguageKey, languages } from '@jobspan/shared-kit/contracts/locales'
import type { Head } from '@jobspan/shared-kit/remote'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withDevelopmentReact } from '../assets/shell-build.ts'
import type { Visit } from '../releases/resolve-visit.ts'
import type { ShellContext } from '../shell-context.ts'
import { buildRemoteList, getBannersId, listPreloads } from './build-boot-data.ts'
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
import { renderBottom, renderHead, renderPreloads, renderTop } from './render-document.ts'
import { renderOwnListener } from './render-integrity-listener.ts'
import { type LocaleKeys, toLocale } from './resolve-locale-keys.ts'
import { pageHeaders, secretHeaders } from './security-headers.ts'
import { retryAfter } from './watch-maintenance.ts'

export type PageRequest = {
  place: LocaleKeys
  /** Path below the language, without query. */
  path: string
  match: { route: SiteRoute; params: Record<string, string> } | undefined
  visit: Visit
  /** Countries where the page is on, for a page that is off in this one. */
  enabledCountries: CountryKey[] | undefined
}

/** Languages whose headings the display face has no letters for. */
const withoutDisplayFace = new Set<LanguageKey>(['ar', 'ja', 'zh-cn', 'zh-tw'])

/** The name on the picture for shared links; a site of another name has none. */
const cardBrand = 'Jobspan'

/** Milliseconds that the document waits for the page's markup, to be sent and painted whole. */
const patience = 60

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
  const { env, frame: frameModule } = site
  const { place, match, visit } = page
  const https = env.PUBLIC_ORIGIN.startsWith('https:')
  const development = env.NODE_ENV === 'development'
  const nonce = randomBytes(16).toString('base64url')
  const { device } = visit
  const headers = {
    ...apiHeaders(place, device),
    cookie: request.headers.cookie ?? '',
    'x-forwarded-for': request.ip,
    'user-agent': request.headers['user-agent'] ?? '',
  }
  const [texts, { session, cookies, isUnknown }] = await Promise.all([
    site.texts(place.language),
    openSession(request, { apiOrigin: env.API_ORIGIN, headers, place, device, timeoutMs: env.QUERY_DEADLINE }),
  ])
  const isForbidden = match?.route.access === 'member' && session.kind === 'guest'
  if (isForbidden && !isUnknown) {
    setCookies(request, reply, cookies, { device, https })
    const target = frameModule.inLanguage(place.language, frameModule.urls.getStarted(request.url))
    await reply.header('cache-control', 'no-store').redirect(target, 302)
    return
  }
  const { remotes, remoteListId } = buildRemoteList(visit.running, site)
  const overridden = visit.running.flatMap(({ origin }) => origin ?? [])
  // Fast Refresh of a remote that is worked on here is done by React, and only by its development build.
  const build = overridden.length > 0 ? withDevelopmentReact(site.build) : site.build
  const origins = [...overridden, ...(env.RELEASES_BASE_URL ? [env.RELEASES_BASE_URL] : [])]
  const locale = toLocale(place)
  const settings = {
    brand: env.BRAND_NAME,
    origin: env.PUBLIC_ORIGIN,
    helpEmail: env.HELP_EMAIL,
    year: new Date().getUTCFullYear(),
    development,
    hasEmployerSite: site.employers.isOfferedTo(request),
    office: env.OFFICES[place.country],
  }
  const frame = frameModule.createFrame({
    locale,
    site: settings,
    session,
    texts,
    href: request.url,
    nonce,
    api: { origin: env.API_ORIGIN, headers: () => headers, timeoutMs: env.QUERY_DEADLINE, retries: 0 },
    remotes,
  })
  // Who is signed in need not sign in again because the API is away.
  const content = isForbidden ? maintenanceContent(frame) : await chooseContent(site, frame, request, page)
  setCookies(request, reply, cookies, { device, https })
  if (content.head.location && (content.status === 301 || content.status === 302)) {
    await reply.redirect(ownAddress(place.language, content.head.location), content.status)
    return
  }
  reply
    .code(content.status)
    .headers({
      ...pageHeaders(nonce, { https, development, origins, unhashed: overridden.length > 0 }),
      ...secretHeaders(page.path),
    })
    .header('content-type', 'text/html; charset=utf-8')
    // “Back” and a tab that comes back show what was kept without asking, and a member's page tells who they are after they signed out.
    .header('cache-control', session.kind === 'member' ? 'private, no-store' : 'private, no-cache')
  if (content.status === 503) reply.header('retry-after', String(site.maintenance.isOn() ? retryAfter : 5))
  const scripts = renderPreloads(development ? [] : listPreloads({ build, env }, match?.route, place.language), nonce)
  // Where the page takes its time, head and header leave while it waits for the data that its head tells nothing of, and with
  // them the scripts: the line is free. Else all of it goes at once, scripts behind what is read, and is painted at once.
  const parts = async function* () {
    const rendering = content.render()
    const isLate = (await Promise.race([rendering, sleep(patience)])) === undefined
    yield renderHead({
      locale,
      brand: env.BRAND_NAME,
      origin: env.PUBLIC_ORIGIN,
      path: page.path,
      head: { ...content.head, status: content.status as Head['status'] },
      nonce,
      globalCss: frameModule.siteCss,
      // What is developed has no hashes.
      listener: development ? '' : renderOwnListener({ nonce, country: place.country, build: site.build.build }),
      shareCard: env.BRAND_NAME === cardBrand ? frameModule.shareCardUrl : undefined,
      paintWhole: !isLate,
    }) +
      renderTop({
        skipText: frame.skipText,
        font: withoutDisplayFace.has(place.language) ? null : frameModule.fontUrl,
        badges: visit.badges.length > 0 ? frame.badges(visit.badges, request.url) : undefined,
        header: frame.header(),
      })
    if (isLate) yield scripts
    const { root, state } = await rendering
    const footer = frame.footer()
    const isWhole = state.state === 'skeleton'
    yield renderBottom({
      page: root,
      unfinished: isWhole || hasSkeletons(root.html) ? { root: frame.unfinished(isWhole), isWhole } : undefined,
      footer,
      preloads: isLate ? '' : scripts,
      boot: {
        locale,
        site: settings,
        device,
        session,
        page: state,
        queries: frame.state(),
        formats: frame.formats,
        remotes,
        remoteListId,
        bannersId: getBannersId(visit.badges),
      },
      main: build.main.map((file) => ({ href: `/assets/${file}`, integrity: build.integrity[file] ?? null })),
      nonce,
    })
  }
  await reply.send(Readable.from(parts()))
}

/** Whether a page was rendered with parts whose data is still to come (`SkeletonRegion` of the kit). */
const hasSkeletons = (html: string) => html.includes('<div aria-busy="true"')

const chooseContent = async (
  site: ShellContext,
  frame: Parameters<typeof notFoundContent>[0],
  request: FastifyRequest,
  { match, place, enabledCountries, visit }: PageRequest,
): Promise<PageContent> => {
  if (site.maintenance.isOn()) return maintenanceContent(frame)
  if (enabledCountries) return disabledContent(frame, enabledCountries)
  // Only the squad's own server knows the pages of its remote, and only the browser reaches that.
  if (!match && visit.running.some(({ origin }) => origin)) return skeletonContent(frame, 200)
  if (!match) return notFoundContent(frame, 404)
  return pageContent({ site, frame, ...place, match, log: request.log })
}

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
