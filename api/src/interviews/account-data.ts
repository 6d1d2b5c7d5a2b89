import { sql } from 'drizzle-orm'
import { companies, recruiters } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { type AccountData, ownRows } from '../members/account-data.ts'
import { calendarFeeds, interviewEvents, interviewReports, interviews, interviewTimes, offers } from './tables.ts'

export const accountData: AccountData = {
  interviews: ({ id }) => sql`
    select coalesce(jsonb_agg(to_jsonb(interview) - '{client_id,check_in_code,wrong_codes,day_reminder_at,hour_reminder_at}'::text[]
      || jsonb_build_object('recruiter', ${recruiters.name}, 'company', ${companies.name}, 'job', ${jobs.title}, 'times', (
        select coalesce(jsonb_agg(to_jsonb(proposed) - '{interview_id}'::text[] order by proposed.id), '[]')
        from ${interviewTimes} as proposed where proposed.interview_id = interview.id),
      'events', (
        select coalesce(jsonb_agg(to_jsonb(event) - '{interview_id}'::text[] order by event.id), '[]')
        from ${interviewEvents} as event where event.interview_id = interview.id)) order by interview.id), '[]') as kept
    from ${interviews} as interview join ${recruiters} on ${recruiters.id} = recruiter_id
      join ${companies} on ${companies.id} = ${recruiters.companyId} left join ${jobs} on ${jobs.id} = job_id
    where user_id = ${id}`,
  interview_reports: ownRows(interviewReports.userId, { order: interviewReports.at }),
  offers: ({ id }) => sql`
    select coalesce(jsonb_agg(to_jsonb(offer) - '{client_id,file_key,expiry_published_at}'::text[] || jsonb_build_object(
      'recruiter', ${recruiters.name}, 'company', ${companies.name}, 'job', ${jobs.title}) order by offer.id), '[]') as kept
    from ${offers} as offer join ${recruiters} on ${recruiters.id} = recruiter_id
      join ${companies} on ${companies.id} = ${recruiters.companyId} left join ${jobs} on ${jobs.id} = job_id
    where user_id = ${id}`,
  calendar_feeds: ownRows(calendarFeeds.userId, {
    without: [calendarFeeds.secretHash],
    order: calendarFeeds.createdAt,
  }),
}
