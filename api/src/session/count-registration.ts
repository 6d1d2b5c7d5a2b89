import { addressKey } from '@jobspan/shared-kit/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countSending } from '../one-time-codes/sending-limits.ts'
import { countAttempt } from '../sign-in/attempts.ts'

/**
 * Counts a registration before it is looked at, whichever way it comes: it is the one place that says whether an address has an
 * account (“already taken”, spec section 8), and a script could ask it for a whole list. Throws 40006 with the seconds after 30 in a
 * quarter of an hour from one network address. A typed address counts as one that a mail goes to, for it gets the welcome, or the
 * word that somebody wanted it; one that was proven had its code counted.
 */
export const countRegistration = async (
  app: FastifyInstance,
  request: FastifyRequest,
  typedEmail: string | undefined,
): Promise<void> => {
  const from = addressKey(request)
  const most = Math.ceil(30 * app.settings.rateLimitFactor)
  await countAttempt(app, { what: 'register', who: from, most, windowSeconds: 15 * 60 })
  if (typedEmail !== undefined) await countSending(app, { channel: 'mail', recipient: typedEmail, from })
}
