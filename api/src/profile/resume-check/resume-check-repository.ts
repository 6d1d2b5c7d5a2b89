import type { ResumeCheck, ResumeFindings } from '@jobspan/shared-kit/contracts/profile/resume-check'
import { maxChecksPerDay } from '@jobspan/shared-kit/contracts/profile/resume-check-constants'
import { and, eq, sql } from 'drizzle-orm'
import { nextReset } from '../../ai/ai-quotas.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { resumeChecks as table } from '../tables/resumes.ts'
import { profileSearch } from '../tables/visibility.ts'

/** The day of the quota, by the date in GMT+8 that it begins on, at one minute past midnight (docs/product-rules.md#resume-check). */
export const quotaDay = (now: Date): string =>
  new Date(now.getTime() + 8 * 3_600_000 - 60_000).toISOString().slice(0, 10)

export type ResumeCheckState = { check: ResumeCheck | null; is_outdated: boolean; remaining: number; resets_at: string }

export const readResumeCheck = async (db: QueryExecutor, userId: number, now: Date): Promise<ResumeCheckState> => {
  const [row] = await db
    .select({
      check: table,
      isOutdated: sql<boolean>`coalesce(${profileSearch.changedAt} > ${table.checkedAt}, false)`,
    })
    .from(table)
    .leftJoin(profileSearch, eq(profileSearch.userId, table.userId))
    .where(eq(table.userId, userId))
  const resets_at = nextReset('findings', now).toISOString()
  if (!row) return { check: null, is_outdated: false, remaining: maxChecksPerDay, resets_at }
  const { result, checkedAt, day, count } = row.check
  return {
    check: { ...result, checked_at: checkedAt.toISOString() },
    is_outdated: row.isOutdated,
    remaining: day === quotaDay(now) ? Math.max(0, maxChecksPerDay - count) : maxChecksPerDay,
    resets_at,
  }
}

/** Keeps a check and counts it. Throws 41321 past three of a day, also when four arrive at once. Run it in a transaction. */
export const saveResumeCheck = async (
  db: QueryExecutor,
  userId: number,
  result: Omit<ResumeCheck, 'checked_at'>,
  now: Date,
): Promise<void> => {
  await lockMember(db, userId)
  const day = quotaDay(now)
  const { remaining } = await readResumeCheck(db, userId, now)
  if (remaining === 0) throw new ApiError('resumeCheckLimit')
  const count = maxChecksPerDay - remaining + 1
  await db
    .insert(table)
    .values({ userId, result, day, count })
    .onConflictDoUpdate({ target: table.userId, set: { result, day, count, checkedAt: sql`now()` } })
}

/** Puts what a model found beside the check of that time, and says whether it is there; not where there is another by now. */
export const keepFindings = async (
  db: QueryExecutor,
  userId: number,
  checkedAt: string,
  findings: ResumeFindings,
): Promise<boolean> => {
  const updated = await db
    .update(table)
    .set({ result: sql`${table.result} || ${JSON.stringify({ findings })}::jsonb` })
    .where(
      and(eq(table.userId, userId), sql`date_trunc('milliseconds', ${table.checkedAt}) = ${checkedAt}::timestamptz`),
    )
    .returning({ userId: table.userId })
  return updated.length > 0
}
