import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { type SQL, sql } from 'drizzle-orm'
import { rewardGrants } from '../tables.ts'
import { dayIn } from './business-days.ts'

/** SQL condition of a row of `reward_grants`: the last day on which it was to be distributed is over where its member lives. */
export const isOverdue = (now = new Date()): SQL<boolean> => {
  const today = Object.fromEntries(countries.map(({ key }) => [key, dayIn(key, now)]))
  return sql`${rewardGrants.distributeBy} < (${JSON.stringify(today)}::jsonb ->> ${rewardGrants.country})::date`
}
