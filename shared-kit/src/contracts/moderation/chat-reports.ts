import { z } from 'zod/mini'
import { cleanText } from '../platform/clean-text.ts'
import { identifier, operatorEndpoint } from '../platform/endpoint.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'

/** `upheld`: the recruiter leaves the marketplace, and nobody can write in their chats any more. */
export const chatReportOutcomes = ['upheld', 'kept'] as const
export type ChatReportOutcome = (typeof chatReportOutcomes)[number]

/** A report of a recruiter or of one of their messages, with the chat as it was then. */
export const moderatedChatReport = z.object({
  id: z.number(),
  reporter_id: z.number(),
  recruiter_id: z.number(),
  recruiter: z.string(),
  company: z.string(),
  /** Null where the recruiter is reported as a whole. */
  message_id: z.nullable(z.number()),
  /** In English. */
  reason: z.string(),
  comment: z.nullable(z.string()),
  /** At most the twenty messages up to the reported one. */
  reported: z.object({
    recruiter: z.string(),
    recruiter_title: z.nullable(z.string()),
    company: z.string(),
    job: z.nullable(z.string()),
    messages: z.array(
      z.object({
        id: z.number(),
        sender: z.string(),
        kind: z.string(),
        text: z.nullable(z.string()),
        sent_at: z.string(),
      }),
    ),
  }),
  at: z.string(),
  outcome: z.nullable(z.enum(chatReportOutcomes)),
  decision: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
})
export type ModeratedChatReport = z.infer<typeof moderatedChatReport>

export const listChatReports = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/chat-reports',
  summary: 'Reports of recruiters and their messages, the oldest open ones first, or the ones last decided',
  query: z.object({
    state: z._default(z.enum(['open', 'decided']), 'open'),
    ...pageQuery({ size: 20, maxSize: 100, maxPage: 1000 }),
  }),
  data: pageOf(moderatedChatReport),
})
/** Tells the member the reason, by mail and under the bell. Decided already: 409. */
export const decideChatReport = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/chat-reports/:id/decision',
  summary: 'Decides a report of a recruiter',
  params: z.object({ id: identifier }),
  body: z.object({
    outcome: z.enum(chatReportOutcomes),
    reason: z.string().check(cleanText(), z.minLength(1), z.maxLength(1000)),
  }),
  data: moderatedChatReport,
})
