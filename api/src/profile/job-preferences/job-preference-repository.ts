import type { WorkArrangement } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import {
  type JobPreference,
  type JobPreferenceBody,
  maxJobPreferences,
} from '@jobspan/shared-kit/contracts/profile/job-preferences'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { createMemberListReader } from '../member-list.ts'
import { assertRecordVersion } from '../record-version.ts'
import { jobPreferences } from '../tables/records.ts'

const toJobPreference = (row: typeof jobPreferences.$inferSelect): JobPreference => ({
  id: row.id,
  job_title: row.jobTitle,
  function_title_id: row.functionTitleId,
  work_arrangement: row.workArrangement,
  country: row.country,
  location_id: row.locationId,
  work_language: row.workLanguage,
  work_timezone: row.workTimezone,
  industry_id: row.industryId,
  job_type_id: row.jobTypeId,
  currency: row.currency,
  salary_period: row.salaryPeriod,
  salary_kind: row.salaryKind,
  salary_min: row.salaryMin,
  salary_max: row.salaryMax,
  version: row.version,
})

/** The oldest first. */
export const preferencesOf = createMemberListReader(jobPreferences, sql`${jobPreferences.id}`, toJobPreference)

const isOf = (userId: number) => eq(jobPreferences.userId, userId)
const isOne = (userId: number, id: number) => and(isOf(userId), eq(jobPreferences.id, id))

/** Throws 40004 where the preference is not this member's. */
export const findPreference = async (db: QueryExecutor, userId: number, id: number): Promise<JobPreference> => {
  const [row] = await db.select().from(jobPreferences).where(isOne(userId, id))
  if (!row) throw new ApiError('notFound')
  return toJobPreference(row)
}

/** What belongs to the other kind of work is not kept: remote work has no place, other work none of remote work’s facts. */
const toColumns = (body: JobPreferenceBody) => {
  const isRemote = body.work_arrangement === 'remote'
  return {
    jobTitle: body.job_title,
    functionTitleId: body.function_title_id,
    workArrangement: body.work_arrangement,
    country: isRemote ? null : body.country,
    locationId: isRemote ? null : body.location_id,
    workLanguage: isRemote ? body.work_language : null,
    workTimezone: isRemote ? body.work_timezone : null,
    industryId: body.industry_id,
    jobTypeId: body.job_type_id,
    currency: body.currency,
    salaryPeriod: body.salary_period,
    ...toSalaryColumns(body),
  }
}

/** docs/product-rules.md#pay-of-a-preference: a page of an earlier release knows no kind, and sends back the zeros that it read. */
const toSalaryColumns = ({ salary_kind: kind, salary_min: min, salary_max: max }: JobPreferenceBody) => {
  if (kind === 'negotiable' || kind === 'unpaid') return { salaryKind: kind, salaryMin: 0, salaryMax: 0 }
  const amounts = { salaryMin: min ?? 0, salaryMax: max ?? 0 }
  return kind === undefined && amounts.salaryMax === 0 ? amounts : { salaryKind: 'amount' as const, ...amounts }
}

/** Of each of the member's preferences, that of `exceptId` left out, the setting. Wants the member locked. */
const listArrangements = async (db: QueryExecutor, userId: number, exceptId = 0): Promise<WorkArrangement[]> => {
  const rows = await db
    .select({ arrangement: jobPreferences.workArrangement })
    .from(jobPreferences)
    .where(and(isOf(userId), ne(jobPreferences.id, exceptId)))
  return rows.map(({ arrangement }) => arrangement)
}

/** Throws 41262 or 41263 where there are as many of the kind as there may be. */
const assertPreferenceLimit = (others: WorkArrangement[], arrangement: WorkArrangement): void => {
  const remote = others.filter((other) => other === 'remote').length
  if (arrangement === 'remote') {
    if (remote >= maxJobPreferences.remote) throw new ApiError('remotePreferenceLimit')
  } else if (others.length - remote >= maxJobPreferences.onSiteOrHybrid) throw new ApiError('onSitePreferenceLimit')
}

/** Adds a preference. Throws 41262 or 41263 where there are three of its kind. Run it in a transaction. */
export const addPreference = async (db: QueryExecutor, userId: number, body: JobPreferenceBody): Promise<void> => {
  await lockMember(db, userId)
  assertPreferenceLimit(await listArrangements(db, userId), body.work_arrangement)
  await db.insert(jobPreferences).values({ userId, ...toColumns(body) })
}

/**
 * Changes a preference, into one of the other kind too where there is room. Throws 40004 as {@link findPreference}, 40026 where `version` is
 * not the current one. Run it in a transaction.
 */
export const changePreference = async (
  db: QueryExecutor,
  userId: number,
  id: number,
  { version, ...body }: JobPreferenceBody & { version?: number | undefined },
): Promise<void> => {
  await lockMember(db, userId)
  assertRecordVersion(await findPreference(db, userId, id), version)
  assertPreferenceLimit(await listArrangements(db, userId, id), body.work_arrangement)
  const changes = { ...toColumns(body), version: sql`${jobPreferences.version} + 1` }
  await db.update(jobPreferences).set(changes).where(isOne(userId, id))
}

/** Deletes a preference; the last one stays (41341). Throws 40004 as {@link findPreference}. Run it in a transaction. */
export const removePreference = async (db: QueryExecutor, userId: number, id: number): Promise<void> => {
  await lockMember(db, userId)
  await findPreference(db, userId, id)
  if ((await listArrangements(db, userId, id)).length === 0) throw new ApiError('lastPreference')
  await db.delete(jobPreferences).where(isOne(userId, id))
}
