import type { ApplicationState, SentResume } from '@jobspan/shared-kit/contracts/applications/applications'
import type {
  MyApplication,
  MyJob,
  ResponseTime,
  TimelineEvent,
} from '@jobspan/shared-kit/contracts/applications/my-jobs'
import type { SentVideo } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import { sql } from 'drizzle-orm'
import type { KnownChat } from '../../chats/known-chats.ts'
import { unlessBlocked } from '../../companies/blocked-companies/has-blocked.ts'
import { companies } from '../../companies/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import { jobSlug } from '../../platform/text/slug.ts'
import { applicationStateSql } from '../application-events.ts'
import { canReapply } from '../application-repository.ts'
import { sentVideoJson } from '../sent-parts.ts'
import { applicationEvents, applicationResumes, applications } from '../tables.ts'

export type KnownApplication = {
  id: number
  jobId: number
  /** The employer that it was sent to; null where the posting named none. */
  company: MyJob['company']
  attempt: number
  state: ApplicationState
  appliedAt: string
  withdrawnAt: string | null
  firstMessage: string | null
  resume: SentResume | null
  video: SentVideo | null
  events: TimelineEvent[]
}

/** The member's latest application to each of these jobs, with all that happened to it. */
export const loadApplications = async (
  db: QueryExecutor,
  userId: number,
  jobIds: number[],
): Promise<Map<number, KnownApplication>> => {
  if (jobIds.length === 0) return new Map()
  const { rows } = await db.execute(sql`
    select json_build_object('id', ${applications.id}, 'jobId', job_id, 'attempt', attempt,
      'company', case when ${companies.id} is not null then json_build_object('id', ${companies.id}, 'slug',
        ${companies.slug},
        'name', ${companies.name}, 'logo_url', ${companies.logoUrl}, 'is_verified', ${companies.isVerified}) end,
          'state', ${applicationStateSql},
      'appliedAt', applied_at, 'withdrawnAt', withdrawn_at, 'firstMessage', first_message,
      'video', ${sentVideoJson}, 'resume', case when file_key is not null then json_build_object('filename', filename, 'kind', kind, 'size', size) end,
      'events', (
        select json_agg(json_build_object('kind', events.kind, 'at', events.at,
          'reason', ${unlessBlocked(sql`events.reason`, applications.userId, applications.employerId)}) order by events.id)
        from ${applicationEvents} as events where events.application_id = ${applications.id})) as application
    from ${applications} left join ${applicationResumes} on ${applicationResumes.applicationId} = ${applications.id}
      left join ${companies} on ${companies.id} = ${applications.employerId}
    where user_id = ${userId} and job_id = any(${`{${jobIds.join(',')}}`}::int[])
    order by attempt`)
  // Of two applications to a job the later one replaces the first.
  return new Map(
    rows.map((row) => {
      const { company, ...application } = row.application as KnownApplication
      return [application.jobId, { ...application, company: company && { ...company, slug: jobSlug(company) } }]
    }),
  )
}

type Around = { chat: KnownChat | undefined; responseTime: ResponseTime | null; isJobOpen: boolean }

export const toMyApplication = (
  application: KnownApplication,
  { chat, responseTime, isJobOpen }: Around,
): MyApplication => ({
  id: application.id,
  state: application.state,
  applied_at: toIsoTimestamp(application.appliedAt),
  first_message: application.firstMessage,
  resume: application.resume,
  video: application.video,
  timeline: toTimeline(application.events, chat),
  silent_days: countSilentDays(application, chat),
  pace: responseTime,
  can_withdraw: application.state !== 'withdrawn' && application.state !== 'completed',
  can_reapply: canReapply(application) && isJobOpen,
})

/** The events in order, `viewed` once however many recruiters opened it, and the beginning of the chat among them. */
const toTimeline = (events: TimelineEvent[], chat: KnownChat | undefined): TimelineEvent[] => {
  const firstView = events.find(({ kind }) => kind === 'viewed')
  const shown = events.filter((event) => event.kind !== 'viewed' || event === firstView)
  const began: TimelineEvent[] = chat ? [{ kind: 'chat', at: chat.begunAt, reason: null }] : []
  return [...shown, ...began]
    .map((event) => ({
      ...event,
      at: toIsoTimestamp(event.at),
      reason: event.kind === 'not_accepted' ? event.reason : null,
    }))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

const undecided: ApplicationState[] = ['pending', 'viewed', 'interested', 'interview']
const dayMs = 24 * 60 * 60 * 1000

/**
 * Whole days since the employer last did something with the application, or since it was sent (docs/product-rules.md#employer-silence).
 * Null once it is decided or withdrawn, and where a message of the recruiter came after that: it is not silent then.
 */
const countSilentDays = ({ state, events }: KnownApplication, chat: KnownChat | undefined): number | null => {
  if (!undecided.includes(state)) return null
  const last = Math.max(...events.map(({ at }) => Date.parse(at)))
  if (chat?.answeredAt && Date.parse(chat.answeredAt) > last) return null
  return Math.max(0, Math.floor((Date.now() - last) / dayMs))
}
