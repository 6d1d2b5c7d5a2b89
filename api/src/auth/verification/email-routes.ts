import { sendEmailCode, verifyEmail } from '@jobspan/shared-kit/contracts/auth/verification'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { users } from '../../members/tables.ts'
import { queueSecurityNotice } from '../../notifications/security-notice.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertSameOriginFetch } from '../../platform/http/csrf.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import { requireRecentAuthentication } from '../../platform/session/recent-authentication.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { refreshUserCookie } from '../../platform/session/user-cookie.ts'
import { deleteMagicLinksFor } from '../magic-links/magic-link-store.ts'
import { checkCode, consumeCode, resetCodeAttempts } from '../one-time-codes/check-code.ts'
import { memberSubject } from '../one-time-codes/one-time-code.ts'
import { sendCode } from '../one-time-codes/send-code.ts'
import { emailTakenError } from '../registration/register.ts'
import { findUserByEmail, findUserById, lockEmail } from '../session/user-repository.ts'
import { queueEmailTakenMail } from './email-taken-mail.ts'

const codeOf = (user: Member) => ({ purpose: 'verify_email' as const, subject: memberSubject(user.id) })

/** A member's address: confirming the one that is there, or changing it to another. The change needs a recent proof. */
export const registerEmailRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    sendEmailCode,
    'member',
    async ({ body, session, language, request }) => {
      const { user } = session
      const recipient = body.email ?? user.email
      const isChange = recipient !== user.email
      if (isChange) requireRecentAuthentication(session)
      // Whether an address has an account is for its owner to know: the answer is the same, and they get the mail.
      const owner = isChange ? await findUserByEmail(db, recipient) : null
      return sendCode(app, request, {
        ...codeOf(user),
        channel: 'mail',
        recipient,
        language,
        template: 'verifyEmail',
        queueInstead: owner ? (transaction) => queueEmailTakenMail(transaction, owner) : undefined,
      })
    },
    { perMinute: 20 },
  )

  registerEndpoint(
    app,
    verifyEmail,
    'member',
    async ({ query, session, request, reply }) => {
      assertSameOriginFetch(request)
      const { user } = session
      const right = await checkCode(app, codeOf(user), query.code).catch((error) => {
        // A GET is repeated when its answer is lost. What the code did was done with its use, and is not done again.
        if (error instanceof ApiError && error.reason === 'codeUsed') return null
        throw error
      })
      if (!right) return refreshUserCookie(app, reply, (await findUserById(db, user.id)) ?? user)
      if (right.recipient !== user.email) requireRecentAuthentication(session)
      const verified = await db.transaction(async (transaction) => {
        await lockSession(transaction, session)
        await consumeCode(transaction, right)
        return setEmail(transaction, user, right.recipient)
      })
      await resetCodeAttempts(app, right)
      return refreshUserCookie(app, reply, verified)
    },
    { perMinute: 60 },
  )
}

const setEmail = async (transaction: QueryExecutor, before: Member, email: string): Promise<Member> => {
  if (email !== before.email) {
    await lockEmail(transaction, email)
    if (await findUserByEmail(transaction, email)) throw emailTakenError()
    if (before.isEmailVerify) await deleteMagicLinksFor(transaction, before.email)
    await deleteMagicLinksFor(transaction, email)
    await queueSecurityNotice(transaction, before, 'addressChanged')
  }
  const [user] = await transaction
    .update(users)
    .set({ email, isEmailVerify: true, updatedAt: sql`now()` })
    .where(eq(users.id, before.id))
    .returning()
  if (!user) throw new ApiError('notFound')
  return user
}
