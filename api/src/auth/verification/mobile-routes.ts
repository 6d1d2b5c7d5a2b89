import { removeMobile, sendMobileCode, verifyMobile } from '@jobspan/shared-kit/contracts/verification'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { queueNotice } from '../../notifications/security-notice.ts'
import type { Queries } from '../../platform/database/database.ts'
import { users } from '../../platform/database/schema/seekers.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { holdSession } from '../../platform/session/lock-session.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { answerWithUser } from '../../platform/session/user-cookie.ts'
import { checkCode, forgetGuesses, useCode } from '../one-time-codes/check-code.ts'
import { memberSubject } from '../one-time-codes/one-time-code.ts'
import { sendCode } from '../one-time-codes/send-code.ts'
import { requireMobileNumber } from '../phone-number/mobile-number.ts'
import { requireRecentProof } from '../reauthentication/recent-authentication.ts'
import { claimMobile } from '../session/user-repository.ts'
import { assertAnotherWay } from '../sign-in-methods/sign-in-methods.ts'

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
      requireRecentProof(session)
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
      requireRecentProof(session)
      const { user } = session
      const phoneNum = requireMobileNumber(body.phone_num, country)
      const right = await checkCode(app, codeOf(user), body.otp)
      if (right.recipient !== phoneNum) throw new ApiError('codeWrong')
      const verified = await db.transaction(async (transaction) => {
        await holdSession(transaction, session)
        await useCode(transaction, right)
        await claimMobile(transaction, phoneNum, user.id)
        const isNew = !(user.isMobileVerified && user.phoneNum === phoneNum)
        if (isNew) await queueNotice(transaction, user, 'mobileAdded', { phone: phoneNum.slice(-4) })
        return setMobile(transaction, user, phoneNum)
      })
      await forgetGuesses(app, right)
      return answerWithUser(app, reply, verified)
    },
    { perMinute: 60 },
  )

  registerEndpoint(app, removeMobile, 'member', async ({ session, reply }) => {
    requireRecentProof(session)
    const user = await db.transaction(async (transaction) => {
      await holdSession(transaction, session)
      await assertAnotherWay(transaction, session.user.id, 'mobile')
      return setMobile(transaction, session.user, null)
    })
    return answerWithUser(app, reply, user)
  })
}

const setMobile = async (transaction: Queries, { id }: Member, phoneNum: string | null): Promise<Member> => {
  const [user] = await transaction
    .update(users)
    .set({ phoneNum, isMobileVerified: phoneNum !== null, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning()
  if (!user) throw new ApiError('notFound')
  return user
}
