import { z } from 'zod/mini'
import { countryKey, languageKey } from '../platform/locale-keys.ts'

/**
 * Where the shell asks the API who calls the back end of a remote: `GET ?remote=mf-rewards`, with the visitor's own cookies. It is outside
 * `/api`, so no browser reaches it through the shell.
 */
export const sessionClaimsPath = '/session-claims'

/** The keys that session claims are signed with (JSON Web Key Set, RFC 7517). Public. */
export const sessionClaimsKeysPath = '/api/auth/session-claims/keys'

/** Life of session claims, in seconds. */
export const sessionClaimsTtlSeconds = 60

/**
 * What the back end of a remote is told of the caller: a JSON Web Token (RFC 7519) signed with EdDSA, in `Authorization: Bearer`. `iss` is
 * the public origin of the site, `aud` the remote's name, `exp` a minute away (docs/product-rules.md#session-claims).
 */
export const sessionClaims = z.object({
  iss: z.string(),
  aud: z.string(),
  /** The same for one person at one remote, and another one at each other remote. A guest who signs in gets another. */
  sub: z.string(),
  kind: z.enum(['guest', 'member']),
  country: countryKey,
  language: languageKey,
  iat: z.number(),
  exp: z.number(),
  jti: z.string(),
})
export type SessionClaims = z.infer<typeof sessionClaims>

/** What the API answers to the shell. */
export const signedSessionClaims = z.object({ token: z.string() })
