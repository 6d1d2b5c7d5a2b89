import type { HiringStep, MyJobInterview, MyJobOffer } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { type SQL, sql } from 'drizzle-orm'
import type { loadHiring as load, OfJob } from '../applications/my-jobs/hiring.ts'
import { awaitsReplySince } from '../chats/known-chats.ts'
import { companies, recruiters } from '../companies/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { toIsoTimestamp } from '../platform/database/timestamp.ts'
import { interviewStateSql } from './interview-state-sql.ts'
import { offerStateSql } from './offers/offer-state-sql.ts'
import { interviewEvents, interviews, offers } from './tables.ts'

type Owner = { userId: number; jobIds: readonly number[] }

const rowsOf = async <Facts>(db: QueryExecutor, query: SQL): Promise<OfJob<Facts>[]> =>
  (await db.execute(query)).rows.map(({ job_id: jobId, application_id: applicationId, facts }) => ({
    jobId: Number(jobId),
    applicationId: applicationId === null ? null : Number(applicationId),
    facts: facts as Facts,
  }))

/** SQL condition: a row of `interview` or `offer` is to the member, and about one of the jobs. */
const isAbout = (row: SQL, { userId, jobIds }: Owner): SQL =>
  sql`${row}.user_id = ${userId} and ${row}.job_id = any(${`{${jobIds.join(',')}}`}::int[])`

const isoOf = (at: string | null): string | null => (at === null ? null : toIsoTimestamp(at))

/** One that is over awaits its result, whether the member checked in or not. */
const shownStateSql = sql`case when interview.state = 'accepted' and interview.ends_at <= now() then 'pending_results'
  else ${interviewStateSql} end`

const interviewsAbout = (owner: Owner): SQL => sql`
  select distinct on (interview.job_id) job_id, application_id, json_build_object('id', interview.id, 'state', ${shownStateSql},
    'times_by', times_by, 'starts_at', starts_at, 'is_ended_by_recruiter', coalesce((
      select actor = 'recruiter' from ${interviewEvents} as event
      where event.interview_id = interview.id and kind in ('declined', 'cancelled') order by event.id desc limit 1), false),
    'recruiter_name', recruiter.name, 'company_name', company.name) as facts
  from ${interviews} as interview join ${recruiters} as recruiter on recruiter.id = interview.recruiter_id
    join ${companies} as company on company.id = recruiter.company_id
  where ${isAbout(sql`interview`, owner)} order by interview.job_id, interview.id desc`

const offersAbout = (owner: Owner): SQL => sql`
  select distinct on (offer.job_id) job_id, application_id, json_build_object('id', offer.id, 'chat_id', chat_id, 'state', ${offerStateSql},
    'starts_on', starts_on, 'expires_at', expires_at, 'answered_at', answered_at, 'recruiter_name', recruiter.name,
    'is_asked_about', ${awaitsReplySince({ chatId: sql`offer.chat_id`, since: sql`offer.sent_at` })}) as facts
  from ${offers} as offer join ${recruiters} as recruiter on recruiter.id = offer.recruiter_id
  where ${isAbout(sql`offer`, owner)} order by offer.job_id, offer.id desc`

/** What happened, by the state that it made. That times were proposed, and details changed, is left out: the card says it. */
const stepsAbout = (owner: Owner): SQL => sql`
  select job_id, application_id, json_build_object('kind', kind, 'id', id, 'state', state, 'at', at) as facts from (
    select job_id, application_id, 'interview' as kind, interview.id, event.at, case event.kind
      when 'declined' then 'rejected' when 'result' then event.result else event.kind end as state
    from ${interviews} as interview join ${interviewEvents} as event on event.interview_id = interview.id
    where ${isAbout(sql`interview`, owner)}
      and event.kind in ('accepted', 'declined', 'cancelled', 'checked_in', 'not_attended', 'result')
    union all
    select job_id, application_id, 'offer', id, sent_at, 'sent' from ${offers} as offer where ${isAbout(sql`offer`, owner)}
    union all
    select job_id, application_id, 'offer', id, coalesce(answered_at, expires_at), ${offerStateSql}
    from ${offers} as offer where ${isAbout(sql`offer`, owner)} and ${offerStateSql} <> 'sent') as steps
  order by at, kind, id`

/** Interviews and offers to a member about these jobs, for My jobs. */
export const loadHiring: typeof load = async (db, userId, jobIds) => {
  const owner = { userId, jobIds }
  const interviewRows = await rowsOf<MyJobInterview>(db, interviewsAbout(owner))
  const offerRows = await rowsOf<MyJobOffer>(db, offersAbout(owner))
  const steps = await rowsOf<HiringStep>(db, stepsAbout(owner))
  return {
    interviews: interviewRows.map(({ facts, ...row }) => ({
      ...row,
      facts: { ...facts, starts_at: isoOf(facts.starts_at) },
    })),
    offers: offerRows.map(({ facts, ...row }) => ({
      ...row,
      facts: { ...facts, expires_at: toIsoTimestamp(facts.expires_at), answered_at: isoOf(facts.answered_at) },
    })),
    steps: steps.map(({ facts, ...row }) => ({ ...row, facts: { ...facts, at: toIsoTimestamp(facts.at) } })),
  }
}
