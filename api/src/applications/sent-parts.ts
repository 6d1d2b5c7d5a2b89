import type { SentResume } from '@jobspan/shared-kit/contracts/applications/applications'
import { type SQL, sql } from 'drizzle-orm'
import { recruiters } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { applicationEvents, applicationResumes, applications, applicationVideos, screeningAnswers } from './tables.ts'

// SQL of what belongs to a row of `applications`, as JSON for whoever reads the application.

export const hasResume = sql`exists (
  select from ${applicationResumes} where ${applicationResumes.applicationId} = ${applications.id})`

export const hasVideo = sql`exists (
  select from ${applicationVideos} where ${applicationVideos.applicationId} = ${applications.id})`

export const sentResumeJson = sql`(select json_build_object('filename', filename, 'kind', kind, 'size', size)
  from ${applicationResumes} where application_id = ${applications.id})`

/** What is told of the video; null without one. */
export const sentVideoJson = sql`(select json_build_object('duration', duration_ms / 1000.0, 'size', size, 'width', width,
  'height', height, 'has_cover', cover_key is not null) from ${applicationVideos} where application_id = ${applications.id})`

export const answersJson = sql`(select coalesce(json_agg(json_build_object('question', question, 'answer', answer) order by id), '[]')
  from ${screeningAnswers} where application_id = ${applications.id})`

export const eventsJson = sql`(select json_agg(json_build_object('kind', event.kind, 'at', event.at, 'reason', event.reason,
    'recruiter', case when event.recruiter_id is not null
      then json_build_object('id', event.recruiter_id, 'name', by.name) end) order by event.id)
  from ${applicationEvents} as event left join ${recruiters} as by on by.id = event.recruiter_id
  where event.application_id = ${applications.id})`

/** SQL: which recruiter did something with an application to which job (`job_id`, `recruiter_id`). */
export const actingRecruitersByJob = sql`select ${applications.jobId}, recruiter_id from ${applicationEvents}
  join ${applications} on ${applications.id} = application_id`

/** SQL condition, of a row of `applications`: a recruiter of its employer did something with it. */
export const wasHandledByEmployer = sql`exists (
  select from ${applicationEvents} as event join ${recruiters} on ${recruiters.id} = event.recruiter_id
  where event.application_id = ${applications.id} and ${recruiters.companyId} = ${applications.employerId})`

/** The file of the resume of an application that was not withdrawn; `condition` is of `applications` and `jobs`. Null where there is none. */
export const findSentResume = async (
  db: QueryExecutor,
  id: number,
  condition: SQL,
): Promise<(SentResume & { fileKey: string }) | null> => {
  const { rows } = await db.execute(sql`
    select filename, kind, size, file_key as "fileKey"
    from ${applicationResumes} join ${applications} on ${applications.id} = application_id
      join ${jobs} on ${jobs.id} = ${applications.jobId}
    where ${applications.id} = ${id} and ${applications.withdrawnAt} is null and ${condition}`)
  return (rows[0] as (SentResume & { fileKey: string }) | undefined) ?? null
}

type SentVideoFiles = { fileKey: string; coverKey: string | null; size: number }

/** The files of its video, in the same way. */
export const findSentVideo = async (db: QueryExecutor, id: number, condition: SQL): Promise<SentVideoFiles | null> => {
  const { rows } = await db.execute(sql`
    select size, file_key as "fileKey", cover_key as "coverKey"
    from ${applicationVideos} join ${applications} on ${applications.id} = application_id
      join ${jobs} on ${jobs.id} = ${applications.jobId}
    where ${applications.id} = ${id} and ${applications.withdrawnAt} is null and ${condition}`)
  return (rows[0] as SentVideoFiles | undefined) ?? null
}
