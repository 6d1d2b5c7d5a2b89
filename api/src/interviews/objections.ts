import { and, eq, sql } from 'drizzle-orm'
import { publishCardChanged } from '../chats/card-messages.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { Acting } from './answer-interview.ts'
import { interviewObjectionDecided } from './events.ts'
import { lockInterview } from './lock-interview.ts'
import { recordInterviewEvent } from './publish-interview.ts'
import { interviewEvents, interviews } from './tables.ts'

/** Keeps what the member says against *not attended*, for an operator. Throws 41141 where they were there, or have objected already. */
export const object = async (transaction: QueryExecutor, { id, owner }: Acting, text: string): Promise<void> => {
  const { state, objection } = await lockInterview(transaction, id, owner)
  if (state !== 'not_attended' || objection !== null) throw new ApiError('interviewChanged')
  await transaction
    .update(interviews)
    .set({ objection: 'open', objectionText: text, objectedAt: sql`now()` })
    .where(eq(interviews.id, id))
  await transaction
    .insert(interviewEvents)
    .values({ interviewId: id, kind: 'objected', actor: 'seeker', message: text })
  await publishCardChanged(transaction, 'interview', id)
}

/** Decides an open objection; an upheld one counts against nobody. False where it is not open. The member is told. */
export const decideObjection = async (
  transaction: QueryExecutor,
  id: number,
  { outcome, reason }: { outcome: 'upheld' | 'rejected'; reason: string },
): Promise<boolean> => {
  const [decided] = await transaction
    .update(interviews)
    .set({ objection: outcome })
    .where(and(eq(interviews.id, id), eq(interviews.objection, 'open')))
    .returning({ id: interviews.id })
  if (!decided) return false
  await recordInterviewEvent(transaction, id, {
    kind: outcome === 'upheld' ? 'objection_upheld' : 'objection_rejected',
    actor: 'operator',
    message: reason,
    event: interviewObjectionDecided,
    extra: { outcome },
  })
  return true
}
