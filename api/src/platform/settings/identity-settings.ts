import { z } from 'zod/mini'

/** What Singpass gave this installation when it was registered there (docs/product-rules.md#identity-verification). */
export const identityEnvironment = z.object({
  SINGPASS_CLIENT_ID: z.optional(z.string().check(z.minLength(1), z.maxLength(200))).check(
    z.meta({
      description:
        'client id of the verification of identity by Singpass, a Myinfo app with the FAPI 2.0 profile; register `{origin}/singpass/callback` for the public host and for the host of Singapore, and `{origin}/api/auth/sg/singpass/jwks` as the address of the keys',
      shownDefault: 'a local stand-in, where `STAND_INS` allow it',
    }),
  ),
  SINGPASS_ISSUER: z
    ._default(z.url({ protocol: /^https?$/ }), 'https://id.singpass.gov.sg/fapi')
    .check(z.describe('the issuer; `https://stg-id.singpass.gov.sg/fapi` is for tests. In production `https` alone')),
  SINGPASS_KEYS: z.optional(z.string().check(z.minLength(2), z.maxLength(20_000))).check(
    z.meta({
      description:
        'private keys as a JSON Web Key Set: P-256, each with a `kid`, `use` `sig` (ES256) or `enc` (ECDH-ES+A256KW). The first `sig` key signs, all `enc` keys decrypt, all are published. To rotate, add the new key at the end, wait an hour, put it first, wait an hour, remove the old one',
      shownDefault: 'made at the first start, sealed in the database, rotated every 90 days',
    }),
  ),
  SINGPASS_FULL_NUMBER_REASON: z
    .optional(z.string().check(z.trim(), z.minLength(20), z.maxLength(500)))
    .check(
      z.describe(
        'the law that requires the full NRIC or FIN, in words (20 characters at least), which start-up logs; unset, Singpass is asked for the last four characters alone',
      ),
    ),
})

const privateKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  kid: z.string().check(z.minLength(1), z.maxLength(200)),
  use: z.enum(['sig', 'enc']),
  x: z.string(),
  y: z.string(),
  d: z.string().check(z.minLength(1)),
})
const keySet = z.object({ keys: z.array(privateKey) })
/** A private key of this installation as a client of Singpass. */
export type IdentityKey = z.infer<typeof privateKey>

export type IdentitySettings = {
  /** Null where this installation is no client of Singpass. */
  client: { id: string; issuer: URL; keys: IdentityKey[] | null } | null
  /** The legal reason for reading the full number; null where it is not read. */
  fullNumberReason: string | null
}

/** Throws one line that names the variable. */
export const readIdentitySettings = (
  values: z.infer<typeof identityEnvironment>,
  isProduction: boolean,
): IdentitySettings => {
  const fullNumberReason = values.SINGPASS_FULL_NUMBER_REASON ?? null
  if (values.SINGPASS_CLIENT_ID === undefined) {
    if (values.SINGPASS_KEYS !== undefined) throw new Error('SINGPASS_CLIENT_ID: needed with SINGPASS_KEYS')
    return { client: null, fullNumberReason }
  }
  const issuer = new URL(values.SINGPASS_ISSUER)
  if (isProduction && issuer.protocol !== 'https:') throw new Error('SINGPASS_ISSUER: must be https in production')
  const keys = values.SINGPASS_KEYS === undefined ? null : readKeys(values.SINGPASS_KEYS)
  return { client: { id: values.SINGPASS_CLIENT_ID, issuer, keys }, fullNumberReason }
}

const readKeys = (text: string): IdentityKey[] => {
  const wrong = (problem: string) => new Error(`SINGPASS_KEYS: ${problem}`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // What is wrong with it is not said: the text is a secret.
    throw wrong('must be JSON')
  }
  const parsed = keySet.safeParse(value)
  if (!parsed.success) throw wrong('must be private P-256 keys with `kid` and `use`')
  const { keys } = parsed.data
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length) throw wrong('two keys have the same `kid`')
  for (const use of ['sig', 'enc'] as const) {
    if (!keys.some((key) => key.use === use)) throw wrong(`needs a key for \`${use}\``)
  }
  return keys
}
