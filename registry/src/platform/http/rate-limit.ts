import type { RateLimitOptions } from '@fastify/rate-limit'
import { getRateLimitKey, isLoopback } from '@jobspan/kit-server/http'
import type { Settings } from '../settings/settings.ts'
import { RegistryError } from './registry-error.ts'

const usual = { read: 1200, write: 300 }

/** How often one address may call an operation. Reads from this machine are not counted: shells and benchmarks. */
export const rateLimit = (settings: Settings, method: string, perMinute?: number): RateLimitOptions => ({
  max: Math.ceil((perMinute ?? (method === 'GET' ? usual.read : usual.write)) * settings.rateLimitFactor),
  timeWindow: 60_000,
  allowList: (request) => method === 'GET' && isLoopback(request.ip),
  keyGenerator: getRateLimitKey,
  errorResponseBuilder: (_, { ttl }) => {
    const retryAfterSeconds = Math.max(1, Math.ceil(ttl / 1000))
    return new RegistryError(429, `Too many calls; try again in ${retryAfterSeconds} seconds.`, { retryAfterSeconds })
  },
})
