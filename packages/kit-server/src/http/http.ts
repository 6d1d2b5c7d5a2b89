/** What every server of ours does with a request before a route of its own runs. Without a database: the shell needs none. */

export { isLocalRequest, isLoopbackName, parseAllowedHosts, refuseForeignHosts } from './allowed-hosts.ts'
export { createClientErrorHandler } from './create-client-error-handler.ts'
export { hasRequestedWith, hasSafeMethod } from './csrf.ts'
export { drainAfterEarlyReply, expectsBody } from './drain-after-early-reply.ts'
export { parseRequestPart, validateResponse } from './endpoint-contract.ts'
export { limitBodyTime, maxBodySeconds, secondsByContentType } from './limit-body-time.ts'
export { limitWaitingBodies, waitingLimits } from './limit-waiting-bodies.ts'
export { loggerOptions } from './logger-options.ts'
export { getRateLimitKey, isLoopback } from './rate-limit-key.ts'
export { RateLimitStore } from './rate-limit-store.ts'
export { refuseUnsafeFraming } from './refuse-unsafe-framing.ts'
export { shedLoad } from './shed-load.ts'
