import type {
  decideObjection as decideObjectionOperation,
  decideInterviewReport as decideReportOperation,
  ModeratedInterviewReport,
} from '@jobspan/shared-kit/contracts/moderation/interview-reports'
import type { z } from 'zod/mini'
import { removeRecruiter } from '../../companies/remove-recruiter.ts'
import { decideObjection } from '../../interviews/objections.ts'
import { readInterviewFacts } from '../../interviews/publish-interview.ts'
import { closeInterviewReports, listInterviewReports } from '../../interviews/reports/report-interview.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import { chatReportDecided } from '../events.ts'
import { conflict, recordAct } from '../operator-acts.ts'

const maxReports = 100

export const listModeratedReports = async (
  db: QueryExecutor,
  state: 'open' | 'decided',
): Promise<ModeratedInterviewReport[]> => {
  const reports = await listInterviewReports(db, { isOpen: state === 'open', limit: maxReports })
  return reports.map(({ interviewId, userId, decidedAt, ...report }) => ({
    interview_id: interviewId,
    reporter_id: userId,
    decided_at: decidedAt,
    ...report,
  }))
}

/** Decides the open reports of an interview, and tells who reported it; upheld, the recruiter leaves the marketplace. Throws 409 where there is none. */
export const decideInterviewReports = async (
  transaction: QueryExecutor,
  id: number,
  { operator, outcome, reason }: z.output<(typeof decideReportOperation)['body']> & { operator: string },
): Promise<number> => {
  const reporters = await closeInterviewReports(transaction, id, reason)
  if (reporters.length === 0) throw conflict(`Interview ${id} has no open report.`)
  const { recruiterId, recruiterName, companyName } = await readInterviewFacts(transaction, id)
  if (outcome === 'upheld') await removeRecruiter(transaction, recruiterId)
  const act = { operator, act: 'interview_report.decided', subject: 'interview', subjectId: id, reason } as const
  const actId = await recordAct(transaction, { ...act, before: null, after: { outcome, decided: reporters.length } })
  for (const memberId of reporters) {
    const facts = { memberId, recruiterId, recruiterName, companyName, outcome, reason, actId }
    await publishEvent(transaction, chatReportDecided, facts)
  }
  return reporters.length
}

/** Decides an objection to *not attended* (docs/product-rules.md#no-shows). Throws 409 where it is not open. */
export const decideInterviewObjection = async (
  transaction: QueryExecutor,
  id: number,
  { operator, outcome, reason }: z.output<(typeof decideObjectionOperation)['body']> & { operator: string },
): Promise<void> => {
  if (!(await decideObjection(transaction, id, { outcome, reason })))
    throw conflict(`Interview ${id} has no open objection.`)
  const act = { operator, act: 'interview_objection.decided', subject: 'interview', subjectId: id, reason } as const
  await recordAct(transaction, { ...act, before: null, after: { outcome } })
}
