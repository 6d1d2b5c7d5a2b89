import { getRateLimitKey } from '@jobspan/kit-server/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { knownDeviceId } from '../../platform/session/device-cookie.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { type AttemptLimit, attemptKey, countAttempt, refundAttempt, resetAttempts } from './attempt-limit.ts'

const windowSeconds = 15 * 60
/** Passwords checked per window (`docs/adr/0041-attempt-limits-and-known-devices.md`). */
const limits = { perDevice: 20, perSender: 10, perAccount: 20 }

export type PasswordAttempt = {
  /** Key of the attempts to delete after a right password. */
  attempt: string
  /** A right password is not a guess: refunds it to the count that unknown devices share. */
  wasRight: () => Promise<void>
  /** The password could not be checked: refunds every count. */
  refund: () => Promise<void>
}

/**
 * Counts a password attempt before the password is checked; throws 40006 with the seconds to wait.
 * A known device of the account has its own count. All other devices share one count per account, and each sender has a smaller
 * one: so neither one sender nor all strangers together can block a known device.
 *
 * @param email as typed; it may have no account
 * @param user the member with this email, if there is one
 */
export const countPasswordAttempt = async (
  app: FastifyInstance,
  request: FastifyRequest,
  email: string,
  user: Member | null,
): Promise<PasswordAttempt> => {
  const deviceId = user && knownDeviceId(app, request, user)
  const factor = app.settings.rateLimitFactor
  const limit = (action: string, subject: string, maxAttempts: number): AttemptLimit => ({
    action,
    subject,
    maxAttempts: Math.ceil(maxAttempts * factor),
    windowSeconds,
  })
  if (user && deviceId !== null) {
    const own = limit('password on device', `${deviceId} ${user.id}`, limits.perDevice)
    await countAttempt(app, own)
    return {
      attempt: attemptKey(app, own),
      wasRight: async () => {},
      refund: () => refundAttempt(app, own),
    }
  }
  const sender = limit('password from', `${getRateLimitKey(request)} ${email}`, limits.perSender)
  const account = limit(unknownDeviceAction, email, limits.perAccount)
  await countAttempt(app, sender)
  await countAttempt(app, account)
  return {
    attempt: attemptKey(app, sender),
    wasRight: () => refundAttempt(app, account),
    refund: async () => {
      await refundAttempt(app, sender)
      await refundAttempt(app, account)
    },
  }
}

const unknownDeviceAction = 'password'

/** Deletes the count of unknown devices, after the password of the account has changed. */
export const resetPasswordAttempts = (app: FastifyInstance, email: string): Promise<void> =>
  resetAttempts(app, { action: unknownDeviceAction, subject: email })
