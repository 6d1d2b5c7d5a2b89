import { type CodeRecipient, loginWithCode, sendLoginCode } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { redeemCode } from '../one-time-codes/check-code.ts'
import { sendCode } from '../one-time-codes/send-code.ts'
import { requireMobileNumber } from '../phone-number/mobile-number.ts'
import { findUserByEmail, findUserByMobile } from '../session/user-repository.ts'
import { finishEmailSignIn } from '../sign-in/finish-email-sign-in.ts'
import { finishSignIn } from '../sign-in/finish-sign-in.ts'
import { startRegistration } from '../sign-in/start-registration.ts'

/**
 * Signing in by a code to an address or number. The code is sent whether there is an account or not: an address or number
 * without one goes on to register, so nothing about the account is told to who does not hold the code.
 */
export const registerCodeLoginRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    sendLoginCode,
    'public',
    async ({ body, language, country, request }) => {
      const recipient = recipientOf(body, country)
      return sendCode(app, request, {
        purpose: 'login',
        subject: recipient,
        recipient,
        language,
        ...(body.channel === 'email'
          ? { channel: 'mail' as const, template: 'loginCode' as const }
          : { channel: 'sms' as const, template: 'codeText' as const }),
      })
    },
    { perMinute: 20 },
  )

  registerEndpoint(
    app,
    loginWithCode,
    'public',
    async (context) => {
      const { body, country } = context
      const recipient = recipientOf(body, country)
      await redeemCode(app, { purpose: 'login', subject: recipient }, body.otp)
      if (body.channel === 'phone') {
        const user = await findUserByMobile(db, recipient)
        if (user) return finishSignIn(app, context, user, { method: 'phone_code' })
        return startRegistration(app, context.reply, { method: 'phone_code', phoneNum: recipient })
      }
      const user = await findUserByEmail(db, recipient)
      if (user) return finishEmailSignIn(app, context, user, 'email_code')
      return startRegistration(app, context.reply, { method: 'email_code', email: recipient })
    },
    { perMinute: 60 },
  )
}

const recipientOf = (to: CodeRecipient, visitorCountry: CountryKey): string =>
  to.channel === 'email' ? to.email : requireMobileNumber(to.phone_num, to.phone_country ?? visitorCountry)
