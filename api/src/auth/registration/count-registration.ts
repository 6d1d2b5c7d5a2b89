import { getRateLimitKey } from '@jobspan/kit-server/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countAttempt } from '../attempt-limit/attempt-limit.ts'

/**
 * Counts a registration before it is looked at, whichever way it comes: it is the one place that says whether an address has an
 * account (“already taken”, docs/product-rules.md#email-taken), and a script could ask it for a whole list. Throws 40006 with the
 * seconds after 30 in a quarter of an hour from one network address. Nothing is counted for the address that was typed: its owner
 * would be the one who is refused afterwards.
 */
export const countRegistration = async (app: FastifyInstance, request: FastifyRequest): Promise<void> => {
  const maxAttempts = Math.ceil(30 * app.settings.rateLimitFactor)
  await countAttempt(app, {
    action: 'register',
    subject: getRateLimitKey(request),
    maxAttempts,
    windowSeconds: 15 * 60,
  })
}
