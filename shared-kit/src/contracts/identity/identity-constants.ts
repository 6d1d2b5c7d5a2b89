/** Words of the identity contract that pages need before they call anything; apart, so that they load no validator. */

/** The query flag of an address that shows the identity overlay above its page; its value is `1`. */
export const identityFlag = 'showSingpassInfo'

/**
 * Cookies that the page sets, readable by its scripts, `path=/`, `SameSite=Lax`, for `identityCookieDays`.
 * `returnUrl`: path and query of the page with the flag, URI-encoded; the callback leads there and clears it.
 * `skip`: `1`, the member puts the verification off. Both are cleared at sign-out.
 */
export const identityCookies = { returnUrl: 'singpass_return_url', skip: 'singpass_skip' } as const
export const identityCookieDays = 3

/** Where the provider sends the browser back to, on the origin that the member is on; `redirect_uri` is that origin and this path. */
export const identityCallbackPath = '/singpass/callback'

/** The only country where identities are verified. */
export const identityCountry = 'sg'

/** The seven rows of the dialog, in its order. */
export const identityFields = [
  'uinfin',
  'name',
  'residential_status',
  'nationality',
  'pass_type',
  'pass_status',
  'pass_expiry_date',
] as const
export type IdentityField = (typeof identityFields)[number]

/** Under what the tab's query cache holds whether the visitor may apply to a job: all that depends on it shares one answer. */
export const positionEligibilityKey = (jobId: number) => ['identity', 'eligibility', jobId] as const

/** Under what the tab's query cache holds the status of the member's verification: every badge and button shares it. */
export const identityStatusKey = ['identity', 'status'] as const
