import type { JobMatch } from '@jobspan/shared-kit/contracts/job-match/job-match'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { locations } from '../config/locations.ts'
import { distanceKm } from '../config/nearest-location.ts'

/** How far the first place of a job is from where a member lives; undefined for a remote job, and where one of the two is not known. */
export const distanceFromHome = (
  { arrangement, latitude, longitude }: Pick<JobDetail, 'arrangement' | 'latitude' | 'longitude'>,
  locationId: number | null,
  language: LanguageKey,
): JobMatch['home'] => {
  if (arrangement === 'remote' || latitude === null || longitude === null) return
  const home = locations.find(({ id }) => id === locationId)
  return home && { place: home.names[language], distance_km: Math.round(distanceKm(home, { latitude, longitude })) }
}
