import { removeMobile, sendMobileCode, verifyMobile } from '@jobspan/shared-kit/contracts/auth/verification'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { users } from '../../members/tables.ts'
import { queueSecurityNotice } from '../../notifications/security-notice.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import { requireRecentAuthentication } from '../../platform/session/recent-authentication.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { refreshUserCookie } from '../../platform/session/user-cookie.ts'
import { checkCode, consumeCode, resetCodeAttempts } from '../one-time-codes/check-code.ts'
import { memberSubject } from '../one-time-codes/one-time-code.ts'
import { sendCode } from '../one-time-codes/send-code.ts'
import { requireMobileNumber } from '../phone-number/mobile-number.ts'
import { lockMobileNumber } from '../session/user-repository.ts'
import { assertOtherSignInMethod } from '../sign-in-methods/sign-in-methods.ts'

const codeOf = (user: Member) => ({ purpose: 'verify_mobile' as const, subject: memberSubject(user.id) })

/**
 * A member's mobile number. Verified, it is a way in, so all of this needs a recent proof. That a number is another account's
 * is told only to who holds a code sent to it.
 */
export const registerMobileRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    sendMobileCode,
    'member',
    async ({ body, session, language, country, request }) => {
      requireRecentAuthentication(session)
      const recipient = requireMobileNumber(body.phone_num, body.phone_country ?? country)
      return sendCode(app, request, {
        ...codeOf(session.user),
        channel: 'sms',
        recipient,
        language,
        template: 'codeText',
      })
    },
    { perMinute: 20 },
  )

  registerEndpoint(
    app,
    verifyMobile,
    'member',
    async ({ body, session, country, reply }) => {
      requireRecentAuthentication(session)
      const { user } = session
      const phoneNum = requireMobileNumber(body.phone_num, country)
      const right = await checkCode(app, codeOf(user), body.otp)
      if (right.recipient !== phoneNum) throw new ApiError('codeWrong')
      const verified = await db.transaction(async (transaction) => {
        await lockSession(transaction, session)
        await consumeCode(transaction, right)
        await lockMobileNumber(transaction, phoneNum, user.id)
        const isNew = !(user.isMobileVerified && user.phoneNum === phoneNum)
        if (isNew) await queueSecurityNotice(transaction, user, 'mobileAdded', { phone: phoneNum.slice(-4) })
        return setMobile(transaction, user, phoneNum)
      })
      await resetCodeAttempts(app, right)
      return refreshUserCookie(app, reply, verified)
    },
    { perMinute: 60 },
  )

  registerEndpoint(app, removeMobile, 'member', async ({ session, reply }) => {
    requireRecentAuthentication(session)
    const user = await db.transaction(async (transaction) => {
      await lockSession(transaction, session)
      await assertOtherSignInMethod(transaction, session.user.id, 'mobile')
      return setMobile(transaction, session.user, null)
    })
    return refreshUserCookie(app, reply, user)
  })
}

const setMobile = async (transaction: QueryExecutor, { id }: Member, phoneNum: string | null): Promise<Member> => {
  const [user] = await transaction
    .update(users)
    .set({ phoneNum, isMobileVerified: phoneNum !== null, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning()
  if (!user) throw new ApiError('notFound')
  return user
}
