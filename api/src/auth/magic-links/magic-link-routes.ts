import { getRateLimitKey } from '@jobspan/kit-server/http'
import { loginWithMagicLink, readMagicLink, sendMagicLink } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { parseInternalPath } from '@jobspan/shared-kit/contracts/platform/internal-path'
import type { FastifyInstance } from 'fastify'
import { queueSecret } from '../../notifications/requested-mails.ts'
import { requireTransport } from '../../notifications/transport-health.ts'
import { ownOrigin } from '../../platform/http/own-origin.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { countAttempt } from '../attempt-limit/attempt-limit.ts'
import { resendSeconds } from '../one-time-codes/one-time-code.ts'
import { limitSending } from '../one-time-codes/sending-limits.ts'
import { findUserByEmail } from '../session/user-repository.ts'
import { finishEmailSignIn } from '../sign-in/finish-email-sign-in.ts'
import { startRegistration } from '../sign-in/start-registration.ts'
import { consumeMagicLink, createMagicLink, findMagicLink } from './magic-link-store.ts'

const dayInSeconds = 24 * 60 * 60

/**
 * Links that sign in. The token stands in the fragment, which no server, log or Referer sees; a page shows whom it signs in
 * and a person presses the button, since mail scanners open links as well. An address without an account gets a link too,
 * which goes on to register.
 */
export const registerMagicLinkRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    sendMagicLink,
    'public',
    async ({ body: { email, redirect }, language, request }) => {
      await requireTransport(app, 'mail')
      await countAttempt(app, { action: 'magic link', subject: email, maxAttempts: 1, windowSeconds: resendSeconds })
      await limitSending(app, {
        channel: 'mail',
        purpose: 'magic_link',
        recipient: email,
        from: getRateLimitKey(request),
      })
      const user = await findUserByEmail(db, email)
      await db.transaction(async (transaction) => {
        const token = await createMagicLink(transaction, { email, redirect: parseInternalPath(redirect) })
        await queueSecret(app, transaction, {
          channel: 'mail',
          template: user ? 'magicLink' : 'magicLinkNew',
          recipient: email,
          language,
          secrets: { path: `${ownOrigin(request, app.settings)}/${language}/get-started/link#${token}` },
          ttlSeconds: dayInSeconds,
        })
      })
      return { resend_after: resendSeconds }
    },
    { perMinute: 20 },
  )

  registerEndpoint(app, readMagicLink, 'public', ({ body }) => findMagicLink(db, body.token), { perMinute: 60 })

  registerEndpoint(
    app,
    loginWithMagicLink,
    'public',
    async (context) => {
      const { email } = await consumeMagicLink(db, context.body.token)
      const user = await findUserByEmail(db, email)
      if (user) return finishEmailSignIn(app, context, user, 'magic_link')
      return startRegistration(app, context.reply, { method: 'magic_link', email })
    },
    { perMinute: 60 },
  )
}
