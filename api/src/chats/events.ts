import { messageKinds } from '@jobspan/shared-kit/contracts/chats/chats'
import { z } from 'zod/mini'
import { defineEvent } from '../platform/events/define-event.ts'

const chatFacts = { memberId: z.number(), chatId: z.number(), messageId: z.number() }
type About = { memberId: number; chatId: number }
const about = {
  subject: ({ chatId }: About) => `chat:${chatId}`,
  member: ({ memberId }: About) => memberId,
}

/** Somebody wrote in a chat; the text is in the chat alone. */
export const messageSent = defineEvent(
  'message.sent',
  z.object({
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
  }),
  about,
)
/** What a message shows is another by now: it was recalled, or its card has changed. */
export const messageChanged = defineEvent(
  'message.changed',
  z.object({ ...chatFacts, companyId: z.number(), isRecalled: z.boolean() }),
  about,
)
/** The member has read a chat up to its newest message. */
export const chatRead = defineEvent('chat.read', z.object(chatFacts), about)
