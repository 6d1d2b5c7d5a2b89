import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { chatMessage } from './chats.ts'

/**
 * Resumes and phone numbers in a chat (docs/product-rules.md#resume-in-a-chat, docs/product-rules.md#exchange-of-phone-numbers). Each call answers the
 * message with the card. Before both sides have written 40050; asked for twice within a week 40051, with the time to wait; answered, taken back or
 * expired by now 40053; a chat that is not open 40005.
 */
const params = z.object({ id: identifier })
const exchangeParams = z.object({ id: identifier, exchange_id: identifier })
/** By which the sender knows the message: sent again, it is there once. */
const clientId = z.uuid()

/** Days that a request waits for an answer, and after which it can be asked again. */
export const exchangeDays = 7

/** Asks the recruiter to exchange phone numbers; where they have asked, it accepts. Without a verified number 40052. */
export const requestPhoneNumber = endpoint({
  method: 'POST',
  path: '/api/jobApplication/chats/:id/phone-numbers/request',
  summary: 'Asks to exchange phone numbers',
  access: 'member',
  params,
  body: z.object({ client_id: clientId }),
  data: chatMessage,
})
/** Accepting tells the recruiter the member's verified number; without one 40052. Answered again in the same way, it changes nothing. */
export const answerPhoneNumber = endpoint({
  method: 'POST',
  path: '/api/jobApplication/chats/:id/phone-numbers/:exchange_id/answer',
  summary: 'Accepts or declines to exchange phone numbers',
  access: 'member',
  params: exchangeParams,
  body: z.object({ accept: z.boolean() }),
  data: chatMessage,
})
/** Sends a copy of an attached resume, which answers the recruiter's request where there is one. One that is not the member's: 40004. */
export const sendChatResume = endpoint({
  method: 'POST',
  path: '/api/jobApplication/chats/:id/resumes',
  summary: 'Sends a resume to the recruiter',
  access: 'member',
  params,
  body: z.object({ client_id: clientId, resume_id: identifier }),
  data: chatMessage,
})
export const declineChatResume = endpoint({
  method: 'POST',
  path: '/api/jobApplication/chats/:id/resumes/:exchange_id/decline',
  summary: 'Declines to send a resume',
  access: 'member',
  params: exchangeParams,
  data: chatMessage,
})
/** The copy is deleted: the recruiter cannot open it any more. Taken back again, nothing changes. */
export const takeBackChatResume = endpoint({
  method: 'POST',
  path: '/api/jobApplication/chats/:id/resumes/:exchange_id/take-back',
  summary: 'Takes a sent resume back',
  access: 'member',
  params: exchangeParams,
  data: chatMessage,
})

/** What a member settled for all chats (docs/product-rules.md#chat-retention). `retention_days` counts from the last message. */
export const chatSettings = z.object({
  sends_resume: z.boolean(),
  sends_phone_number: z.boolean(),
  retention_days: z.union([z.literal(30), z.literal(90)]),
})
export type ChatSettings = z.infer<typeof chatSettings>

export const getChatSettings = endpoint({
  method: 'GET',
  path: '/api/jobApplication/chat-settings',
  summary: 'What the member settled for all chats',
  access: 'member',
  data: chatSettings,
})
/** Changes what is named. */
export const updateChatSettings = endpoint({
  method: 'PATCH',
  path: '/api/jobApplication/chat-settings/update',
  summary: 'Settles something for all chats',
  access: 'member',
  body: z.partial(chatSettings),
  data: chatSettings,
})
