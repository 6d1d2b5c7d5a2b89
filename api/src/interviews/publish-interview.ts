import type { InterviewEvent } from '@jobspan/shared-kit/contracts/interviews/interview'
import { type SQL, sql } from 'drizzle-orm'
import { publishCardChanged } from '../chats/card-messages.ts'
import { companies, recruiters } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { toIsoTimestamp } from '../platform/database/timestamp.ts'
import type { EventDefinition } from '../platform/events/define-event.ts'
import { publishEvent } from '../platform/events/publish-event.ts'
import type { InterviewEventFacts } from './events.ts'
import { interviewEvents, interviews, interviewTimes } from './tables.ts'

type Facts = Omit<InterviewEventFacts, 'eventId' | 'actor' | 'message'>

/** What events say of interviews of rows `interview`, as they are now. */
export const listInterviewFacts = async (db: QueryExecutor, condition: SQL): Promise<Facts[]> => {
  const { rows } = await db.execute(sql`
    select json_build_object('interviewId', interview.id, 'memberId', user_id, 'chatId', chat_id, 'jobId', job_id,
      'jobTitle', ${jobs.title}, 'companyId', ${companies.id}, 'companyName', ${companies.name},
      'recruiterId', ${recruiters.id}, 'recruiterName', ${recruiters.name},
      'appointment', json_build_object('uid', uid, 'sequence', sequence, 'recruiterTimeZone', recruiter_time_zone,
        'seekerTimeZone', seeker_time_zone, 'format', format, 'address', interview.address, 'videoUrl', video_url,
        'interviewers', (select coalesce(json_agg(concat_ws(', ', person ->> 'name', person ->> 'title')), '[]')
          from jsonb_array_elements(interviewers) as person),
        'whatToBring', what_to_bring, 'note', note,
        'times', (
          select json_agg(json_build_object('startsAt', proposed.starts_at,
            'endsAt', proposed.starts_at + make_interval(mins => duration_minutes)) order by proposed.starts_at)
          from ${interviewTimes} as proposed where interview_id = interview.id and is_current
            and (accepted_time_id is null or proposed.id = accepted_time_id)))) as facts
    from ${interviews} as interview join ${recruiters} on ${recruiters.id} = recruiter_id
      join ${companies} on ${companies.id} = ${recruiters.companyId} left join ${jobs} on ${jobs.id} = job_id
    where ${condition} order by interview.id`)
  return rows.map((row) => {
    const facts = row.facts as Facts
    const times = facts.appointment.times.map(({ startsAt, endsAt }) => ({
      startsAt: toIsoTimestamp(startsAt),
      endsAt: toIsoTimestamp(endsAt),
    }))
    return { ...facts, appointment: { ...facts.appointment, times } }
  })
}

/** The same of one. */
export const readInterviewFacts = async (db: QueryExecutor, id: number): Promise<Facts> => {
  const [facts] = await listInterviewFacts(db, sql`interview.id = ${id}`)
  if (!facts) throw new Error(`there is no interview ${id}`)
  return facts
}

type News<Extra> = {
  kind: InterviewEvent['kind']
  actor: InterviewEvent['actor']
  reason?: string | null | undefined
  message?: string | null | undefined
  result?: NonNullable<InterviewEvent['result']>
  event: EventDefinition<InterviewEventFacts & Extra>
  extra: Extra
}

/**
 * Notes what happened to an interview, publishes it, and has open chats read its card again: all in the transaction that did it, after the row was
 * changed.
 */
export const recordInterviewEvent = async <Extra extends object>(
  transaction: QueryExecutor,
  interviewId: number,
  { kind, actor, reason = null, message = null, result, event, extra }: News<Extra>,
): Promise<void> => {
  const [row] = await transaction
    .insert(interviewEvents)
    .values({ interviewId, kind, actor, reason, message: message || null, ...(result && { result }) })
    .returning({ id: interviewEvents.id })
  const facts = await readInterviewFacts(transaction, interviewId)
  await publishEvent(transaction, event, { ...facts, eventId: row?.id ?? 0, actor, message: message || null, ...extra })
  await publishCardChanged(transaction, 'interview', interviewId)
}
