import { unreadChatsKey } from '../chats/unread-chats-key.ts'

/**
 * Under what the tab's query cache holds whether an interview or an offer waits for the member (`getInterviewRedDot`): the header and the chats show it.
 * It is below what counts unread chats, so that whoever asks for that anew, upon a message, asks for this too. Apart from the contract, so that the
 * header loads no validator.
 */
export const interviewRedDotKey = [...unreadChatsKey, 'interviews'] as const
