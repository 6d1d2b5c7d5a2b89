import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyRequest } from 'fastify'
import { type BootData, emailNoticeCookie } from '../../src/boot-data.ts'
import type { Frame, FrameInput } from '../../src/frame-server.tsx'
import { createPageFetch } from '../backends/create-page-fetch.ts'
import type { Visit } from '../releases/resolve-visit.ts'
import { replaceCanary } from '../releases/select-releases.ts'
import type { ShellContext } from '../shell-context.ts'
import { buildRemoteList, findBundles, findPageBundle, type NavigationLocale } from './build-boot-data.ts'
import {
  disabledContent,
  maintenanceContent,
  notFoundContent,
  type PageContent,
  pageContent,
  skeletonContent,
} from './page-content.ts'
import type { SiteRoute } from './page-routes.ts'
import { type LocaleKeys, toLocale } from './resolve-locale-keys.ts'
import { toNotice } from './watch-maintenance.ts'

export type PageRequest = {
  localeKeys: LocaleKeys
  /** Path below the language, without query. */
  path: string
  match: { route: SiteRoute; params: Record<string, string> } | undefined
  visit: Visit
  /** Countries where the page is on, for a page that is off in this one. */
  enabledCountries: CountryKey[] | undefined
}

/** What is known of a request before its page is chosen. */
export type OpenedRequest = Pick<FrameInput, 'session' | 'texts' | 'nonce'> & {
  site: ShellContext
  request: FastifyRequest
  navigation: NavigationLocale
  /** Headers of calls to the API in the visitor's name. */
  headers: Record<string, string>
  /** A page for members, while the API cannot say whether the visitor is one. */
  isForbidden: boolean
}

const chooseContent = async (
  { site, request, isForbidden }: OpenedRequest,
  frame: Frame,
  { match, localeKeys, enabledCountries, visit }: PageRequest,
): Promise<PageContent> => {
  // Who is signed in need not sign in again because the API is away.
  if (isForbidden) return maintenanceContent(frame)
  const closed = site.maintenance.find(localeKeys.country)
  if (closed) return maintenanceContent(frame, toNotice(closed, localeKeys.language))
  if (enabledCountries) return disabledContent(frame, enabledCountries)
  // Only the squad's own server knows the pages of its remote, and only the browser reaches that.
  if (!match && visit.activeReleases.some(({ origin }) => origin)) return skeletonContent(frame, 200)
  if (!match) return notFoundContent(frame, 404)
  const { name } = match.route.release ?? {}
  return pageContent({
    site,
    frame,
    ...localeKeys,
    match,
    canaryVisitor: visit.activeReleases.some((selected) => selected.name === name && selected.reason === 'canary')
      ? { device: visit.device, address: request.ip }
      : undefined,
    activeReleases: visit.activeReleases,
    log: request.log,
  })
}

/** The same request with the current release in the place of the canary that the page is of; undefined where none can take it. */
const toFallback = (page: PageRequest): PageRequest | undefined => {
  const { match, visit } = page
  const { route } = match ?? {}
  const fallbackRelease = visit.activeReleases.find(({ name }) => name === route?.release?.name)?.fallbackRelease
  const declared = fallbackRelease?.pages.find(({ path }) => path === route?.path)
  if (!match || !fallbackRelease || !declared) return undefined
  return {
    ...page,
    visit: { ...visit, activeReleases: replaceCanary(visit.activeReleases, fallbackRelease.name) },
    match: { ...match, route: { ...match.route, release: fallbackRelease, files: declared.files } },
  }
}

const toSiteSettings = (
  { env, employers }: ShellContext,
  request: FastifyRequest,
  country: CountryKey,
): BootData['site'] => ({
  brand: env.BRAND_NAME,
  origin: env.PUBLIC_ORIGIN,
  helpEmail: env.HELP_EMAIL,
  year: new Date().getUTCFullYear(),
  development: env.NODE_ENV === 'development',
  hasEmployerSite: employers.isOfferedTo(request),
  isEmailNoticeDismissed: request.cookies[emailNoticeCookie] !== undefined,
  office: env.OFFICES[country],
})

const prepareOnce = async (opened: OpenedRequest, page: PageRequest) => {
  const { site, request, session, texts, nonce, navigation, headers } = opened
  const { localeKeys, match, visit } = page
  const { env } = site
  const { activeReleases } = visit
  const { language }: { language: LanguageKey } = localeKeys
  const list = buildRemoteList(activeReleases, site, navigation)
  const locale = toLocale(localeKeys)
  const settings = toSiteSettings(site, request, localeKeys.country)
  const frame = site.frame.createFrame({
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
      fetch: createPageFetch(site, request, visit, headers),
    },
    remotes: list.remotes,
  })
  return {
    ...list,
    activeReleases,
    match,
    frame,
    locale,
    settings,
    content: await chooseContent(opened, frame, page),
    bundles: { ...findBundles(activeReleases, language), ...findPageBundle(match?.route, language) },
  }
}

export type PreparedPage = Awaited<ReturnType<typeof prepareOnce>>

/** Decides what a page shows and with which status, before anything of it is sent. Where a canary fails, its current release is tried. */
export const preparePage = async (opened: OpenedRequest, page: PageRequest): Promise<PreparedPage> => {
  const prepared = await prepareOnce(opened, page)
  const withFallback = prepared.content.hasFailed ? toFallback(page) : undefined
  return withFallback ? prepareOnce(opened, withFallback) : prepared
}
