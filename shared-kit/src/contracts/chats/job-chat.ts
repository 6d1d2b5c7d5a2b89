import { z } from 'zod/mini'
import { jobStatus } from '../jobs/job-status.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'

/** An employer's person whom members can write to. */
export const chatRecruiter = z.object({
  id: z.number(),
  name: z.string(),
  title: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  is_online: z.boolean(),
  /** RFC 3339; when they were here last, null where they never were. */
  seen_at: z.nullable(z.string()),
})
export type ChatRecruiter = z.infer<typeof chatRecruiter>

/** The job that is spoken about. */
export const chatJob = z.object({ id: z.number(), slug: z.string(), title: z.string(), status: jobStatus })
export type ChatJob = z.infer<typeof chatJob>

/**
 * What a job's chat button rests on: null where the job has no recruiter who can be written to, is not open, or is of a company that the
 * member blocked. `other_job` is what the chat that there is speaks about, where that is another job. `needs_introduction`: the member is asked
 * for a name and a line before the first message. `can_apply`: the first message can be the application too, because the member has none and the
 * job asks no questions. Apart from the other calls of chats: job pages make this one alone.
 */
export const getJobChat = endpoint({
  method: 'GET',
  path: '/api/jobApplication/jobs/:id/chat',
  summary: 'Whom to chat with about a job',
  access: 'session',
  params: z.object({ id: identifier }),
  data: z.nullable(
    z.object({
      recruiter: chatRecruiter,
      chat_id: z.nullable(z.number()),
      other_job: z.nullable(chatJob),
      needs_introduction: z.optional(z.boolean()),
      can_apply: z.optional(z.boolean()),
    }),
  ),
})
