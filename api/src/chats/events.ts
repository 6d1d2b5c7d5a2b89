import { messageKinds } from '@jobspan/shared-kit/contracts/chats/chats'
import { z } from 'zod/mini'
import { defineEvent } from '../platform/events/define-event.ts'

const chatFacts = { memberId: z.number(), chatId: z.number(), messageId: z.number() }
/** Events about a chat reach those who ask for order in their order. */
export const chatSubject = ({ chatId }: { chatId: number }): string => `chat:${chatId}`
const about = { subject: chatSubject, member: ({ memberId }: { memberId: number }) => memberId }

const messageFacts = z.object({
  ...chatFacts,
  sender: z.enum(['seeker', 'recruiter']),
  kind: z.enum(messageKinds),
  /** Whether the member muted the chat, or put it aside. */
  isQuiet: z.boolean(),
  jobId: z.nullable(z.number()),
  jobTitle: z.nullable(z.string()),
  recruiterName: z.string(),
  companyId: z.number(),
  companyName: z.string(),
})

/** The member wrote in a chat; the text is in the chat alone. Releases before `message.received` say so of recruiters too. */
export const messageSent = defineEvent('message.sent', messageFacts, about)
/** A recruiter wrote in a chat of the member. Apart from what the member writes, which other subscribers wait for. */
export const messageReceived = defineEvent('message.received', messageFacts, about)
/** What a message shows is another by now: it was recalled, or its card has changed. */
export const messageChanged = defineEvent(
  'message.changed',
  z.object({ ...chatFacts, companyId: z.number(), isRecalled: z.boolean() }),
  about,
)
/** The member has read a chat up to its newest message. */
export const chatRead = defineEvent('chat.read', z.object(chatFacts), about)
