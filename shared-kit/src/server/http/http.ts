/** What every server of ours does with a request before a route of its own runs. Without a database: the shell needs none. */

export { addressKey, isLoopback } from './address-key.ts'
export { isLocalRequest, isLoopbackName, parseAllowedHosts, refuseForeignHosts } from './allowed-hosts.ts'
export { answerClientError } from './answer-client-error.ts'
export { drainAfterEarlyReply, expectsBody } from './drain-after-early-reply.ts'
export { limitBodyTime, maxBodySeconds, secondsByContentType } from './limit-body-time.ts'
export { limitWaitingBodies, waitingLimits } from './limit-waiting-bodies.ts'
export { refuseOverload } from './refuse-overload.ts'
export { refuseUnsafeFraming } from './refuse-unsafe-framing.ts'
