import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'

/** A location of a job, as the column `places` stores it. */
export type JobPlace = {
  country: CountryKey
  /** ISO 3166-1 alpha-2 of the real country; null when the source does not say. */
  countryCode: string | null
  /** Id in the location list when the place is a known one. */
  locationId: number | null
  locality: string | null
  region: string | null
  latitude: number | null
  longitude: number | null
}
