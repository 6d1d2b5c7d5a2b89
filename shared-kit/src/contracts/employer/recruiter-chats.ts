import { z } from 'zod/mini'
import { chatMessage, maxMessageLength } from '../chats/chats.ts'
import { chatJob, chatRecruiter } from '../chats/job-chat.ts'
import { verifiedBadge } from '../identity/identity.ts'
import { cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { pageOf, pageQuery, windowOf } from '../platform/paging.ts'

/**
 * The employer's side of messaging, from server to server: the calls name an organisation by HTTP Basic (RFC 7617), as `redeemHandOff`
 * does, and the recruiter whom they speak for by `recruiter_id`. A chat of another recruiter does not exist (40004), nor does a recruiter of a
 * company that the organisation does not speak for.
 */
export const recruiterChat = z.object({
  id: z.number(),
  recruiter: chatRecruiter,
  /** Full while an application to the company is there, or once a recruiter of it invited the seeker; else initials (docs/product-rules.md#hidden-name). */
  seeker_name: z.string(),
  /** The seeker's badge of a verified identity; null, or not there, without one. */
  identity: z.optional(z.nullable(verifiedBadge)),
  job: z.nullable(chatJob),
  /** The seeker's application to that job; null where there is none, or it was withdrawn. */
  application_id: z.optional(z.nullable(z.number())),
  last_message: z.nullable(chatMessage),
  unread_count: z.number(),
  /** The seeker is writing, as of now. */
  is_seeker_typing: z.boolean(),
  updated_at: z.string(),
})
export type RecruiterChat = z.infer<typeof recruiterChat>

const params = z.object({ id: identifier })

export const listRecruiterChats = endpoint({
  method: 'GET',
  path: '/api/recruiters/chats',
  summary: 'Chats of a recruiter, or of all of the organisation, the latest first',
  access: 'employer',
  query: z.object({
    recruiter_id: z.optional(identifier),
    ...pageQuery({ size: 20, maxSize: 60, maxPage: 1000 }),
  }),
  data: pageOf(recruiterChat),
})
export const getRecruiterChat = endpoint({
  method: 'GET',
  path: '/api/recruiters/chats/:id',
  summary: 'A chat of a recruiter',
  access: 'employer',
  params,
  query: z.object({ recruiter_id: identifier }),
  data: recruiterChat,
})
/**
 * Writes to a member first, or goes on with the chat that there is. Only to those who applied to the company, or marked themselves open to work; to
 * others of whom the recruiter knows 40005 with the reason, and whoever the recruiter does not find is not there (40004). `job_id` is what a chat that begins
 * is about: an open job of the company (else 40017), or none. Sent again with the same `client_id`, the message is there once.
 */
export const startRecruiterChat = endpoint({
  method: 'POST',
  path: '/api/recruiters/chats',
  summary: 'Writes to a member first',
  access: 'employer',
  body: z.object({
    recruiter_id: identifier,
    seeker_id: identifier,
    job_id: z._default(z.nullable(identifier), null),
    client_id: z.uuid(),
    text: z.string().check(cleanText(), z.minLength(1), z.maxLength(maxMessageLength)),
  }),
  data: recruiterChat,
})
export const listRecruiterMessages = endpoint({
  method: 'GET',
  path: '/api/recruiters/chats/:id/messages',
  summary: 'Messages of a chat, the newest, or those before one',
  access: 'employer',
  params,
  query: z.object({ recruiter_id: identifier, before: z.optional(identifier) }),
  data: windowOf(chatMessage),
})
/** Sent again with the same `client_id`, it answers the message that is there. */
export const sendRecruiterMessage = endpoint({
  method: 'POST',
  path: '/api/recruiters/chats/:id/messages',
  summary: 'Sends a message to the seeker',
  access: 'employer',
  params,
  body: z.object({
    recruiter_id: identifier,
    client_id: z.uuid(),
    text: z.string().check(cleanText(), z.minLength(1), z.maxLength(maxMessageLength)),
  }),
  data: chatMessage,
})
/** Within two minutes, and not once the seeker reported it; else 40014. For both sides it is gone, and nothing that waits tells of it any more. */
export const recallRecruiterMessage = endpoint({
  method: 'PATCH',
  path: '/api/recruiters/chats/:id/messages/:message_id/recall',
  summary: 'Takes a message of the recruiter back',
  access: 'employer',
  params: z.object({ id: identifier, message_id: identifier }),
  body: z.object({ recruiter_id: identifier }),
  data: chatMessage,
})
export const markRecruiterRead = endpoint({
  method: 'POST',
  path: '/api/recruiters/chats/:id/read',
  summary: 'Notes what the recruiter has read',
  access: 'employer',
  params,
  body: z.object({ recruiter_id: identifier, message_id: identifier }),
  data: z.null(),
})
export const sendRecruiterTyping = endpoint({
  method: 'POST',
  path: '/api/recruiters/chats/:id/typing',
  summary: 'Tells the seeker that the recruiter is writing',
  access: 'employer',
  params,
  body: z.object({ recruiter_id: identifier }),
  data: z.null(),
})
/** Holds for 90 seconds; told anew every minute while the recruiter is there. */
export const updateRecruiterPresence = endpoint({
  method: 'POST',
  path: '/api/recruiters/presence',
  summary: 'Tells that a recruiter is here, or has left',
  access: 'employer',
  body: z.object({ recruiter_id: identifier, is_online: z.boolean() }),
  data: z.null(),
})
