import { sql } from 'drizzle-orm'
import { configList, findOption } from '../../config/lists/config-list.ts'
import { validateOptionId } from '../../config/lists/validate-option-id.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { findInterview } from '../interview-rows.ts'
import { interviewReports } from '../tables.ts'

const list = 'report_interview_reasons'

/** Keeps a report with the interview as the member sees it now; reported again, the report is replaced and open once more. */
export const reportInterview = async (
  db: QueryExecutor,
  userId: number,
  id: number,
  { reason_id: reasonId, text }: { reason_id: number; text?: string | undefined },
): Promise<void> => {
  assertFieldsValid({ reason_id: validateOptionId(list, reasonId) })
  const interview = await findInterview(db, userId, id)
  if (!interview) throw new ApiError('notFound')
  const report = { reasonId, text: text || null, copy: { ...interview }, decision: null, decidedAt: null }
  await db
    .insert(interviewReports)
    .values({ userId, interviewId: id, ...report })
    .onConflictDoUpdate({
      target: [interviewReports.userId, interviewReports.interviewId],
      set: { ...report, at: sql`now()` },
    })
}

export type InterviewReport = {
  interviewId: number
  userId: number
  reason: string
  text: string | null
  at: string
  copy: Record<string, unknown>
  decision: string | null
  decidedAt: string | null
}

/** Reports that are open, the oldest first, or those decided last. */
export const listInterviewReports = async (
  db: QueryExecutor,
  { isOpen, limit }: { isOpen: boolean; limit: number },
): Promise<InterviewReport[]> => {
  const { rows } = await db.execute(sql`
    select json_build_object('interviewId', interview_id, 'userId', user_id, 'reasonId', reason_id, 'text', text, 'at', at,
      'copy', copy, 'decision', decision, 'decidedAt', decided_at) as report
    from ${interviewReports} where ${isOpen ? sql`decided_at is null` : sql`decided_at is not null`}
    order by ${isOpen ? sql`at` : sql`decided_at desc`} limit ${limit}`)
  return rows.map(({ report }) => {
    const { reasonId, ...row } = report as InterviewReport & { reasonId: number }
    return {
      ...row,
      reason: findOption(configList(list, 'en-us'), reasonId)?.value ?? `reason ${reasonId}`,
      at: toIsoTimestamp(row.at),
      decidedAt: row.decidedAt && toIsoTimestamp(row.decidedAt),
    }
  })
}

/** Closes the open reports of an interview with what was decided. Gives who reported it. */
export const closeInterviewReports = async (
  transaction: QueryExecutor,
  interviewId: number,
  decision: string,
): Promise<number[]> => {
  const { rows } = await transaction.execute(sql`
    update ${interviewReports} set decision = ${decision}, decided_at = now()
    where interview_id = ${interviewId} and decided_at is null returning user_id`)
  return rows.map((row) => Number(row.user_id))
}
