import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { jobPreferences } from '../tables/records.ts'

/** SQL: what the member wants to work as, as JSON. */
export const wantedJobsJson = (userId: SQLWrapper): SQL => sql`(
  select coalesce(json_agg(json_build_object('job_title', job_title, 'work_arrangement', work_arrangement, 'country', country)
    order by id), '[]') from ${jobPreferences} where user_id = ${userId})`

/** SQL condition: the member wants to work in the country, or at the place. */
export const wantsToWork = (userId: SQLWrapper, at: { country: CountryKey } | { locationId: number }): SQL => {
  const isThere = 'country' in at ? sql`country = ${at.country}` : sql`location_id = ${at.locationId}`
  return sql`exists (select from ${jobPreferences} where user_id = ${userId} and ${isThere})`
}
