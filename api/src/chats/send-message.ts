import type { ChatSide } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { type SQL, sql } from 'drizzle-orm'
import { isSpokenForBy } from '../companies/organisations/spoken-for.ts'
import { recruiters } from '../companies/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { Organisation } from '../platform/http/employer-auth.ts'
import { isOpen, ownedBySeeker, requireChat } from './lock-chat.ts'
import { withoutCard } from './message-cards.ts'
import { findMessage, findMessageByClientId } from './message-repository.ts'
import { chats } from './tables.ts'
import { prepareMessage } from './write-message.ts'

type Outgoing = { text: string; clientId: string }

const senderId = sql`${sql.placeholder('senderId')}::int`
const organisationId = sql`${sql.placeholder('organisationId')}::int`

const writeOfSeeker = prepareMessage('send_message_of_seeker', sql`${chats.userId} = ${senderId} and ${isOpen}`)
const writeOfRecruiter = prepareMessage(
  'send_message_of_recruiter',
  sql`${chats.recruiterId} = ${senderId} and ${isOpen} and ${recruiters.verifiedAt} is not null
    and (${organisationId} is null or ${isSpokenForBy(organisationId, sql`${recruiters.companyId}`)})`,
)

/** Sends once, however often it is asked for. Throws what {@link findSent} throws. */
export const sendMessage = async (
  db: QueryExecutor,
  chatId: number,
  userId: number,
  message: Outgoing,
): Promise<ChatMessage> => {
  const written = await writeOfSeeker(db, chatId, { sender: 'seeker', ...message }, { senderId: userId })
  if (!written) return findSent(db, chatId, ownedBySeeker(userId), { sender: 'seeker', clientId: message.clientId })
  return withoutCard(written)
}

/** Sends a message of a recruiter for whom the organisation speaks; null where nothing was written, of which the reason is asked then. */
export const sendMessageOfRecruiter = async (
  db: QueryExecutor,
  chatId: number,
  by: { recruiterId: number; organisation: Organisation },
  message: Outgoing,
): Promise<ChatMessage | null> => {
  const sender = { senderId: by.recruiterId, organisationId: by.organisation.id }
  const written = await writeOfRecruiter(db, chatId, { sender: 'recruiter', ...message }, sender)
  return written && withoutCard(written)
}

/**
 * The message of which nothing was written because it is there already, also where nobody can write any more. Throws 40004 where the sender has no such
 * chat or has removed the message from their own view, 40005 where nobody can write.
 */
export const findSent = async (
  db: QueryExecutor,
  chatId: number,
  ownerCondition: SQL,
  { sender, clientId }: { sender: ChatSide; clientId: string },
): Promise<ChatMessage> => {
  await requireChat(db, chatId, ownerCondition)
  const id = await findMessageByClientId(db, chatId, sender, clientId)
  if (id === null) throw new ApiError('noPermission')
  const sent = await findMessage(db, chatId, id, sender)
  if (!sent) throw new ApiError('notFound')
  return sent
}
