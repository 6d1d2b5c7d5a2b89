import type { ModeratedObjection } from '@jobspan/shared-kit/contracts/moderation/interview-reports'
import { and, eq, sql } from 'drizzle-orm'
import { publishCardChanged } from '../chats/card-messages.ts'
import { companies, recruiters } from '../companies/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { toIsoTimestamp } from '../platform/database/timestamp.ts'
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

const maxObjections = 100

/** Objections that wait for an operator, the oldest first, with what is known of the interview. */
export const listOpenObjections = async (db: QueryExecutor): Promise<ModeratedObjection[]> => {
  const { rows } = await db.execute(sql`
    select json_build_object('interview_id', interview.id, 'member_id', user_id, 'company', ${companies.name},
      'recruiter', ${recruiters.name}, 'starts_at', starts_at, 'text', objection_text, 'at', objected_at,
      'events', (
        select json_agg(json_build_object('kind', kind, 'actor', actor, 'at', event.at, 'message', message) order by event.id)
        from ${interviewEvents} as event where event.interview_id = interview.id)) as objection
    from ${interviews} as interview join ${recruiters} on ${recruiters.id} = recruiter_id
      join ${companies} on ${companies.id} = ${recruiters.companyId}
    where objection = 'open' order by objected_at limit ${maxObjections}`)
  return rows.map((row) => {
    const { starts_at: startsAt, at, events, ...objection } = row.objection as ModeratedObjection
    return {
      ...objection,
      starts_at: toIsoTimestamp(startsAt),
      at: toIsoTimestamp(at),
      events: events.map((event) => ({ ...event, at: toIsoTimestamp(event.at) })),
    }
  })
}
