import type { ProfileFacts } from '@jobspan/shared-kit/contracts/profile'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jsonRow } from '../platform/database/json-row.ts'
import { profileFacts } from '../platform/database/schema/profile.ts'

type Row = typeof profileFacts.$inferSelect
type Facts = Partial<Pick<Row, 'dateOfBirth' | 'locationId' | 'xpLvlId' | 'jobSeekingStatus'>>

const row = jsonRow<Row>(getTableColumns(profileFacts))

/** The row of facts as one JSON value; null where the member told none. */
export const selectFacts = (userId: number): SQL =>
  sql`(select ${row.select} from ${profileFacts} where ${eq(profileFacts.userId, userId)})`

export const readFacts = (value: unknown, noticePeriodId: number | null): ProfileFacts => {
  const facts = value === null ? undefined : row.read(value)
  return {
    date_of_birth: facts?.dateOfBirth ?? null,
    location_id: facts?.locationId ?? null,
    xp_lvl_id: facts?.xpLvlId ?? null,
    notice_period_id: noticePeriodId,
    job_seeking_status: facts?.jobSeekingStatus ?? null,
  }
}

/** Changes the facts that are named; two tabs that change different ones lose neither. */
export const saveProfileFacts = async (db: QueryExecutor, userId: number, facts: Facts): Promise<void> => {
  if (Object.values(facts).every((value) => value === undefined)) return
  await db
    .insert(profileFacts)
    .values({ userId, ...facts })
    .onConflictDoUpdate({ target: profileFacts.userId, set: { ...facts, updatedAt: sql`now()` } })
}
