import type { RateLimitOptions } from '@fastify/rate-limit'
import { getRateLimitKey, isLoopback } from '@jobspan/kit-server/http'
import { ApiError } from '../errors/api-error.ts'
import type { Settings } from '../settings/settings.ts'

const usual = { read: 1200, write: 120 }

/**
 * How often one address may call an operation. Cookies and device ids are no part of the key: whoever hammers can make
 * up as many as they like. Reads from this machine are not counted; they come from the shell's own rendering.
 */
export const rateLimit = (settings: Settings, method: string, perMinute?: number): RateLimitOptions => ({
  max: Math.ceil((perMinute ?? (method === 'GET' ? usual.read : usual.write)) * settings.rateLimitFactor),
  timeWindow: 60_000,
  allowList: (request) => method === 'GET' && isLoopback(request.ip),
  keyGenerator: getRateLimitKey,
  errorResponseBuilder: (_, context) => tooManyAttempts(context.ttl),
})

const tooManyAttempts = (milliseconds: number) =>
  new ApiError('tooManyAttempts', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) })
