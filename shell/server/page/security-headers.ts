import type { SelectedRelease } from '../releases/select-releases.ts'

/** `origins` are those beyond the own one that release files come from; `unhashed` lets scripts without a hash run. */
export type PageSettings = {
  https: boolean
  development: boolean
  origins: readonly string[]
  unhashed: boolean
  /** Trusted Types policies that the releases of this document make besides the site's own. */
  policies?: readonly string[]
}

const listed = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('')

/**
 * Content-Security-Policy of every page: scripts by nonce only and whatever those load, no inline handlers or styles
 * without the nonce, Trusted Types enforced. `development` lets hot reload's socket through.
 */
const contentSecurityPolicy = (
  nonce: string,
  { https, development, origins, unhashed, policies = [] }: PageSettings,
): string =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'${listed(origins)}`,
    `img-src 'self' data: https:${listed(origins)}`,
    // A film that was just recorded is played before it is sent.
    `media-src 'self' blob:`,
    `font-src 'self'${listed(origins)}`,
    `connect-src 'self'${listed(origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]))}${development ? ' ws://localhost:* ws://127.0.0.1:*' : ''}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    // What a squad shows from its own server tells no names beforehand.
    `trusted-types ${unhashed ? '*' : ['jobspan', 'jobspan-push', ...policies].join(' ')} 'allow-duplicates'`,
    ...(https && origins.length === 0 ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/**
 * Headers of every page beside the policy. Scripts without a hash are refused by the browser itself. A page is left without a new document, so all
 * have what one of them needs: the camera and the microphone of a video resume, for our own origin alone.
 */
export const pageHeaders = (nonce: string, settings: PageSettings): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(nonce, settings),
  ...(settings.development || settings.unhashed ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(settings.https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/** Pages whose address may carry what is nobody else's business, such as a mailed code (docs/product-rules.md#no-referrer). */
const secret = /^\/(change-password|get-started|jobseeker-login-redirect|job-alert)(\/|$)/

/** Headers over {@link pageHeaders} for such a page: its address leaves with no request. */
export const secretHeaders = (path: string): Record<string, string> =>
  secret.test(path) ? { 'referrer-policy': 'no-referrer' } : {}

/** Trusted Types policies of the releases that a visitor meets, also of one that may take a canary's place. */
export const listPolicies = (activeReleases: readonly SelectedRelease[]): string[] => [
  ...new Set(
    activeReleases
      .filter(({ enabled }) => enabled)
      .flatMap(({ release, fallbackRelease }) => [
        ...(release.trustedTypes ?? []),
        ...(fallbackRelease?.trustedTypes ?? []),
      ]),
  ),
]
