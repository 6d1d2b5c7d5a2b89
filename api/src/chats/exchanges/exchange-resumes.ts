import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { cancelRemoval } from '../../platform/files/file-removals.ts'
import { copyResume, discardCopy, type ResumeCopy } from '../../profile/resumes/copy-resume.ts'
import { listResumesOf } from '../../profile/resumes/resume-repository.ts'
import { addCardMessage, publishCardChanged } from '../card-messages.ts'
import { lockChat, ownedBySeeker } from '../lock-chat.ts'
import { findMessageByClientId } from '../message-repository.ts'
import { loadChatSettings } from '../settings/chat-settings.ts'
import { chatExchanges, chatFiles } from '../tables/exchanges.ts'
import { chats } from '../tables.ts'
import { decline } from './exchange-numbers.ts'
import {
  findExchange,
  findOpenRequest,
  findOwnMessage,
  haveBothWritten,
  insertExchange,
  requireNotAskedLately,
} from './exchange-rows.ts'
import { requireCardMessage, requireMessage } from './require-message.ts'

/** Shows the recruiter a copy of a resume from now on. */
const send = async (
  db: QueryExecutor,
  chat: { id: number },
  exchangeId: number,
  copy: ResumeCopy,
  answerClientId: string | null = null,
): Promise<void> => {
  const { filename, ...file } = copy
  const [row] = await db
    .insert(chatFiles)
    .values({ ...file, chatId: chat.id, name: `${filename}.${file.kind}` })
    .returning({ id: chatFiles.id })
  await cancelRemoval(db, copy.fileKey)
  await db
    .update(chatExchanges)
    .set({ state: 'accepted', fileId: row?.id ?? null, answerClientId, answeredAt: sql`now()` })
    .where(eq(chatExchanges.id, exchangeId))
  await publishCardChanged(db, 'resume', exchangeId)
}

/** Runs a change with a copy of a resume, which is discarded where the change did not come to keep it. */
const withCopy = async <Result>(
  app: FastifyInstance,
  copy: ResumeCopy | null,
  change: (transaction: QueryExecutor, keep: () => ResumeCopy | null) => Promise<Result>,
): Promise<Result> => {
  let isStored = false
  const keep = () => {
    isStored = copy !== null
    return copy
  }
  try {
    const result = await app.connection.db.transaction((transaction) => change(transaction, keep))
    if (copy && !isStored) await discardCopy(app, copy)
    return result
  } catch (error) {
    // Where a connection broke, its transaction may be committed all the same: the sweep will see by the scheduled removal.
    if (copy && error instanceof ApiError) await discardCopy(app, copy)
    throw error
  }
}

type Sending = { userId: number; chatId: number; resumeId: number; clientId: string }

/** Sends a copy of a resume, once per `clientId`: as the answer to the recruiter's request, or unasked. Throws as the contract says. */
export const sendResume = async (
  app: FastifyInstance,
  { userId, chatId, resumeId, clientId }: Sending,
): Promise<ChatMessage> => {
  const { db } = app.connection
  const existing = await findOwnMessage(db, chatId, 'seeker', clientId)
  const copy = existing === null ? await copyResume(app, userId, resumeId) : null
  return withCopy(app, copy, async (transaction, keep) => {
    const chat = await lockChat(transaction, chatId, ownedBySeeker(userId))
    const sent = await findOwnMessage(transaction, chatId, 'seeker', clientId)
    if (sent !== null) return requireMessage(transaction, chatId, sent, 'seeker')
    if (!chat.isOpen) throw new ApiError('noPermission')
    const request = await findOpenRequest(transaction, chatId, 'resume', 'recruiter')
    if (!request && !(await haveBothWritten(transaction, chatId))) throw new ApiError('exchangeTooEarly')
    const stored = keep()
    // The message was there when the copy was to be made, and is gone since.
    if (!stored) throw new ApiError('notFound')
    if (request) {
      await send(transaction, chat, request.id, stored, clientId)
      return requireCardMessage(transaction, 'resume', request.id, 'seeker')
    }
    const id = await insertExchange(transaction, { chatId, kind: 'resume', askedBy: 'seeker' })
    const messageId = await addCardMessage(transaction, {
      chatId,
      sender: 'seeker',
      kind: 'resume',
      cardId: id,
      clientId,
    })
    await send(transaction, chat, id, stored)
    return requireMessage(transaction, chatId, messageId, 'seeker')
  })
}

/** The newest resume of the chat's member, copied, where they settled that it is sent at once. */
const copyForRequest = async (app: FastifyInstance, chatId: number, owner: SQL): Promise<ResumeCopy | null> => {
  const { db } = app.connection
  const { rows } = await db.execute(sql`select user_id as id from ${chats} where id = ${chatId} and ${owner}`)
  if (!rows[0]) throw new ApiError('notFound')
  const userId = Number(rows[0].id)
  if (!(await loadChatSettings(db, userId)).sends_resume) return null
  const [newest] = await listResumesOf(db, userId)
  return newest ? copyResume(app, userId, newest.id) : null
}

/** Asks the member for a resume, once per `clientId`; their settings may send it at once. Throws as the contract says. */
export const requestResume = async (
  app: FastifyInstance,
  chatId: number,
  owner: SQL,
  clientId: string,
): Promise<ChatMessage> =>
  withCopy(app, await copyForRequest(app, chatId, owner), async (transaction, keep) => {
    const chat = await lockChat(transaction, chatId, owner)
    const existing = await findMessageByClientId(transaction, chatId, 'recruiter', clientId)
    if (existing !== null) return requireMessage(transaction, chatId, existing, 'recruiter')
    if (!chat.isOpen) throw new ApiError('noPermission')
    await requireNotAskedLately(transaction, chatId, 'resume', 'recruiter')
    const copy = keep()
    if (!copy && !(await haveBothWritten(transaction, chatId))) throw new ApiError('exchangeTooEarly')
    const id = await insertExchange(transaction, { chatId, kind: 'resume', askedBy: 'recruiter' })
    const messageId = await addCardMessage(transaction, {
      chatId,
      sender: 'recruiter',
      kind: 'resume',
      cardId: id,
      clientId,
    })
    if (copy) await send(transaction, chat, id, copy)
    return requireMessage(transaction, chatId, messageId, 'recruiter')
  })

type Named = { userId: number; chatId: number; exchangeId: number }

/** Declines a request for a resume; again, it changes nothing. */
export const declineResume = (db: Database, { userId, chatId, exchangeId }: Named): Promise<ChatMessage> =>
  db.transaction(async (transaction) => {
    await lockChat(transaction, chatId, ownedBySeeker(userId))
    const { state } = await findExchange(transaction, chatId, 'resume', exchangeId)
    if (state !== 'declined') {
      if (state !== 'requested') throw new ApiError('exchangeClosed')
      await decline(transaction, 'resume', exchangeId)
    }
    return requireCardMessage(transaction, 'resume', exchangeId, 'seeker')
  })

/** Deletes the copy that was sent, also where nobody can write any more; again, it changes nothing. */
export const takeBackResume = (db: Database, { userId, chatId, exchangeId }: Named): Promise<ChatMessage> =>
  db.transaction(async (transaction) => {
    await lockChat(transaction, chatId, ownedBySeeker(userId))
    const { state } = await findExchange(transaction, chatId, 'resume', exchangeId)
    if (state !== 'taken_back') {
      if (state !== 'accepted') throw new ApiError('exchangeClosed')
      await transaction.execute(sql`
        delete from ${chatFiles} where id = (select file_id from ${chatExchanges} where id = ${exchangeId})`)
      await transaction
        .update(chatExchanges)
        .set({ state: 'taken_back', fileId: null })
        .where(eq(chatExchanges.id, exchangeId))
      await publishCardChanged(transaction, 'resume', exchangeId)
    }
    return requireCardMessage(transaction, 'resume', exchangeId, 'seeker')
  })
