import { z } from 'zod/mini'
import { personName } from '../auth/session.ts'
import { interview } from '../interviews/interview.ts'
import { offer } from '../interviews/offers.ts'
import { cleanLine, cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { pageOf, pageQuery, windowOf } from '../platform/paging.ts'
import { fileCard, phoneNumberCard, resumeCard } from './chat-cards.ts'
import { chatJob, chatRecruiter } from './job-chat.ts'

/** Longest message, in characters. */
export const maxMessageLength = 2000
/** How long a message can be recalled after it was sent. */
export const recallMinutes = 2

/**
 * What a message is. `text` and `file` are said by one side. `job` says that the talk has turned to another job; the seeker's own choice, so
 * the seeker is its sender. The others are cards, which show how a matter is now, not how it was when they were sent.
 */
export const messageKinds = ['text', 'job', 'resume', 'phone_number', 'file', 'interview', 'offer'] as const

/** Of the field with the kind's name, a card as it is; null or not there in messages of another kind, and where it is gone. */
export const chatMessage = z.object({
  id: z.number(),
  /** By which the sender knows it before it has an id. */
  client_id: z.nullable(z.string()),
  sender: z.enum(['seeker', 'recruiter']),
  /** `unknown` is of a release of the API that is newer than the reader. */
  kind: z.catch(z.enum([...messageKinds, 'unknown']), 'unknown'),
  /** Plain text; null once it is recalled, and of all other kinds. */
  text: z.nullable(z.string()),
  job: z.nullable(chatJob),
  resume: z.optional(z.nullable(resumeCard)),
  phone_number: z.optional(z.nullable(phoneNumberCard)),
  file: z.optional(z.nullable(fileCard)),
  interview: z.optional(z.nullable(interview)),
  offer: z.optional(z.nullable(offer)),
  sent_at: z.string(),
  is_recalled: z.boolean(),
  /** The recruiter's automatic reply. Releases of the API before this field leave it out. */
  is_automatic: z.optional(z.boolean()),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** Why a member is not interested (docs/product-rules.md#not-interested). */
export const notInterestedReasons = ['pay', 'place', 'role', 'company', 'other'] as const

export const chat = z.object({
  id: z.number(),
  recruiter: chatRecruiter,
  company: z.object({
    id: z.number(),
    /** Of its page; releases of the API before this field leave it out. */
    slug: z.optional(z.string()),
    name: z.string(),
    logo_url: z.nullable(z.string()),
    is_verified: z.boolean(),
  }),
  job: z.nullable(chatJob),
  last_message: z.nullable(chatMessage),
  unread_count: z.number(),
  /** Id of the last message that the recruiter has read; 0 where none. */
  recruiter_read_id: z.number(),
  is_pinned: z.boolean(),
  is_muted: z.boolean(),
  is_not_interested: z.boolean(),
  /** False where nobody can write any more: the company is blocked, or the recruiter has left. */
  is_open: z.boolean(),
  /** RFC 3339; of the last message. */
  updated_at: z.string(),
  /** RFC 3339; when the chat is deleted unless somebody writes before (docs/product-rules.md#chat-retention). */
  deleted_at: z.optional(z.string()),
})
export type Chat = z.infer<typeof chat>

export const chatFolder = z.enum(['inbox', 'not_interested'])
export type ChatFolder = z.infer<typeof chatFolder>

const params = z.object({ id: identifier })
const messageParams = z.object({ id: identifier, message_id: identifier })
const clientId = z.uuid()
const text = z.string().check(cleanText(), z.minLength(1), z.maxLength(maxMessageLength))

/** Pinned ones first, then by the last message; `query` is looked for in names of recruiters and companies and in titles of jobs. */
export const listChats = endpoint({
  method: 'GET',
  path: '/api/jobApplication/chats',
  summary: 'The member’s chats',
  access: 'member',
  query: z.object({
    folder: z._default(chatFolder, 'inbox'),
    query: z.optional(z.string().check(cleanLine(), z.maxLength(100))),
    ...pageQuery({ size: 20, maxSize: 60, maxPage: 1000 }),
  }),
  data: pageOf(chat),
})
export const getChat = endpoint({
  method: 'GET',
  path: '/api/jobApplication/chats/:id',
  summary: 'A chat of the member',
  access: 'member',
  params,
  data: chat,
})
/** Null where there is none (docs/product-rules.md#chats-with-recruiters). */
export const getChatByRecruiter = endpoint({
  method: 'GET',
  path: '/api/jobApplication/chats/recruiters/:recruiter_id',
  summary: 'The member’s chat with a recruiter',
  access: 'member',
  params: z.object({ recruiter_id: identifier }),
  data: z.nullable(chat),
})
/** Without `job_id`, about any job (docs/product-rules.md#chat-exists). */
export const checkChatExists = endpoint({
  method: 'GET',
  path: '/api/jobApplication/chats/check-exists/:recruiter_id/jobseekers',
  summary: 'Whether the member has a chat with a recruiter',
  access: 'member',
  params: z.object({ recruiter_id: identifier }),
  query: z.object({ job_id: z.optional(identifier) }),
  data: z.object({ exists: z.boolean(), chat_id: z.nullable(z.number()) }),
})
/** Longest line by which a member introduces themself. */
export const maxIntroductionLength = 200

/**
 * Begins a chat about a job, with its first message; where there is one with that recruiter, the message goes there. Refused: a member of whom the
 * company knows nothing 40012 (docs/product-rules.md#introduction-before-chat) unless the `introduction` says who it is, a chat about another
 * job 40013 unless `is_switch_confirmed`, nobody to write to 40004, a chat in which nobody can write any more 40005. The introduction is kept
 * in the profile.
 */
export const startChat = endpoint({
  method: 'POST',
  path: '/api/jobApplication/chats',
  summary: 'Begins a chat about a job',
  access: 'member',
  body: z.object({
    job_id: identifier,
    text,
    client_id: clientId,
    is_switch_confirmed: z._default(z.boolean(), false),
    /** The name where the member has none yet, and a line about themself. */
    introduction: z.optional(
      z.object({
        first_name: z.optional(personName),
        last_name: z.optional(personName),
        about: z.string().check(cleanLine(), z.minLength(1), z.maxLength(maxIntroductionLength)),
      }),
    ),
  }),
  data: chat,
  idempotent: true,
})
/** Changes what is named. A reason is kept with `is_not_interested`; a message of either side does not bring the chat back. */
export const updateChat = endpoint({
  method: 'PATCH',
  path: '/api/jobApplication/chats/:id/update',
  summary: 'Pins, mutes or puts a chat aside',
  access: 'member',
  params,
  body: z.object({
    is_pinned: z.optional(z.boolean()),
    is_muted: z.optional(z.boolean()),
    is_not_interested: z.optional(z.boolean()),
    not_interested_reason: z.optional(z.enum(notInterestedReasons)),
  }),
  data: chat,
})
/** The newest, or those before the message `before`; in the order they were sent. */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/jobApplication/chats/:id/messages',
  summary: 'Messages of a chat',
  access: 'member',
  params,
  query: z.object({
    before: z.optional(identifier),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 40),
  }),
  data: windowOf(chatMessage),
})
/** Messages of a chat whose words hold `query`, whatever their case, the newest first; at most fifty. */
export const searchMessages = endpoint({
  method: 'GET',
  path: '/api/jobApplication/chats/:id/messages/search',
  summary: 'Messages of a chat that hold some words',
  access: 'member',
  params,
  query: z.object({ query: z.string().check(cleanLine(), z.minLength(1), z.maxLength(100)) }),
  data: windowOf(chatMessage),
})
/** All that the member sees of a chat: lines to read, or JSON for programs. A file, not the envelope. */
export const exportChat = endpoint({
  method: 'GET',
  path: '/api/jobApplication/chats/:id/export',
  summary: 'A chat as a file',
  access: 'member',
  params,
  query: z.object({ format: z._default(z.enum(['text', 'json']), 'text') }),
  data: z.file().check(z.mime(['text/plain', 'application/json'])),
})
/** Sent again with the same `client_id`, it answers the message that is there. A chat that is not open: 40005. */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/jobApplication/chats/:id/messages',
  summary: 'Sends a message',
  access: 'member',
  params,
  body: z.object({ client_id: clientId, text }),
  data: chatMessage,
})
/** Within two minutes; later 40014. For both sides the text is gone. */
export const recallMessage = endpoint({
  method: 'PATCH',
  path: '/api/jobApplication/chats/:id/messages/:message_id/recall',
  summary: 'Takes an own message back',
  access: 'member',
  params: messageParams,
  data: chatMessage,
})
/** For the member alone; the recruiter keeps theirs. */
export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/jobApplication/chats/:id/messages/:message_id/delete',
  summary: 'Removes a message from the member’s view',
  access: 'member',
  params: messageParams,
  data: z.null(),
})
/** Up to and including the message. */
export const markRead = endpoint({
  method: 'POST',
  path: '/api/jobApplication/chats/:id/read',
  summary: 'Notes what the member has read',
  access: 'member',
  params,
  body: z.object({ message_id: identifier }),
  data: z.null(),
})
/** Ids that do not exist are left out (docs/product-rules.md#online-status). */
export const queryOnlineStatus = endpoint({
  method: 'POST',
  path: '/api/jobApplication/chats/query-online-status',
  summary: 'Which recruiters are here',
  access: 'member',
  body: z.object({ user_ids: z.array(identifier).check(z.maxLength(100)), role: z.literal('recruiter') }),
  data: z.object({
    items: z.array(z.object({ user_id: z.number(), is_online: z.boolean(), seen_at: z.nullable(z.string()) })),
  }),
})
