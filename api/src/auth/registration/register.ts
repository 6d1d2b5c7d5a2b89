import { applyingSource } from '@jobspan/shared-kit/contracts/registration-source'
import type { register } from '@jobspan/shared-kit/contracts/session'
import { hashPassword, isPasswordRight } from '@jobspan/shared-kit/server/password'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { readerOf } from '../../notifications/greeting.ts'
import { queueMail } from '../../notifications/outbox.ts'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { hashBody, readIdempotencyKey } from '../../platform/http/idempotency.ts'
import type { Context } from '../../platform/http/register-endpoint.ts'
import { deviceOf } from '../../platform/session/device.ts'
import { lockPasswordHash } from '../../platform/session/lock-session.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { idempotencyKeys } from '../../platform/tables.ts'
import { createMemberSession } from '../session/create-member-session.ts'
import { findUserByEmail, insertUser, type Registration } from '../session/user-repository.ts'
import { notifyEmailTaken } from '../verification/email-taken-mail.ts'

const scope = 'register'

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
    if (key) await transaction.insert(idempotencyKeys).values({ scope, key: `${key} ${user.id}`, bodyHash })
    await queueWelcome(transaction, user, { isApplying: body.source === applyingSource })
    return { user, token: await createMemberSession(transaction, user, session, registrationDetails(request)) }
  })
  return created ?? replayRegistration(db, body, key, bodyHash, session, request)
}

/** Clients compare this very sentence (docs/product-rules.md#email-taken). */
export const emailTakenError = () => new ApiError('emailTaken', { firstError: 'The email has already been taken.' })

/** How long whoever registers in order to apply may take to send the application, whose mail is the first then and takes the welcome's place. */
const applyingMs = 10 * 60_000

/** In the language that the new member registered in. */
export const queueWelcome = (
  transaction: QueryExecutor,
  member: Member,
  { isApplying = false }: { isApplying?: boolean } = {},
): Promise<void> => {
  const { email, language } = member
  return queueMail(transaction, {
    template: 'welcome',
    recipient: email,
    language,
    values: { ...readerOf(member), path: `/${language}/` },
    ...(isApplying && { notBefore: new Date(Date.now() + applyingMs) }),
  })
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
  const isRepeat = user && key !== undefined && (await isIdempotencyKeyOf(db, key, user.id, bodyHash))
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

const isIdempotencyKeyOf = async (
  db: QueryExecutor,
  key: string,
  userId: number,
  bodyHash: string,
): Promise<boolean> => {
  const [row] = await db
    .select({ bodyHash: idempotencyKeys.bodyHash })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, `${key} ${userId}`)))
  return row?.bodyHash === bodyHash
}
