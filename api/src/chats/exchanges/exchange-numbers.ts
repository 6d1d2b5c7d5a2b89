import type { ChatSide } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { addCardMessage, publishCardChanged } from '../card-messages.ts'
import { type LockedChat, lockChat } from '../lock-chat.ts'
import { loadChatSettings } from '../settings/chat-settings.ts'
import { chatExchanges } from '../tables/exchanges.ts'
import {
  findExchange,
  findOpenRequest,
  findOwnMessage,
  findVerifiedNumber,
  haveBothWritten,
  insertExchange,
  requireNotAskedLately,
} from './exchange-rows.ts'
import { requireCardMessage, requireMessage } from './require-message.ts'

type Asking = { side: ChatSide; clientId: string; recruiterPhoneNumber?: string | undefined }

/** Tells both sides the numbers. Throws 40052 where the member has no verified one. */
const accept = async (
  db: QueryExecutor,
  chat: LockedChat,
  exchangeId: number,
  given: { recruiterPhoneNumber: string | undefined; answerClientId?: string },
): Promise<void> => {
  const seekerPhoneNumber = await findVerifiedNumber(db, chat.userId)
  if (seekerPhoneNumber === null) throw new ApiError('phoneNumberUnverified')
  await db
    .update(chatExchanges)
    .set({ state: 'accepted', seekerPhoneNumber, ...given, answeredAt: sql`now()` })
    .where(eq(chatExchanges.id, exchangeId))
  await publishCardChanged(db, 'phone_number', exchangeId)
}

/**
 * Asks to exchange phone numbers, once per `clientId`; where the other side has asked, it accepts. The member's settings may accept at once.
 * Throws as the contract says.
 */
export const requestNumbers = (
  db: Database,
  chatId: number,
  owner: SQL,
  { side, clientId, recruiterPhoneNumber }: Asking,
): Promise<ChatMessage> =>
  db.transaction(async (transaction) => {
    const chat = await lockChat(transaction, chatId, owner)
    const existing = await findOwnMessage(transaction, chatId, side, clientId)
    if (existing !== null) return requireMessage(transaction, chatId, existing, side)
    if (!chat.isOpen) throw new ApiError('noPermission')
    const other = await findOpenRequest(transaction, chatId, 'phone_number', side === 'seeker' ? 'recruiter' : 'seeker')
    if (other) {
      await accept(transaction, chat, other.id, { recruiterPhoneNumber, answerClientId: clientId })
      return requireCardMessage(transaction, 'phone_number', other.id, side)
    }
    const number = await findVerifiedNumber(transaction, chat.userId)
    if (side === 'seeker' && number === null) throw new ApiError('phoneNumberUnverified')
    const isSentAtOnce =
      side === 'recruiter' && number !== null && (await loadChatSettings(transaction, chat.userId)).sends_phone_number
    if (!isSentAtOnce && !(await haveBothWritten(transaction, chatId))) throw new ApiError('exchangeTooEarly')
    await requireNotAskedLately(transaction, chatId, 'phone_number', side)
    const id = await insertExchange(transaction, { chatId, kind: 'phone_number', askedBy: side, recruiterPhoneNumber })
    const messageId = await addCardMessage(transaction, {
      chatId,
      sender: side,
      kind: 'phone_number',
      cardId: id,
      clientId,
    })
    if (isSentAtOnce) await accept(transaction, chat, id, { recruiterPhoneNumber })
    return requireMessage(transaction, chatId, messageId, side)
  })

type Answer = { side: ChatSide; accepts: boolean; recruiterPhoneNumber?: string | undefined }

/** Answers the other side's request; the same answer again changes nothing. */
export const answerNumbers = (
  db: Database,
  { chatId, exchangeId }: { chatId: number; exchangeId: number },
  owner: SQL,
  { side, accepts, recruiterPhoneNumber }: Answer,
): Promise<ChatMessage> =>
  db.transaction(async (transaction) => {
    const chat = await lockChat(transaction, chatId, owner)
    const exchange = await findExchange(transaction, chatId, 'phone_number', exchangeId)
    const isAnswered = exchange.state === (accepts ? 'accepted' : 'declined')
    if (!isAnswered) {
      if (!chat.isOpen || exchange.askedBy === side) throw new ApiError('noPermission')
      if (exchange.state !== 'requested') throw new ApiError('exchangeClosed')
      if (accepts) await accept(transaction, chat, exchangeId, { recruiterPhoneNumber })
      else await decline(transaction, 'phone_number', exchangeId)
    }
    return requireCardMessage(transaction, 'phone_number', exchangeId, side)
  })

/** Closes a request without what it asked for. */
export const decline = async (db: QueryExecutor, kind: 'phone_number' | 'resume', id: number): Promise<void> => {
  await db.update(chatExchanges).set({ state: 'declined', answeredAt: sql`now()` }).where(eq(chatExchanges.id, id))
  await publishCardChanged(db, kind, id)
}
