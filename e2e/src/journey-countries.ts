import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'

/**
 * Journeys run beside each other on one site. So a country in which a remote is changed, or its failures are counted, belongs to one journey:
 * what another one breaks there is counted too, and what it switches off is missing. Each country stands here once; a second time does not
 * compile, nor does a change or a count in a country of another journey.
 *
 * A new journey takes a country over, or shares one whose journey is about other remotes and other pages; the line says why both hold.
 *
 * The countries of `everyone` are those of visitors: a journey may break there what its own page loads, and counts nothing. Who is named beside
 * `everyone` changes a remote that no other journey looks at.
 */
export const journeyCountries = {
  // mf-identity, which is for Singapore alone; a remote of its own.
  sg: ['everyone', 'identity', 'other-hosts'],
  sa: ['everyone'],
  ae: ['everyone'],
  jp: ['everyone'],
  // mf-search is switched off and on.
  ph: ['rollout-in-open-tabs'],
  // mf-job-detail is switched off, promoted, rolled back, and a canary.
  br: ['rollout-in-open-tabs'],
  // mf-job-detail is switched off, and promoted with damage.
  tr: ['tampered-registry-and-files'],
  // Every remote is the last released one from the middle of the journey on.
  us: ['last-release'],
  // A remote of its own, with a link in the header and a part of the job page.
  gb: ['release-workflow'],
  // Remotes of its own, with parts of the job page beside that of mf-chat.
  lk: ['open-slots'],
  // The same; and mf-search is switched off, and a canary of mf-profile fails, neither of which a job page shows.
  ng: ['open-slots', 'product-owner-guide'],
  // Canaries of mf-job-detail fail, and mf-chat has more links; neither meets the other's remote.
  tw: ['failing-canary', 'navigation-contributions'],
  // Failures of mf-job-detail are counted, for each way to fail in another country.
  es: ['telemetry'],
  id: ['telemetry'],
  rs: ['telemetry'],
  // The same; and mf-rewards is switched off, of which a job page has the links alone.
  my: ['telemetry', 'rewards'],
  hk: ['telemetry'],
  ca: ['telemetry'],
  others: ['telemetry'],
} as const satisfies Record<CountryKey, readonly string[]>

type Journey = Exclude<(typeof journeyCountries)[CountryKey][number], 'everyone'>
type CountryOf<Name extends Journey> = {
  [Key in CountryKey]: Name extends (typeof journeyCountries)[Key][number] ? Key : never
}[CountryKey]

declare const isClaimed: unique symbol
/** A country in which a journey may change a remote or count what became of it. */
export type ClaimedCountry = CountryKey & { readonly [isClaimed]: true }

/** A country that belongs to a journey, which is named as its file is; another one's does not compile. */
export const countryOf = <Name extends Journey, Key extends CountryOf<Name>>(_journey: Name, country: Key) =>
  country as Key & ClaimedCountry
