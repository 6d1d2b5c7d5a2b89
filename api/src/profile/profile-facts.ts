import type { MemberFacts } from '@jobspan/shared-kit/contracts/profile/profile'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jsonRow } from '../platform/database/json-row.ts'
import { profileFacts } from './tables/records.ts'

type Row = typeof profileFacts.$inferSelect
type Facts = Partial<Omit<Row, 'userId' | 'version' | 'updatedAt'>>

const row = jsonRow<Row>(getTableColumns(profileFacts))

/** The row of facts as one JSON value; null where the member told none. */
export const selectFacts = (userId: number): SQL =>
  sql`(select ${row.select} from ${profileFacts} where ${eq(profileFacts.userId, userId)})`

export const readFacts = (value: unknown, noticePeriodId: number | null): MemberFacts => {
  const facts = value === null ? undefined : row.read(value)
  return {
    date_of_birth: facts?.dateOfBirth ?? null,
    location_id: facts?.locationId ?? null,
    xp_lvl_id: facts?.xpLvlId ?? null,
    notice_period_id: noticePeriodId,
    job_seeking_status: facts?.jobSeekingStatus ?? null,
    nationality_id: facts?.nationalityId ?? null,
    work_eligibility: facts?.workEligibility ?? [],
    job_seeker_type_id: facts?.jobSeekerTypeId ?? null,
    working_since: facts?.workingSince ?? null,
    available_from: facts?.availableFrom ?? null,
    home_address: facts?.homeAddress ?? null,
    version: facts?.version ?? 0,
  }
}

/** SQL: where the member lives, an id of `locations`; null where they did not say. */
export const locationIdOf = (userId: number | null): SQL =>
  sql`(select location_id from ${profileFacts} where user_id = ${userId})`

/** The facts of one member. */
export const loadFacts = async (db: QueryExecutor, userId: number): Promise<MemberFacts> => {
  const { rows } = await db.execute(sql`
    select ${selectFacts(userId)} as facts, (select notice_period_id from ${users}
      where id = ${userId}) as notice_period_id`)
  return readFacts(rows[0]?.facts ?? null, (rows[0]?.notice_period_id as number | null) ?? null)
}

/** Changes the facts that are named, and counts their version up; two tabs that change different ones lose neither. */
export const saveProfileFacts = async (db: QueryExecutor, userId: number, facts: Facts): Promise<void> => {
  await db
    .insert(profileFacts)
    .values({ userId, ...facts })
    .onConflictDoUpdate({
      target: profileFacts.userId,
      set: { ...facts, version: sql`${profileFacts.version} + 1`, updatedAt: sql`now()` },
    })
}
