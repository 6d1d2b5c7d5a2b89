import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PreviewBanner } from '../../src/boot-data.ts'
import { cookieMaxAgeSeconds, deviceOf } from '../page/open-session.ts'
import { hostForCountry, type LocaleKeys, writeGeoConfiguration } from '../page/resolve-locale-keys.ts'
import type { ShellContext } from '../shell-context.ts'
import { readFailedCanaries } from './failed-canaries.ts'
import { findIncompatibility } from './find-incompatibility.ts'
import {
  overrideCookie,
  overrideMaxAgeSeconds,
  overrideRefusedCookie,
  overrideRefusedMaxAgeSeconds,
  readOverrides,
  writeOverrides,
} from './override.ts'
import { expiredPreview, expiredPreviewMaxAgeSeconds, previewCookie } from './preview.ts'
import { type SelectedRelease, selectReleases, type Visitor } from './select-releases.ts'

/** Who asks, and which releases that visitor meets in a country. */
export type Visit = {
  device: string
  activeReleases: SelectedRelease[]
  /** What of it is not what everybody gets; the page always says so. */
  badges: PreviewBanner[]
}

/** Whoever comes without anything of their own, such as a crawler's question for a sitemap. */
export const anonymousVisitor: Visitor = { device: '', preview: undefined, overrides: [] }

/** Releases of a country as one visitor meets them. */
export const selectReleasesFor = (
  site: Pick<ShellContext, 'documents' | 'releases' | 'capabilities'>,
  country: CountryKey,
  visitor: Visitor,
): SelectedRelease[] => {
  const document = site.documents.of(country)
  if (!document) return []
  return selectReleases(document, visitor, {
    state: (release) => (Object.keys(release.files).length === 0 ? 'ready' : site.releases.state(release)),
    findIncompatibility: (release) => findIncompatibility(release, site.capabilities),
  })
}

type Asked = Pick<FastifyRequest, 'cookies'>

/** What a visitor carries along that changes the releases met: preview and overrides. */
export const identifyVisitor = async (
  site: ShellContext,
  request: Asked,
  country: CountryKey,
  device: string,
): Promise<{ visitor: Visitor; badges: PreviewBanner[] }> => {
  const asked = request.cookies[previewCookie]
  const opened = asked === expiredPreview ? undefined : await site.previews.open(asked)
  const preview = opened?.country === country ? opened : undefined
  // Its time is over, or the request that it showed was closed.
  const isEnded = asked === expiredPreview || (asked !== undefined && opened === undefined)
  const overrides = readOverrides(request.cookies[overrideCookie], site.env.OVERRIDE_ORIGINS)
  if (preview) void site.releases.fetchRelease(preview.release)
  return {
    visitor: { device, preview, overrides, failedCanaries: readFailedCanaries(request.cookies) },
    badges: [
      ...(preview
        ? [
            {
              kind: 'preview' as const,
              remote: preview.remote,
              buildOrOrigin: preview.build,
              enabled: preview.enabled,
              label: preview.label,
            },
          ]
        : []),
      ...(isEnded ? [{ kind: 'preview-expired' as const, remote: '', buildOrOrigin: '', enabled: false }] : []),
      ...(request.cookies[overrideRefusedCookie]
        ? [{ kind: 'override-refused' as const, remote: '', buildOrOrigin: '', enabled: false }]
        : []),
      ...overrides.map(({ remote, origin }) => ({
        kind: 'override' as const,
        remote,
        buildOrOrigin: origin,
        enabled: true,
      })),
    ],
  }
}

/** Finds out who visits and what runs there for that visitor. */
export const resolveVisit = async (
  site: ShellContext,
  request: FastifyRequest,
  { country }: LocaleKeys,
): Promise<Visit> => {
  const device = deviceOf(request)
  const { visitor, badges } = await identifyVisitor(site, request, country, device)
  const activeReleases = selectReleasesFor(site, country, visitor)
  return { device, badges: badges.map((badge) => toTrueBadge(badge, activeReleases)), activeReleases }
}

/** A release that cannot run here is not what the page shows, whatever the link promised. */
export const toTrueBadge = (badge: PreviewBanner, activeReleases: readonly SelectedRelease[]): PreviewBanner => {
  const isShown = activeReleases.some(({ name, reason }) => name === badge.remote && reason === 'preview')
  return badge.kind === 'preview' && badge.enabled && !isShown ? { ...badge, kind: 'preview-unavailable' } : badge
}

/**
 * Takes `?preview=` and `?override=` out of an address and into cookies that scripts cannot read; true when the answer was
 * sent. A preview leads to the country that it is for.
 */
export const storePreviewAndOverride = async (
  site: ShellContext,
  request: FastifyRequest,
  reply: FastifyReply,
  localeKeys: LocaleKeys,
): Promise<boolean> => {
  const url = new URL(request.url, 'http://own.invalid')
  const token = url.searchParams.get('preview')
  const overrideParameter = url.searchParams.get('override')
  if (token === null && overrideParameter === null) return false
  url.searchParams.delete('preview')
  url.searchParams.delete('override')
  const secure = site.env.PUBLIC_ORIGIN.startsWith('https:')
  const cookie = { path: '/', sameSite: 'lax', secure, httpOnly: true } as const
  if (token !== null) {
    const preview = await site.previews.open(token)
    const here = request.headers.host ?? ''
    const there = preview ? hostForCountry(here, preview.country) : here
    if (preview && there !== here) {
      // Cookies belong to one host: the country's own takes the token itself.
      await reply
        .header('cache-control', 'no-store')
        .redirect(`${secure ? 'https' : 'http'}://${there}${request.url}`, 303)
      return true
    }
    if (preview) {
      await site.releases.fetchRelease(preview.release)
      // An age, not a date: by a browser's clock that is an hour ahead, the preview would be over as it begins.
      const maxAge = Math.max(1, Math.ceil(preview.exp - Date.now() / 1000))
      reply.setCookie(previewCookie, token, { ...cookie, maxAge })
      const geo = writeGeoConfiguration({ ...localeKeys, country: preview.country })
      reply.setCookie('geoConfiguration', geo, { path: '/', sameSite: 'lax', secure, maxAge: cookieMaxAgeSeconds })
    } else if (token === '') reply.clearCookie(previewCookie, cookie)
    // Without a word, whoever opens an old link would take the site as it is for what the change makes of it.
    else reply.setCookie(previewCookie, expiredPreview, { ...cookie, maxAge: expiredPreviewMaxAgeSeconds })
  }
  if (overrideParameter !== null) {
    const overrides = readOverrides(overrideParameter, site.env.OVERRIDE_ORIGINS)
    if (overrides.length > 0)
      reply.setCookie(overrideCookie, writeOverrides(overrides), { ...cookie, maxAge: overrideMaxAgeSeconds })
    else reply.clearCookie(overrideCookie, cookie)
    // Without a word, a squad would take the site as it is for its own work in it.
    if (overrideParameter !== '' && overrideParameter.split(',').length > overrides.length)
      reply.setCookie(overrideRefusedCookie, '1', { ...cookie, maxAge: overrideRefusedMaxAgeSeconds })
    else reply.clearCookie(overrideRefusedCookie, cookie)
  }
  await reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(url.pathname + url.search, 303)
  return true
}
