import { and, eq, inArray } from 'drizzle-orm'
import { snapshotProfile } from '../../api/src/applications/apply.ts'
import { seenKey } from '../../api/src/applications/my-jobs/news.ts'
import { applicationEvents, applications, jobNotes, screeningAnswers } from '../../api/src/applications/tables.ts'
import { chatMessages, chats } from '../../api/src/chats/tables.ts'
import { companies, recruiters } from '../../api/src/companies/tables.ts'
import { hashSearch, normalizeCriteria } from '../../api/src/job-alerts/criteria.ts'
import { nextDue } from '../../api/src/job-alerts/schedule.ts'
import { jobAlerts } from '../../api/src/job-alerts/tables.ts'
import { insertSavedJob } from '../../api/src/jobs/saved-jobs/saved-job-repository.ts'
import { jobs, jobTexts, savedJobs, screeningQuestions } from '../../api/src/jobs/tables.ts'
import { popupRecords } from '../../api/src/members/tables.ts'
import { notifications } from '../../api/src/notifications/tables.ts'
import type { Database, QueryExecutor } from '../../api/src/platform/database/database.ts'
import type { Member } from '../../api/src/platform/session/session-store.ts'
import { profileViews, recruiterInterests } from '../../api/src/profile/tables/visibility.ts'
import { demoSource } from './data/generate-companies.ts'
import {
  demoAlert,
  demoApplications,
  demoChats,
  demoInterest,
  demoNotes,
  demoProfileViews,
  demoRecruiters,
  demoSavedJobs,
  demoSeenDaysAgo,
} from './demo-activity.ts'
import { insertDemoInterviews, interviewJobs } from './insert-demo-interviews.ts'

type KnownJob = {
  id: number
  title: string
  companyId: number
  companyName: string
  recruiterId: number
  recruiterName: string
}
type Activity = {
  db: QueryExecutor
  member: Member
  jobOf: (identifier: string) => KnownJob
  ago: (days: number) => Date
  /** What the member is told of. Their list has the latest added first, so they are written at the end, in order. */
  news: { daysAgo: number; notification: DemoNotification }[]
}
type DemoNotification = Pick<typeof notifications.$inferInsert, 'kind' | 'subject' | 'eventKey' | 'facts'>

/**
 * Gives the demo member a past: applications in every state, chats, saved jobs, viewers, notifications and an alert; and roles to two
 * recruiters. In one transaction, so that an interrupted run leaves nothing and the next one begins again; does nothing where it is there.
 */
export const insertDemoActivity = (db: Database, member: Member): Promise<void> =>
  db.transaction(async (transaction) => {
    const [existing] = await transaction
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.userId, member.id))
      .limit(1)
    if (existing) return
    const now = Date.now()
    const known = await loadJobs(transaction)
    const activity: Activity = {
      db: transaction,
      member,
      jobOf: (identifier) => {
        const job = known.get(identifier)
        if (!job) throw new Error(`There is no ${identifier} with a recruiter in the demo catalogue`)
        return job
      },
      ago: (days) => new Date(now - days * 86_400_000),
      news: [],
    }
    await giveRoles(activity)
    await insertApplications(activity)
    await insertSavedJobs(activity)
    await insertChats(activity)
    await insertInterviews(activity)
    await insertViewers(activity)
    await insertAlert(activity)
    await insertNotifications(activity)
  })

const loadJobs = async (db: QueryExecutor): Promise<Map<string, KnownJob>> => {
  const used = [
    ...[demoApplications, demoSavedJobs, demoChats, demoProfileViews, demoRecruiters],
    ...[[demoInterest], interviewJobs],
  ]
  const identifiers = [...new Set(used.flatMap((list) => list.map(({ job }) => job)))]
  const rows = await db
    .select({
      identifier: jobs.identifier,
      id: jobs.id,
      title: jobs.title,
      companyId: recruiters.companyId,
      companyName: companies.name,
      recruiterId: recruiters.id,
      recruiterName: recruiters.name,
    })
    .from(jobs)
    .innerJoin(jobTexts, eq(jobTexts.jobId, jobs.id))
    .innerJoin(recruiters, and(eq(recruiters.companyId, jobs.companyId), eq(recruiters.name, jobTexts.recruiterName)))
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .where(and(eq(jobs.source, demoSource), inArray(jobs.identifier, identifiers)))
  return new Map(rows.map(({ identifier, ...job }) => [identifier, job]))
}

const factsOf = (
  { title, companyName, recruiterName }: KnownJob,
  tab: NonNullable<DemoNotification['facts']>['tab'],
): NonNullable<DemoNotification['facts']> => ({
  job_title: title,
  company_name: companyName,
  recruiter_name: recruiterName,
  tab,
})

const giveRoles = async ({ db, jobOf }: Activity): Promise<void> => {
  for (const { job, role, permissions } of demoRecruiters) {
    await db
      .update(recruiters)
      .set({ role, permissions })
      .where(eq(recruiters.id, jobOf(job).recruiterId))
  }
}

const insertApplications = async (activity: Activity): Promise<void> => {
  const { db, member, jobOf, ago } = activity
  const profile = await snapshotProfile(db, member)
  for (const { job, firstMessage, answers = [], events } of demoApplications) {
    const { id: jobId } = jobOf(job)
    const sent = events.find(({ kind }) => kind === 'sent')
    const withdrawn = events.find(({ kind }) => kind === 'withdrawn')
    const [application] = await db
      .insert(applications)
      .values({
        userId: member.id,
        jobId,
        source: 'demo',
        firstMessage,
        profile: withdrawn ? null : profile,
        appliedAt: ago(sent?.daysAgo ?? 0),
        withdrawnAt: withdrawn ? ago(withdrawn.daysAgo) : null,
      })
      .returning({ id: applications.id })
    const applicationId = application?.id ?? 0
    const questions = await db
      .select()
      .from(screeningQuestions)
      .where(eq(screeningQuestions.jobId, jobId))
      .orderBy(screeningQuestions.position)
    for (const [index, { id: questionId, question }] of questions.entries()) {
      await db.insert(screeningAnswers).values({ applicationId, questionId, question, answer: answers[index] ?? '' })
    }
    for (const event of events) await insertEvent(activity, { applicationId, ...jobOf(job) }, event)
  }
}

type DemoEvent = (typeof demoApplications)[number]['events'][number]

const insertEvent = async (
  activity: Activity,
  { applicationId, ...job }: KnownJob & { applicationId: number },
  { kind, daysAgo, reason }: DemoEvent,
): Promise<void> => {
  const { id: jobId, companyId, recruiterId } = job
  const isSeekers = kind === 'sent' || kind === 'withdrawn'
  const [event] = await activity.db
    .insert(applicationEvents)
    .values({
      applicationId,
      kind,
      recruiterId: isSeekers ? null : recruiterId,
      reason: reason ?? null,
      at: activity.ago(daysAgo),
    })
    .returning({ id: applicationEvents.id })
  if (isSeekers) return
  const subject = { application_id: applicationId, job_id: jobId, company_id: companyId, recruiter_id: recruiterId }
  activity.news.push({
    daysAgo,
    notification: {
      kind: kind === 'viewed' ? 'application_viewed' : 'application_state',
      subject: kind === 'viewed' ? subject : { ...subject, state: kind },
      facts: factsOf(job, kind === 'interested' || kind === 'interview' ? kind : 'viewed'),
      eventKey: `application-event:${event?.id}`,
    },
  })
}

/** What happened in the past is in the list, read where the member has seen it, and nobody is mailed about it. */
const insertNotifications = async ({ db, member, ago, news }: Activity): Promise<void> => {
  await db.insert(popupRecords).values({ seekerId: member.id, popup: seenKey, createdAt: ago(demoSeenDaysAgo) })
  for (const { daysAgo, notification } of news.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const createdAt = ago(daysAgo)
    const readAt = daysAgo > demoSeenDaysAgo ? createdAt : null
    await db.insert(notifications).values({ ...notification, userId: member.id, createdAt, readAt })
  }
}

const insertSavedJobs = async ({ db, member, jobOf, ago }: Activity): Promise<void> => {
  for (const { job, daysAgo } of demoSavedJobs) {
    const { id } = jobOf(job)
    await insertSavedJob(db, member.id, id, 'en-us')
    await db
      .update(savedJobs)
      .set({ at: ago(daysAgo) })
      .where(and(eq(savedJobs.seekerId, member.id), eq(savedJobs.jobId, id)))
  }
  for (const { job, text } of demoNotes) {
    await db.insert(jobNotes).values({ seekerId: member.id, jobId: jobOf(job).id, text })
  }
}

const insertChats = async (activity: Activity): Promise<void> => {
  const { db, member, jobOf, ago } = activity
  for (const { job, messages, isUnread } of demoChats) {
    const { id: jobId, recruiterId } = jobOf(job)
    const first = messages[0]?.daysAgo ?? 0
    const last = messages.at(-1)?.daysAgo ?? 0
    const [chat] = await db
      .insert(chats)
      .values({ userId: member.id, recruiterId, jobId, createdAt: ago(first), lastMessageAt: ago(last) })
      .returning({ id: chats.id })
    const chatId = chat?.id ?? 0
    const ids: number[] = []
    for (const { sender, text, daysAgo } of messages) {
      const [message] = await db
        .insert(chatMessages)
        .values({ chatId, sender, kind: 'text', text, sentAt: ago(daysAgo) })
        .returning({ id: chatMessages.id })
      ids.push(message?.id ?? 0)
    }
    const lastId = ids.at(-1) ?? 0
    const seekerReadId = isUnread ? (ids.at(-2) ?? 0) : lastId
    await db.update(chats).set({ seekerReadId, recruiterReadId: lastId, mailedId: lastId }).where(eq(chats.id, chatId))
    if (!isUnread) continue
    activity.news.push({
      daysAgo: last,
      notification: {
        kind: 'message',
        subject: { chat_id: chatId, job_id: jobId },
        facts: factsOf(jobOf(job), null),
        eventKey: `message:${lastId}`,
      },
    })
  }
}

const insertInterviews = async ({ db, member, jobOf, news }: Activity): Promise<void> => {
  const subjectOf = (job: string) => ({ recruiterId: jobOf(job).recruiterId, jobId: jobOf(job).id })
  for (const { kind, job, id, chatId, daysAgo } of await insertDemoInterviews(db, member.id, subjectOf)) {
    const { id: jobId, companyId, recruiterId } = jobOf(job)
    const about = { job_id: jobId, company_id: companyId, recruiter_id: recruiterId, chat_id: chatId }
    const isOffer = kind === 'offer_sent'
    news.push({
      daysAgo,
      notification: {
        kind,
        subject: { ...about, ...(isOffer ? { offer_id: id } : { interview_id: id }) },
        facts: factsOf(jobOf(job), null),
        eventKey: isOffer ? `offer-sent:${id}` : `interview:${id}`,
      },
    })
  }
}

const insertViewers = async (activity: Activity): Promise<void> => {
  const { db, member, jobOf, ago } = activity
  for (const { job, daysAgo } of demoProfileViews) {
    const { recruiterId, companyId } = jobOf(job)
    const at = ago(daysAgo)
    const day = at.toISOString().slice(0, 10)
    await db.insert(profileViews).values({ userId: member.id, recruiterId, day, at })
    activity.news.push({
      daysAgo,
      notification: {
        kind: 'profile_viewed',
        subject: { recruiter_id: recruiterId, company_id: companyId },
        facts: { ...factsOf(jobOf(job), 'viewers'), job_title: null },
        eventKey: `profile-view:${recruiterId}:${day}`,
      },
    })
  }
  const { recruiterId, companyId, id: jobId } = jobOf(demoInterest.job)
  const at = ago(demoInterest.daysAgo)
  await db.insert(recruiterInterests).values({ userId: member.id, recruiterId, jobId, at })
  activity.news.push({
    daysAgo: demoInterest.daysAgo,
    notification: {
      kind: 'recruiter_interested',
      subject: { recruiter_id: recruiterId, company_id: companyId, job_id: jobId },
      facts: factsOf(jobOf(demoInterest.job), 'interested'),
      eventKey: `recruiter-interest:${recruiterId}`,
    },
  })
}

const insertAlert = async ({ db, member, ago }: Activity): Promise<void> => {
  const { frequency, timeZone, daysAgo } = demoAlert
  const { language, country } = member
  const criteria = normalizeCriteria(demoAlert.criteria)
  const at = ago(daysAgo)
  await db.insert(jobAlerts).values({
    userId: member.id,
    email: member.email,
    criteria,
    criteriaHash: hashSearch({ criteria, country, language }),
    frequency,
    language,
    country,
    timeZone,
    confirmedAt: at,
    nextRunAt: nextDue({ frequency, timeZone }, new Date()),
    createdAt: at,
    updatedAt: at,
  })
}
