import type { CareerSummary, careerSummaryBody } from '@jobspan/shared-kit/contracts/profile/career-summary'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { assertRecordVersion } from '../record-version.ts'
import { careerSummaries } from '../tables/records.ts'

/** The summary as one JSON value; null where the member never wrote one. */
export const selectCareerSummary = (userId: number): SQL => sql`
  (select json_build_object('text', text, 'version', version, 'is_generated', generated_by is not null)
    from ${careerSummaries} where user_id = ${userId})`

export const readCareerSummary = (value: unknown): CareerSummary => {
  if (value === null) return { text: null, version: 0 }
  const { is_generated: isGenerated, ...summary } = value as CareerSummary
  return isGenerated ? { ...summary, is_generated: true } : summary
}

const loadCareerSummary = async (db: QueryExecutor, userId: number): Promise<CareerSummary> => {
  const { rows } = await db.execute(sql`select ${selectCareerSummary(userId)} as summary`)
  return readCareerSummary(rows[0]?.summary ?? null)
}

/**
 * Saves what a member says of themselves. `generatedBy` is the provider whose model wrote it; a text that stays keeps its mark. Throws 40026
 * where `version` is not the current one. Run it in a transaction.
 */
export const saveCareerSummary = async (
  db: QueryExecutor,
  userId: number,
  { text: written, version }: z.output<typeof careerSummaryBody>,
  generatedBy: string | null = null,
): Promise<CareerSummary> => {
  await lockMember(db, userId)
  assertRecordVersion(await loadCareerSummary(db, userId), version)
  const text = written || null
  await db
    .insert(careerSummaries)
    .values({ userId, text, generatedBy })
    .onConflictDoUpdate({
      target: careerSummaries.userId,
      set: {
        text,
        generatedBy: sql`coalesce(excluded.generated_by, case when ${careerSummaries.text} = excluded.text then ${careerSummaries.generatedBy} end)`,
        version: sql`${careerSummaries.version} + 1`,
        updatedAt: sql`now()`,
      },
    })
  return loadCareerSummary(db, userId)
}
