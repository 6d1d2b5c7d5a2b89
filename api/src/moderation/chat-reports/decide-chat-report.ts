import type {
  decideChatReport as decideOperation,
  listChatReports as listOperation,
  ModeratedChatReport,
} from '@jobspan/shared-kit/contracts/moderation/chat-reports'
import type { z } from 'zod/mini'
import { type ChatReportRow, decideChatReportRow, listChatReportRows } from '../../chats/reports/report-repository.ts'
import { removeRecruiter } from '../../companies/remove-recruiter.ts'
import { configList, findOption } from '../../config/lists/config-list.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import { chatReportDecided } from '../events.ts'
import { conflict, recordAct } from '../operator-acts.ts'

const reasonOf = ({ messageId, reasonId }: ChatReportRow): string => {
  const list = configList(messageId === null ? 'report_recruiter_reasons' : 'chat_report_lists', 'en-us')
  return findOption(list, reasonId)?.value ?? `reason ${reasonId}`
}

const toReport = (row: ChatReportRow): ModeratedChatReport => ({
  id: row.id,
  reporter_id: row.userId,
  recruiter_id: row.recruiterId,
  recruiter: row.reported.recruiter,
  company: row.reported.company,
  message_id: row.messageId,
  reason: reasonOf(row),
  comment: row.comment,
  reported: row.reported,
  at: toIsoTimestamp(row.at),
  outcome: row.outcome,
  decision: row.decision,
  decided_at: row.decidedAt === null ? null : toIsoTimestamp(row.decidedAt),
})

export const listChatReports = async (
  db: QueryExecutor,
  { state, page, size }: z.output<(typeof listOperation)['query']>,
) => {
  const { rows, total } = await listChatReportRows(db, { isOpen: state === 'open', page, size })
  return { items: rows.map(toReport), total, page, size }
}

/**
 * Decides a report and tells the member (docs/product-rules.md#reported-recruiters); where it is upheld the recruiter leaves the marketplace.
 * Throws 409 where it is decided already. Run it in a transaction.
 */
export const decideChatReport = async (
  transaction: QueryExecutor,
  id: number,
  { operator, outcome, reason }: z.output<(typeof decideOperation)['body']> & { operator: string },
): Promise<ModeratedChatReport> => {
  const decided = await decideChatReportRow(transaction, id, { outcome, reason })
  if (!decided) throw conflict(`Report ${id} is decided already.`)
  if (outcome === 'upheld') await removeRecruiter(transaction, decided.recruiterId)
  const act = { operator, act: 'chat_report.decided', subject: 'recruiter', subjectId: decided.recruiterId } as const
  const actId = await recordAct(transaction, { ...act, reason, before: null, after: { report: id, outcome } })
  await publishEvent(transaction, chatReportDecided, {
    memberId: decided.userId,
    recruiterId: decided.recruiterId,
    recruiterName: decided.reported.recruiter,
    companyName: decided.reported.company,
    outcome,
    reason,
    actId,
  })
  return toReport(decided)
}
