import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { lockChat } from './lock-chat.ts'
import { findMessage, findMessageByClientId, insertMessage } from './message-repository.ts'

type Outgoing = { sender: 'seeker' | 'recruiter'; text: string; clientId: string }

/** Sends once, however often it is asked for: a repeat is answered with what is there, also where nobody can write any more. */
export const sendMessage = (
  db: Database,
  chatId: number,
  ownerCondition: SQL,
  message: Outgoing,
): Promise<ChatMessage> =>
  db.transaction(async (transaction) => {
    const chat = await lockChat(transaction, chatId, ownerCondition)
    const existing = await findMessageByClientId(transaction, chatId, message.sender, message.clientId)
    if (existing === null && !chat.isOpen) throw new ApiError('noPermission')
    const id = existing ?? (await insertMessage(transaction, chat, message))
    const sent = await findMessage(transaction, chatId, id, message.sender)
    // Sent, and removed from the sender's own view since.
    if (!sent) throw new ApiError('notFound')
    return sent
  })
