import { z } from 'zod/mini'
import { defineEvent } from '../platform/events/define-event.ts'

/** An operator decided about a job that a member had reported; once for each member. */
export const reportDecided = defineEvent(
  'report.decided',
  z.object({
    memberId: z.number(),
    jobId: z.number(),
    jobTitle: z.string(),
    companyName: z.nullable(z.string()),
    outcome: z.enum(['taken_down', 'kept']),
    /** What the operator wrote for those who reported it. */
    reason: z.string(),
    /** Of the row in the log of operators. */
    actId: z.number(),
  }),
  { subject: ({ memberId, jobId }) => `report:${memberId}:${jobId}`, member: ({ memberId }) => memberId },
)

/** An operator decided about a recruiter whom a member had reported. */
export const chatReportDecided = defineEvent(
  'chat_report.decided',
  z.object({
    memberId: z.number(),
    recruiterId: z.number(),
    recruiterName: z.string(),
    companyName: z.string(),
    outcome: z.enum(['upheld', 'kept']),
    /** What the operator wrote for whoever reported. */
    reason: z.string(),
    actId: z.number(),
  }),
  {
    subject: ({ memberId, recruiterId }) => `chat-report:${memberId}:${recruiterId}`,
    member: ({ memberId }) => memberId,
  },
)

const jobFacts = z.object({ jobId: z.number(), companyId: z.nullable(z.number()) })
const aboutJob = { subject: ({ jobId }: { jobId: number }) => `job:${jobId}`, member: () => null }

export const jobTakenDown = defineEvent('job.taken_down', jobFacts, aboutJob)
export const jobRestored = defineEvent('job.restored', jobFacts, aboutJob)
