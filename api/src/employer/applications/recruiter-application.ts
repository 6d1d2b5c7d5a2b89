import type { SentProfile } from '@jobspan/shared-kit/contracts/applications/applications'
import type { RecruiterApplicationDetail } from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { type LockedApplication, lockApplication } from '../../applications/application-events.ts'
import {
  answersJson,
  eventsJson,
  findSentResume,
  findSentVideo,
  sentResumeJson,
  sentVideoJson,
} from '../../applications/sent-parts.ts'
import { applications } from '../../applications/tables.ts'
import { chatIdOf } from '../../chats/known-chats.ts'
import { jobs } from '../../jobs/tables.ts'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { jobSlug } from '../../platform/text/slug.ts'
import type { ActingRecruiter } from '../recruiters/require-recruiter.ts'
import { toShownExperience } from '../seekers/shown-experience.ts'
import { listHiddenNames } from '../seekers/visible-seekers.ts'
import { type ApplicationRow, applicationJson, toRecruiterApplication } from './list-recruiter-applications.ts'
import { isVisibleApplication } from './visible-jobs.ts'

type Detail = Omit<
  RecruiterApplicationDetail,
  keyof ApplicationRow | 'seeker' | 'identity' | 'order_reasons' | 'profile'
>

/** Everything that was sent with an application, and what happened to it. Throws 40004 where the recruiter sees no such application. */
export const loadApplication = async (
  db: QueryExecutor,
  recruiter: ActingRecruiter,
  id: number,
  language: LanguageKey,
): Promise<RecruiterApplicationDetail> => {
  const { rows } = await db.execute(sql`
    select ${applicationJson} as application, json_build_object(
      'job', json_build_object('id', ${jobs.id}, 'slug', ${jobs.slug}, 'title', ${jobs.title}, 'status', ${jobs.status}),
      'answers', ${answersJson}, 'profile', ${applications.profile}, 'resume', ${sentResumeJson}, 'video', ${sentVideoJson},
      'events', ${eventsJson},
      'chat_id', ${chatIdOf(users.id, recruiter.id)}) as detail
    from ${applications} join ${users} on ${users.id} = ${applications.userId}
      join ${jobs} on ${jobs.id} = ${applications.jobId}
    where ${applications.id} = ${id} and ${applications.withdrawnAt} is null and ${isVisibleApplication(recruiter)}`)
  const [row] = rows
  if (!row) throw new ApiError('notFound')
  const { job, events, profile, ...detail } = row.detail as Detail & { profile: SentProfile | null }
  return {
    ...toRecruiterApplication(row.application as ApplicationRow, language),
    ...detail,
    profile: profile && (await toShownProfile(db, recruiter, profile)),
    job: { ...job, slug: jobSlug(job) },
    events: (events ?? []).map((event) => ({ ...event, at: toIsoTimestamp(event.at) })),
  }
}

/** What was sent, without what the member hides from the company. */
const toShownProfile = async (db: QueryExecutor, { companyId }: ActingRecruiter, profile: SentProfile) => {
  const hiddenNames = await listHiddenNames(db, companyId)
  return {
    ...profile,
    work_experiences: profile.work_experiences.map((entry) => toShownExperience(entry, hiddenNames)),
  }
}

/** An application that stays as it is until the transaction ends. Throws 40004 as {@link loadApplication}. */
export const requireLockedApplication = async (
  transaction: QueryExecutor,
  recruiter: ActingRecruiter,
  id: number,
): Promise<LockedApplication> => {
  const { rows } = await transaction.execute(sql`
    select ${applications.id}
    from ${applications} join ${jobs} on ${jobs.id} = ${applications.jobId}
      join ${users} on ${users.id} = ${applications.userId}
    where ${applications.id} = ${id} and ${isVisibleApplication(recruiter)} for key share of ${users}`)
  // The member's row first, as when an account is deleted: in another order the two could wait for each other.
  const locked = rows[0] ? await lockApplication(transaction, id) : null
  if (!locked || locked.state === 'withdrawn') throw new ApiError('notFound')
  return locked
}

/** The resume's file of an application. Throws 40004 where the recruiter sees no such application, or it has no resume. */
export const loadSentResume = async (db: QueryExecutor, recruiter: ActingRecruiter, id: number) => {
  const resume = await findSentResume(db, id, isVisibleApplication(recruiter))
  if (!resume) throw new ApiError('notFound')
  return resume
}

/** The files of the video of an application. Throws 40004 where the recruiter sees no such application, or it has no video. */
export const loadSentVideo = async (db: QueryExecutor, recruiter: ActingRecruiter, id: number) => {
  const video = await findSentVideo(db, id, isVisibleApplication(recruiter))
  if (!video) throw new ApiError('notFound')
  return video
}
