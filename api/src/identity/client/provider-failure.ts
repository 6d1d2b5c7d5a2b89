import type { identityFailureReasons } from '@jobspan/shared-kit/contracts/identity/identity'
import type { FastifyBaseLogger } from 'fastify'
import * as openid from 'openid-client'

export type FailureReason = (typeof identityFailureReasons)[number]

const unavailableStatuses = new Set([429, 502, 503, 504])
const networkCodes = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT'])

/** The HTTP status with which the provider refused, wherever the library keeps it. */
const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error)) return undefined
  const { status, cause } = error as Error & { status?: unknown }
  if (typeof status === 'number') return status
  return cause instanceof Response ? cause.status : statusOf(cause)
}

/** A connection that could not be made, or was cut, fails with the `TypeError` of `fetch`. */
const isNetworkError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, cause } = error as Error & { code?: string }
  if (code !== undefined && networkCodes.has(code)) return true
  if (error.name === 'TimeoutError') return true
  if (error instanceof TypeError && error.message === 'fetch failed') return true
  return isNetworkError(cause)
}

/** Whether the provider, or an agency behind it, does not answer now: trying again may help. */
export const isUnavailable = (error: unknown): boolean =>
  isNetworkError(error) || unavailableStatuses.has(statusOf(error) ?? 0)

export const toFailureReason = (error: unknown): FailureReason => {
  if (error instanceof openid.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'refused'
    return ['temporarily_unavailable', 'server_error'].includes(error.error) ? 'unavailable' : 'fault'
  }
  return isUnavailable(error) ? 'unavailable' : 'fault'
}

/** Writes why a step failed, by codes alone: messages and causes may hold tokens, or what the provider said of the person. */
export const logFailure = (log: FastifyBaseLogger, step: string, reference: string, error: unknown): void => {
  const { code, name } =
    error instanceof Error ? (error as Error & { code?: string }) : { code: undefined, name: 'none' }
  const refusal = error instanceof openid.ResponseBodyError ? error.error : undefined
  const reason = toFailureReason(error)
  const facts = { step, reference, reason, errorName: name, errorCode: code, status: statusOf(error), refusal }
  if (reason === 'fault') log.error(facts, 'identity provider: answer refused')
  else log.warn(facts, 'identity provider: no answer')
}
