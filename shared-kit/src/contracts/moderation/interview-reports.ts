import { z } from 'zod/mini'
import { identifier, operatorEndpoint } from '../platform/endpoint.ts'
import { chatReportOutcomes } from './chat-reports.ts'
import { reason } from './moderated-subject.ts'

const params = z.object({ id: identifier })

/** A member's report of an interview, with the interview as they saw it then. */
export const moderatedInterviewReport = z.object({
  interview_id: z.number(),
  reporter_id: z.number(),
  /** In English. */
  reason: z.string(),
  text: z.nullable(z.string()),
  copy: z.record(z.string(), z.unknown()),
  at: z.string(),
  decision: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
})
export type ModeratedInterviewReport = z.infer<typeof moderatedInterviewReport>

export const listInterviewReports = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/interview-reports',
  summary: 'Reports of interviews, the oldest open ones first, or the ones last decided; at most 100',
  query: z.object({ state: z._default(z.enum(['open', 'decided']), 'open') }),
  data: z.object({ items: z.array(moderatedInterviewReport) }),
})
/** `upheld`: the recruiter leaves the marketplace. Tells the member the reason, as with reports of recruiters. None open: 409. */
export const decideInterviewReport = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/interviews/:id/reports/decision',
  summary: 'Decides the open reports of an interview',
  params,
  body: z.object({ outcome: z.enum(chatReportOutcomes), reason }),
  data: z.object({ decided: z.number() }),
})

export const interviewObjectionOutcomes = ['upheld', 'rejected'] as const
export type InterviewObjectionOutcome = (typeof interviewObjectionOutcomes)[number]

/** What a member says against *not attended*. */
export const moderatedObjection = z.object({
  interview_id: z.number(),
  member_id: z.number(),
  company: z.string(),
  recruiter: z.string(),
  /** RFC 3339. */
  starts_at: z.string(),
  text: z.string(),
  at: z.string(),
  events: z.array(z.object({ kind: z.string(), actor: z.string(), at: z.string(), message: z.nullable(z.string()) })),
})
export type ModeratedObjection = z.infer<typeof moderatedObjection>

export const listObjections = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/interview-objections',
  summary: 'Open objections to “not attended”, the oldest first; at most 100',
  data: z.object({ items: z.array(moderatedObjection) }),
})
/** `upheld`: the missed interview counts no more. Tells the member the reason. Not open: 409. */
export const decideObjection = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/interviews/:id/objection/decision',
  summary: 'Decides an objection to “not attended”',
  params,
  body: z.object({ outcome: z.enum(interviewObjectionOutcomes), reason }),
  data: z.null(),
})
