import type { Notification } from '@jobspan/shared-kit/contracts/notifications'
import { type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'

/** What a notification is about, as it is now; null for what is gone, or what its subject does not name. */
export type NotificationFacts = Pick<Notification, 'job_title' | 'company_name' | 'recruiter_name' | 'tab'> & {
  job_id: number | null
}
/** What happened, as far as it says what it is about. */
export type Happening = Pick<Notification, 'kind' | 'subject'>

/**
 * SQL: the facts of notifications. `subjects` is a table expression with `kind` and `subject`; the columns of the answer are those of
 * {@link NotificationFacts}. An application names its job, a chat its recruiter and job, a recruiter and a job their company.
 */
export const notificationFactsSql = {
  columns:
    sql.raw(`job.id as job_id, job.title as job_title, company.name as company_name, recruiter.name as recruiter_name,
    case
      when kind in ('application_viewed', 'application_state') then coalesce((
        select case when bool_or(event.kind = 'interview') then 'interview'
          when bool_or(event.kind = 'interested') then 'interested'
          when bool_or(event.kind = 'viewed') then 'viewed' else 'pending' end
        from application_events as event where event.application_id = application.id), 'pending')
      when kind = 'recruiter_interested' then 'interested'
      when kind = 'profile_viewed' then 'viewers'
    end as tab`),
  joins: sql.raw(`
    left join applications as application on application.id = (subject ->> 'application_id')::int
    left join chats as chat on chat.id = (subject ->> 'chat_id')::int
    left join jobs as job on job.id = coalesce((subject ->> 'job_id')::int, application.job_id, chat.job_id)
    left join recruiters as recruiter on recruiter.id = coalesce((subject ->> 'recruiter_id')::int, chat.recruiter_id)
    left join companies as company on company.id = coalesce(
      (subject ->> 'company_id')::int, recruiter.company_id, application.employer_id, job.company_id)`),
} satisfies Record<string, SQL>

/** The facts of one notification that is not written yet. */
export const findNotificationFacts = async (
  db: QueryExecutor,
  { kind, subject }: Happening,
): Promise<NotificationFacts> => {
  const { rows } = await db.execute(sql`
    select ${notificationFactsSql.columns}
    from (select ${kind}::text as kind, ${JSON.stringify(subject)}::jsonb as subject) as told ${notificationFactsSql.joins}`)
  return rows[0] as NotificationFacts
}
