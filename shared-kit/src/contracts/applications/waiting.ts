import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { completionKeys } from '../profile/profile-constants.ts'
import { applicationState } from './applications.ts'
import { needKinds } from './my-jobs.ts'

/** What can wait for a member: what an employer asks for, an employer's decision, new jobs of an alert, and the next step of the profile. */
const waitingKinds = [...needKinds, 'answer', 'alert', 'profile'] as const

/** What a kind has no use for is null. */
const waitingItem = z.object({
  kind: z.enum(waitingKinds),
  /** Of what waits: an interview, an offer, a request, a chat, an application, an alert; 0 for the profile. */
  id: z.number(),
  job_id: z.nullable(z.number()),
  job_title: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  recruiter_name: z.nullable(z.string()),
  chat_id: z.nullable(z.number()),
  /** RFC 3339; when it began to wait. Null for the profile. */
  at: z.nullable(z.string()),
  /** RFC 3339; until when it waits. Null where it has no end. */
  due_at: z.nullable(z.string()),
  /** Of `answer`: what was decided. */
  state: z.nullable(applicationState),
  /** Of `alert`: what it looks for in a few words, how many jobs are new, where they are (a path below the language), and the newest notification of it. */
  alert: z.nullable(z.object({ name: z.string(), count: z.number(), path: z.string(), notification_id: z.number() })),
  /** Of `profile`: what comes next, and how far it is. */
  profile: z.nullable(z.object({ next: z.enum(completionKeys), percent: z.number() })),
})
export type WaitingItem = z.infer<typeof waitingItem>

/** What waits for the member, what ends first before the rest and the profile last (docs/product-rules.md#what-waits). At most `maxWaiting` of all. */
export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/jobApplication/waiting',
  summary: 'What waits for the member',
  access: 'member',
  data: z.object({ items: z.array(waitingItem), total: z.number() }),
})
/** How many are told of at once. */
export const maxWaiting = 6
