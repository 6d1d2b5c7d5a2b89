import type { ApplicationState } from '@jobspan/shared-kit/contracts/applications'
import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import type { MailTemplate } from './message-templates.ts'
import { findNotificationFacts, type Happening } from './notification-facts.ts'

export type NotificationMail = { template: MailTemplate; values: Record<string, string>; path: string }

const stateTemplates: Partial<Record<ApplicationState, MailTemplate>> = {
  interested: 'applicationInterested',
  interview: 'applicationInterview',
  accepted: 'applicationAccepted',
  not_accepted: 'applicationNotAccepted',
  completed: 'applicationCompleted',
}

/** Where My jobs opens the application to a job, whichever tab lists it by then (docs/product-rules.md#address-of-an-application). */
export const applicationPath = (jobId: number): string => `/recommended-job?job=${jobId}`

/** The mail that tells of something; null where there is none to write, because what it is about is gone. */
export const toNotificationMail = async (
  db: QueryExecutor,
  happening: Happening & { userId: number },
): Promise<NotificationMail | null> => {
  const { kind, subject } = happening
  const facts = await findNotificationFacts(db, happening)
  const { job_title: jobTitle, company_name: company, recruiter_name: name, tab } = facts
  if (kind === 'report_decided') return toReportMail(db, happening, jobTitle)
  if (!company || !tab) return null
  if (kind === 'application_state') {
    const template = stateTemplates[subject.state as ApplicationState]
    if (!template || !jobTitle) return null
    const reason = subject.state === 'not_accepted' ? await findReason(db, subject.application_id) : null
    return {
      template,
      values: { jobTitle, company, ...(reason && { reason }) },
      path: applicationPath(facts.job_id ?? 0),
    }
  }
  if (!name) return null
  const template = kind === 'recruiter_interested' ? 'recruiterInterested' : 'profileViewed'
  return { template, values: { name, company }, path: `/recommended-job/${tab}` }
}

/** What was decided about a job that the member reported, in the words that the operator wrote for them. */
const toReportMail = async (
  db: QueryExecutor,
  { userId, subject }: Happening & { userId: number },
  jobTitle: string | null,
): Promise<NotificationMail | null> => {
  const { rows } = await db.execute(sql`
    select decision from job_reports where seeker_id = ${userId} and job_id = ${subject.job_id ?? 0} and decided_at is not null`)
  const reason = rows[0]?.decision as string | undefined
  if (!reason || !jobTitle) return null
  return {
    template: subject.state === 'taken_down' ? 'reportTakenDown' : 'reportKept',
    values: { jobTitle, reason },
    path: '',
  }
}

/** What the employer wrote when it last decided against an application. */
const findReason = async (db: QueryExecutor, applicationId: number | undefined): Promise<string | null> => {
  if (applicationId === undefined) return null
  const { rows } = await db.execute(sql`
    select reason from application_events where application_id = ${applicationId} and kind = 'not_accepted'
    order by id desc limit 1`)
  return (rows[0]?.reason as string | null | undefined) ?? null
}
