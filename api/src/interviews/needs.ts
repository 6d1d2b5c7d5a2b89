import { sql } from 'drizzle-orm'
import { applicationWithdrawnAt, isApplicationWithdrawn } from '../applications/has-applied-to.ts'
import type { NeedSource } from '../applications/my-jobs/needs.ts'
import { interviews, offers } from './tables.ts'

/** Times to choose from, an interview to check in to, and offers to answer. */
export const interviewNeeds: NeedSource = (userId) => sql`
  select 'interview' as kind, id, job_id, recruiter_id, created_at as begun_at, updated_at as at, last_starts_at as due_at
  from ${interviews}
  where user_id = ${userId} and state = 'pending' and times_by = 'recruiter' and last_starts_at > now()
    and not ${isApplicationWithdrawn(interviews.applicationId)}
  union all
  select 'check_in' as kind, id, job_id, recruiter_id, created_at as begun_at, updated_at as at,
    starts_at + interval '30 minutes' as due_at
  from ${interviews}
  where user_id = ${userId} and state = 'accepted'
    and now() between starts_at - interval '2 hours' and starts_at + interval '30 minutes'
    and starts_at <= coalesce(${applicationWithdrawnAt(interviews.applicationId)}, 'infinity')
  union all
  select 'offer' as kind, id, job_id, recruiter_id, sent_at as begun_at, sent_at as at, expires_at as due_at
  from ${offers} where user_id = ${userId} and state = 'sent' and expires_at > now()
    and not ${isApplicationWithdrawn(offers.applicationId)}`
