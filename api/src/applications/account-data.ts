import { sql } from 'drizzle-orm'
import { companies } from '../companies/tables.ts'
import { ofSeekerWithJob } from '../jobs/account-data.ts'
import { jobs } from '../jobs/tables.ts'
import type { AccountData } from '../members/account-data.ts'
import {
  applicationEvents,
  applicationResumes,
  applications,
  applicationVideos,
  jobNotes,
  screeningAnswers,
} from './tables.ts'

export const accountData: AccountData = {
  applications: ({ id }) => sql`
    select coalesce(jsonb_agg(to_jsonb(${applications}) || jsonb_build_object(
      'job', ${jobs.title}, 'company', ${companies.name}, 'answers', (
        select coalesce(jsonb_agg(jsonb_build_object('question', question, 'answer', answer) order by id), '[]')
        from ${screeningAnswers} where application_id = ${applications.id}),
      'events', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'at', at, 'reason', reason) order by id), '[]')
        from ${applicationEvents} where application_id = ${applications.id}),
      'resume', (
        select jsonb_build_object('filename', filename, 'kind', kind, 'size', size)
        from ${applicationResumes} where application_id = ${applications.id}),
      'video', (
        select to_jsonb(${applicationVideos}) - '{application_id,file_key,cover_key}'::text[]
        from ${applicationVideos} where application_id = ${applications.id})
      ) order by applied_at), '[]') as kept
    from ${applications} join ${jobs} on ${jobs.id} = job_id
      left join ${companies} on ${companies.id} = ${applications.employerId}
    where user_id = ${id}`,
  job_notes: ofSeekerWithJob(jobNotes),
}
