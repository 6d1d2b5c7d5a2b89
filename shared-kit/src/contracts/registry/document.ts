import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { countryKey } from '../platform/locale-keys.ts'
import { release } from '../remotes/releases.ts'

/** A public Ed25519 key as a JSON Web Key (RFC 8037), named by `kid`. */
export const publicKey = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), kid: z.string() })
export type PublicKey = z.infer<typeof publicKey>

/** A JSON Web Key Set (RFC 7517, 5): what a shell is given to trust. */
export const publicKeySet = z.object({ keys: z.array(publicKey) })

/** A release by name: `integrity` is the SHA-384 of its `release.json` as the registry serves it, and that holds all the rest. */
const releaseReference = z.object({
  name: release.shape.name,
  build: release.shape.build,
  integrity: z.string().check(z.startsWith('sha384-')),
})
export type ReleaseReference = z.infer<typeof releaseReference>

const percent = z.number().check(z.gt(0), z.lt(100))

/** What runs of one remote in one country. A remote that is off is listed too, so that its addresses can say so. */
const rolloutOf = <Named extends typeof release | typeof releaseReference>(named: Named) =>
  z.object({
    name: z.string(),
    enabled: z.boolean(),
    /** Hashed with visitor and remote into the visitor's place among 10,000; stays the same from release to release. */
    salt: z.string(),
    current: named,
    /** Serves where the current one turns out to be damaged; null before the second release. */
    previous: z.nullable(named),
    /** `percent` of visitors get this release instead of the current one. */
    canary: z.nullable(z.object({ release: named, percent })),
  })
const rollout = rolloutOf(release)
export type Rollout = z.infer<typeof rollout>

/**
 * A release of a remote that has no current one in a country: `percent` of visitors meet it, and to all others the remote is not there. Apart
 * from `remotes`, so that shells that were released before do without it.
 */
const firstCanaryOf = <Named extends typeof release | typeof releaseReference>(named: Named) =>
  z.object({
    name: z.string(),
    /** As that of a rollout: who meets the release now, meets it once it is promoted to more. */
    salt: z.string(),
    release: named,
    percent,
  })
const firstCanary = firstCanaryOf(release)
export type FirstCanary = z.infer<typeof firstCanary>

/**
 * The registry's answer for one country. Travels as a compact JWS (RFC 7515, EdDSA) whose header names the key (`kid`).
 * A shell trusts the keys it was given and, after each document that verifies, those the document lists: so keys rotate
 * without a visit to every shell. A document with a lower `serial` than the last good one is a replay and is refused.
 */
export const countryDocument = z.object({
  version: z.literal(2),
  country: countryKey,
  serial: z.number().check(z.int()),
  issued_at: z.string(),
  keys: z.array(publicKey).check(z.minLength(1)),
  remotes: z.array(rollout),
  first_canaries: z.optional(z.array(firstCanary)),
})
export type CountryDocument = z.infer<typeof countryDocument>

/**
 * The same answer with its releases by hash, for readers that ask for it: a tenth of the bytes, nearly all of which are hashes of files.
 * The signature covers the hash of each `release.json`, and that covers the files.
 */
export const referencingDocument = z.extend(countryDocument, {
  releases: z.literal('by-hash'),
  remotes: z.array(rolloutOf(releaseReference)),
  first_canaries: z.optional(z.array(firstCanaryOf(releaseReference))),
})
export type ReferencingDocument = z.infer<typeof referencingDocument>

/** What a reader of referencing documents sends as `Accept`. A registry from before sends it the whole document. */
export const acceptReferences = 'application/jose;releases=by-hash, application/jose;q=0.9'

/**
 * The signed document, with a strong ETag: 304 until it changes. Needs no caller: it holds nothing secret. With
 * `Accept: application/jose;releases=by-hash` its releases are named by their hashes.
 */
export const getCountryDocument = endpoint({
  method: 'GET',
  path: '/v1/countries/:country/document',
  summary: 'What runs in a country, signed',
  params: z.object({ country: countryKey }),
  data: z.file().check(z.mime(['application/jose'])),
})

/**
 * Server-sent events: `event: document`, `id` the serial, `data` `{"country","serial"}`. On connecting one for each country
 * (after `Last-Event-ID` only those issued with it or since), then one for each document as it is issued; a comment each 15 s.
 */
export const streamDocuments = endpoint({
  method: 'GET',
  path: '/v1/stream',
  summary: 'Documents as they are issued',
  data: z.file().check(z.mime(['text/event-stream'])),
})
