import { getRateLimitKey } from '@jobspan/shared-kit/server/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { knownDeviceId } from '../../platform/session/device-cookie.ts'
import type { Member } from '../../platform/session/session-store.ts'
import {
  type AttemptLimit,
  attemptKey,
  countAttempt,
  refundAttempt,
  resetAttempts,
} from '../attempt-limit/attempt-limit.ts'

const windowSeconds = 15 * 60
/** Passwords looked at in a window (`docs/adr/0041-attempt-limits-and-known-devices.md`). */
const limits = { perDevice: 20, perSender: 10, perAccount: 20 }

export type PasswordGuess = {
  /** Name of the attempts that a right password ends. */
  attempt: string
  /** A right password was no guess: gives it back to those that the account has for strangers. */
  wasRight: () => Promise<void>
  /** The password could not be looked at: nothing was counted. */
  refund: () => Promise<void>
}

/**
 * Counts a password before it is looked at; throws 40006 with the seconds to wait.
 * A device that this account has signed in on has a count of its own. All others share one for the account, and each sender
 * has less than that: neither one sender nor all strangers together block a known device.
 *
 * @param email as it was typed; it need not have an account
 * @param user whose address it is
 */
export const countPasswordGuess = async (
  app: FastifyInstance,
  request: FastifyRequest,
  email: string,
  user: Member | null,
): Promise<PasswordGuess> => {
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
  const account = limit(strangersWhat, email, limits.perAccount)
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

const strangersWhat = 'password'

/** Forgets what strangers guessed, once the account has another password. */
export const forgetPasswordGuesses = (app: FastifyInstance, email: string): Promise<void> =>
  resetAttempts(app, { action: strangersWhat, subject: email })
