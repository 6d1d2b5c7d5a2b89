import { z } from 'zod/mini'
import { countryKey } from '../platform/locale-keys.ts'
import { buildId, remoteName } from './rollout.ts'

/** Type of a preview link's token, in its header (RFC 7515, 4.1.9). */
export const previewType = 'jobspan-preview+jws'

/**
 * What a preview link (`?preview=<token>`) shows to whoever opens it, and to nobody else. The token is a compact JWS, signed
 * with the registry's key. It travels in an address and a cookie, so it names the release instead of holding it:
 * `integrity` is the SHA-384 of the release's `release.json` as the registry serves it.
 */
export const previewClaims = z.object({
  country: countryKey,
  remote: remoteName,
  enabled: z.boolean(),
  build: buildId,
  /** By what people tell the remote and its release, for the badge on the page; absent of links that an earlier registry made. */
  label: z.optional(z.object({ name: z.string(), published_at: z.string() })),
  integrity: z.string().check(z.startsWith('sha384-')),
  /** Seconds since 1970, UTC. */
  exp: z.number(),
})
export type PreviewClaims = z.infer<typeof previewClaims>
