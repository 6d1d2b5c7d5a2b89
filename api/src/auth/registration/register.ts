import { hashPassword, isPasswordRight } from '@jobspan/kit-server/password'
import { applyingSource } from '@jobspan/shared-kit/contracts/auth/applying-source'
import type { register } from '@jobspan/shared-kit/contracts/auth/session'
import { eq, lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import { hashBody, readIdempotencyKey } from '../../platform/http/idempotency.ts'
import { currentHostCountry } from '../../platform/http/own-origin.ts'
import type { Context } from '../../platform/http/register-endpoint.ts'
import { deviceOf } from '../../platform/session/device.ts'
import { lockPasswordHash } from '../../platform/session/lock-session.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { memberRegistered } from '../events.ts'
import { createMemberSession } from '../session/create-member-session.ts'
import { findUserByEmail, insertUser, type Registration } from '../session/user-repository.ts'
import { registrationCalls } from '../tables.ts'
import { notifyEmailTaken } from '../verification/email-taken-mail.ts'

/**
 * Registers and begins the session. A repeat of the same key and body, say after a crash swallowed the answer, signs in to
 * the account that the first call made: the session may be a new one, so the key is not bound to it, and the password is
 * checked instead. Nothing that tells the password is stored beside the key.
 */
export const registerMember = async (
  db: Database,
  { body, session, language, request }: Context<typeof register>,
): Promise<{ user: Member; token: string }> => {
  if (session?.kind === 'member') throw new ApiError('noPermission')
  const key = readIdempotencyKey(request)
  // A repeat may come from a page that another campaign led to meanwhile.
  const bodyHash = hashBody({ ...body, password: null, utm: null })
  const passwordHash = await hashPassword(body.password)
  const created = await db.transaction(async (transaction) => {
    const user = await insertUser(transaction, body, passwordHash, language)
    if (!user) return null
    if (key) await transaction.insert(registrationCalls).values({ userId: user.id, key, bodyHash })
    await publishRegistered(transaction, user, { isApplying: body.source === applyingSource })
    return { user, token: await createMemberSession(transaction, user, session, registrationDetails(request)) }
  })
  return created ?? replayRegistration(db, body, key, bodyHash, session, request)
}

/** Clients compare this very sentence (docs/product-rules.md#email-taken). */
export const emailTakenError = () => new ApiError('emailTaken', { firstError: 'The email has already been taken.' })

/** Says that a member is here, who is welcomed in the language that they registered in. */
export const publishRegistered = (
  transaction: QueryExecutor,
  { id: memberId, language }: Pick<Member, 'id' | 'language'>,
  { isApplying = false }: { isApplying?: boolean } = {},
): Promise<void> => {
  const hostCountry = currentHostCountry() ?? null
  return publishEvent(transaction, memberRegistered, { memberId, language, hostCountry, isApplying })
}

const replayRegistration = async (
  db: Database,
  body: Registration,
  key: string | undefined,
  bodyHash: string,
  session: Context<typeof register>['session'],
  request: FastifyRequest,
) => {
  const user = await findUserByEmail(db, body.email)
  const isRepeat = user && key !== undefined && (await isCallOf(db, user.id, key, bodyHash))
  if (!isRepeat || user.isSuspended || !(await isPasswordRight(body.password, user.passwordHash))) {
    if (user) await notifyEmailTaken(request.server, user, request)
    throw emailTakenError()
  }
  return {
    user,
    token: await db.transaction(async (transaction) => {
      await lockPasswordHash(transaction, user)
      return createMemberSession(transaction, user, session, registrationDetails(request))
    }),
  }
}

export const registrationDetails = (request: FastifyRequest) => ({
  method: 'registration' as const,
  device: deviceOf(request),
})

const isCallOf = async (db: QueryExecutor, userId: number, key: string, bodyHash: string): Promise<boolean> => {
  const [call] = await db.select().from(registrationCalls).where(eq(registrationCalls.userId, userId))
  return call?.key === key && call.bodyHash === bodyHash
}

/** Deletes calls of more than two days: no client retries that long. */
export const deleteOldRegistrationCalls = async (db: QueryExecutor): Promise<void> => {
  await db.delete(registrationCalls).where(lt(registrationCalls.createdAt, sql`now() - interval '2 days'`))
}
