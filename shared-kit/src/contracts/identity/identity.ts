import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { option } from '../platform/option.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'
import { identityFields } from './identity-constants.ts'

/**
 * Verification of identity by Singpass (docs/product-rules.md#identity-verification, ADR 53). It works in Singapore, and where this installation
 * has a client of Singpass or the local stand-in: elsewhere `generate-authorise-url` answers 40004, and the status says `is_available` false. What
 * a member has verified stays visible, and can be withdrawn, in every country.
 */

export const identityField = z.enum(identityFields)

/** What somebody is in Singapore, by what Singpass says of them. `foreigner`: a foreigner without a pass that is valid today. */
export const verifyRoles = ['citizen', 'permanent_resident', 'pass_holder', 'foreigner'] as const
export const verifyRole = z.enum(verifyRoles)
export type VerifyRole = z.infer<typeof verifyRole>

/**
 * An entry of `user_identity_lists`: its id, and its text in the visitor's language when it was answered. Pages look the label up by `id`, and fall
 * back to `value`.
 */
export const userIdentity = z.pick(option, { id: true, value: true })
export type UserIdentity = z.infer<typeof userIdentity>

/**
 * Why there is nothing to confirm.
 * `unavailable`: the provider, or an agency behind it, does not answer; trying again later helps. `refused`: the person said no at Singpass, or
 * closed its window. `expired`: the way there took longer than ten minutes. `other_account`: another member signed in meanwhile.
 * `fault`: what came back does not hold, and nothing of it was taken; support finds it by `reference`. `nothing_waiting`: nobody came back from
 * Singpass, or what came is older than a day, confirmed or discarded.
 */
export const identityFailureReasons = [
  'unavailable',
  'refused',
  'expired',
  'other_account',
  'fault',
  'nothing_waiting',
] as const
export const identityFailure = z.object({
  reason: z.enum(identityFailureReasons),
  /** For support and the log; null where there is nothing to look up. */
  reference: z.nullable(z.string()),
})
export type IdentityFailure = z.infer<typeof identityFailure>

/**
 * What Singpass shared and the member has not confirmed yet. With an `id` it is a success and `failure` is null; without one all else is null but
 * `failure`. A field that Singpass did not share is null, and shown as “-”.
 */
export const identityInfo = z.object({
  id: z.nullable(z.number()),
  /**
   * The last four characters, such as `567D`, unless this installation reads the full number: then it is masked (`•••••567D`) until it is asked
   * for by `reveal_uinfin`.
   */
  uinfin: z.nullable(z.string()),
  /** Whether the full number is here to be revealed. */
  is_uinfin_revealable: z.boolean(),
  name: z.nullable(z.string()),
  /** As Singpass words it, in English, such as `CITIZEN`; the same for the next three. */
  residential_status: z.nullable(z.string()),
  nationality: z.nullable(z.string()),
  pass_type: z.nullable(z.string()),
  pass_status: z.nullable(z.string()),
  /** YYYY-MM-DD. */
  pass_expiry_date: z.nullable(z.string()),
  /** What confirming makes of it; null where too little was shared to say, and then confirming is refused (40030). */
  verify_role: z.nullable(verifyRole),
  /** RFC 3339; when Singpass shared it, and when it is deleted unless it is confirmed before. */
  shared_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
  failure: z.nullable(identityFailure),
})
export type IdentityInfo = z.infer<typeof identityInfo>

/**
 * The address to open. Asking pushes the request to the provider (RFC 9126), so ask when the button is pressed, or soon before: the address is
 * worth one opening within `expires_in` seconds, about a minute. An earlier address of the member stays good, for two tabs.
 * `redirect_uri` is the page's own origin and `identityCallbackPath`; any other is refused (40001).
 * Not in Singapore, or no provider: 40004. The provider does not answer: 50101. It refuses this site: 50001.
 */
export const generateAuthoriseUrl = endpoint({
  method: 'POST',
  path: '/api/auth/sg/singpass/generate-authorise-url',
  summary: 'Begins a verification: the address at Singpass to open',
  access: 'member',
  body: z.object({ redirect_uri: z.url().check(z.maxLength(300)) }),
  data: z.object({ authorise_url: z.url(), expires_in: z.number() }),
})

/** What waits to be confirmed, or why nothing does. Answers the same as long as it waits, so the page can be loaded again. */
export const getIdentityInfo = endpoint({
  method: 'GET',
  path: '/api/auth/sg/singpass/user-info',
  summary: 'What Singpass shared and the member has not confirmed yet',
  access: 'member',
  query: z.object({ reveal_uinfin: z.optional(z.literal('1')) }),
  data: identityInfo,
})

/** Skip and “do it later”: deletes what waits, and what is left of verifications that were begun. Succeeds where nothing is. */
export const discardIdentityInfo = endpoint({
  method: 'DELETE',
  path: '/api/auth/sg/singpass/user-info',
  summary: 'Deletes what Singpass shared, unconfirmed',
  access: 'member',
  data: z.null(),
})

/** What is known of a verified member. The name, the number and the nationality that Singpass shared are not kept. */
export const identityVerification = z.object({
  user_identity: userIdentity,
  verify_role: verifyRole,
  /** What Singpass shared and was checked. */
  checked: z.array(identityField),
  /** The last four characters of the number; null where it was not shared. */
  uinfin_last_four: z.nullable(z.string()),
  /** RFC 3339. */
  verified_at: z.string(),
  /** YYYY-MM-DD in Singapore; the last day of the pass, null for who needs none. */
  valid_until: z.nullable(z.string()),
  /** False once `valid_until` is over: the badge is gone until the member verifies again. */
  is_valid: z.boolean(),
})
export type IdentityVerification = z.infer<typeof identityVerification>

/**
 * Confirms what waits. `id` is that of the info that was shown; where something else waits by now: 40021. Nothing waits: 40004. Too little was
 * shared: 40030. The person is verified in another account: 40030. Another person than last time: 40029. After 40030, 40029 and 40030 nothing
 * waits any more. Confirming the same person again renews the verification.
 */
export const verifySingaporeIdentity = endpoint({
  method: 'POST',
  path: '/api/auth/sg/singpass/verify-singapore-identity',
  summary: 'Confirms what Singpass shared: the member is verified',
  access: 'member',
  body: z.object({ id: z.optional(identifier) }),
  data: z.object({
    new_user_identity: userIdentity,
    verify_role: verifyRole,
    verification: identityVerification,
  }),
})

/** The state of the member; cached under `identityStatusKey`. `is_available`: whether a button makes sense here and now. */
export const identityStatus = z.object({
  is_available: z.boolean(),
  verification: z.nullable(identityVerification),
  /** Whether something waits to be confirmed. */
  is_waiting: z.boolean(),
  /** Whether a local stand-in plays Singpass: the page says so beside the button. */
  is_stand_in: z.boolean(),
  /** Whether the full number is read, for a legal reason that the installation states; else its last four characters. */
  reads_full_number: z.boolean(),
})
export type IdentityStatus = z.infer<typeof identityStatus>
export const getIdentityStatus = endpoint({
  method: 'GET',
  path: '/api/auth/sg/singpass/status',
  summary: 'Whether the member is verified, and can be',
  access: 'member',
  data: identityStatus,
})

/** Takes the verification back: badge, precedence and the hash that tells the person again are deleted. Succeeds without one. */
export const withdrawIdentity = endpoint({
  method: 'DELETE',
  path: '/api/auth/sg/singpass/verification',
  summary: 'Withdraws the verification',
  access: 'member',
  data: identityStatus,
})

/**
 * `received`: Singpass shared it with this site. `confirmed`, `discarded`, `withdrawn`: the member did that. `expired`: it was a day old, unconfirmed.
 * `shown`: an employer saw the badge: identity label, role and date of verification, once for each company and verification.
 */
export const identityRecordKinds = ['received', 'confirmed', 'discarded', 'expired', 'withdrawn', 'shown'] as const
export const identityRecord = z.object({
  id: z.number(),
  kind: z.enum(identityRecordKinds),
  /** RFC 3339. */
  at: z.string(),
  /** What was shared, by the names of the dialog's rows; of `shown` empty: none of them is. */
  fields: z.array(identityField),
  /** The company of `shown`; null for this site. */
  company: z.nullable(z.object({ id: z.number(), name: z.string() })),
})
export type IdentityRecord = z.infer<typeof identityRecord>
/** Newest first. Kept after a withdrawal, as long as the account is. */
export const listIdentityRecords = endpoint({
  method: 'GET',
  path: '/api/auth/sg/singpass/sharing-records',
  summary: 'What was shared, with whom and when',
  access: 'member',
  query: z.object(pageQuery({ size: 20, maxSize: 60, maxPage: 1000 })),
  data: pageOf(identityRecord),
})

/** The badge, as employers see it beside a member: nothing of who they are but that Singpass knows. Null where there is none that is valid. */
export const verifiedBadge = z.object({
  user_identity: userIdentity,
  verify_role: verifyRole,
  checked: z.array(identityField),
  /** RFC 3339. */
  verified_at: z.string(),
})
export type VerifiedBadge = z.infer<typeof verifiedBadge>

/** Why something is before others in a list that employers see: `pinned` of members alone, as a reward (docs/product-rules.md#reward-types). */
export const orderReason = z.enum(['pinned', 'identity_verified'])

/** For whom a job is open by their identity: nobody else can apply (41274) or begin a chat (41274). */
export const jobEligibility = z.object({
  /** Entries of `user_identity_lists`; whoever is one of them. Empty: the posting names conditions in words alone, and nothing is checked. */
  user_identities: z.array(userIdentity),
  /** The posting's own words; null where it gives none. */
  text: z.nullable(z.string()),
})
export type JobEligibility = z.infer<typeof jobEligibility>

/**
 * Whether this visitor may apply to a job and chat about it, by the identities and by the countries that it names. `reason` says what is amiss with
 * the identity: `not_verified` (verifying may help; so it is for guests), `expired` (verify again), `mismatch` (“The identity information does not
 * match”). A job that is open to everybody, and one that cannot be checked here, is eligible.
 */
export const positionEligibility = z.object({
  is_eligible: z.boolean(),
  reason: z.nullable(z.enum(['not_verified', 'expired', 'mismatch'])),
  eligibility: z.nullable(jobEligibility),
  /** Not there where the job does not say in which countries its applicants live. */
  residence: z.optional(
    z.object({
      is_eligible: z.boolean(),
      /** ISO 3166-1 alpha-2: where the visitor lives by their profile, else the country of the site that they use; null where that is none. */
      country_code: z.nullable(z.string()),
      is_from_profile: z.boolean(),
    }),
  ),
})
export type PositionEligibility = z.infer<typeof positionEligibility>
export const getPositionEligibility = endpoint({
  method: 'GET',
  path: '/api/jobApplication/jobs/:id/eligibility',
  summary: 'Whether the visitor may apply, by identity and by country',
  access: 'session',
  params: z.object({ id: identifier }),
  data: positionEligibility,
})
