import { type ApiError, isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'

/**
 * What to tell about a failed attempt. `text` names a text of the shell, or of the kit (`kit:`); `words` are the API's own, in the visitor's language;
 * `seconds` is how long to wait.
 */
export type AccountError = { text: string; shownIn: 'form' | 'notice'; words?: string; seconds?: number }

const server: AccountError = { text: 'kit:unexpectedError', shownIn: 'notice' }

/** What is the same for every way: no connection, too many attempts, and the server's own failures. */
const passing = (error: unknown): AccountError => {
  if (!isApiError(error)) return server
  if (error.kind === 'offline' || error.kind === 'timeout') return { text: 'offline', shownIn: 'form' }
  if (error.status === 429) {
    return {
      text: 'account.errors.tooMany',
      shownIn: 'form',
      ...(error.retryAfter ? { seconds: error.retryAfter } : {}),
    }
  }
  return server
}

/** Too many at once, or mail or text messages that cannot leave: the API says so, and what to do instead. */
const hasReason = ({ status, code, message }: ApiError) =>
  status === 503 && code >= errorCode.unavailable && message !== ''

/** Nobody is signed in because the browser keeps no cookies: said by the API, or by the page before it leads on. */
const areCookiesMissing = ({ code }: ApiError) => code === errorCode.cookiesMissing

/** What is said of each kind of suspension, by code (docs/product-rules.md#suspensions). */
export const suspensionTexts: Record<number, string> = {
  [errorCode.accountSuspended]: 'account.errors.suspended',
  [errorCode.accountSuspendedForSafety]: 'account.errors.suspendedForSafety',
  [errorCode.accountSuspendedForReview]: 'account.errors.suspendedForReview',
}
const suspensionText = ({ code }: ApiError): string => suspensionTexts[code] ?? 'account.errors.suspended'

/** By its code, or a 403 that brings none (docs/product-rules.md#sign-in-errors). */
export const isSuspended = ({ code, status }: ApiError): boolean =>
  code in suspensionTexts || (status === 403 && code === 0)

/**
 * Login: 401 or 422 are wrong credentials, 403 a suspended account (docs/product-rules.md#sign-in-errors); where many come at
 * once, that.
 */
export const signInError = (error: unknown): AccountError => {
  if (isApiError(error)) {
    if (isSuspended(error)) return { text: suspensionText(error), shownIn: 'form' }
    if (error.status === 403 || hasReason(error) || areCookiesMissing(error))
      return { text: '', words: error.message, shownIn: 'form' }
    if (error.status === 401 || error.status === 422) return { text: 'account.errors.credentials', shownIn: 'form' }
  }
  return passing(error)
}

const taken = 'The email has already been taken.'
const takenCodes = new Set<number>([errorCode.emailTaken, 41038, 48905])
/** What was proven, a number or social account, got an account meanwhile; what to do about it, the API says. */
const verifiedTakenCodes = new Set<number>([errorCode.phoneTaken, errorCode.socialTaken])

/** Registration: a taken address gives its message, other refusals an empty one (docs/product-rules.md#sign-in-errors). */
export const registerError = (error: unknown): AccountError => {
  if (isApiError(error) && (areCookiesMissing(error) || verifiedTakenCodes.has(error.code) || error.status === 403))
    return { text: '', words: error.message, shownIn: 'form' }
  if (isApiError(error) && (error.status === 422 || error.status === 409 || error.status === 400)) {
    return {
      text: takenCodes.has(error.code) || error.message === taken ? 'account.errors.taken' : '',
      shownIn: 'form',
    }
  }
  return passing(error)
}

/** Codes, links and everything else that the API refuses in words of its own, which are shown as they come. */
export const codeError = (error: unknown): AccountError => {
  if (!isApiError(error)) return server
  if (isSuspended(error)) return { text: suspensionText(error), shownIn: 'form' }
  const isRefused = error.kind === 'refused' && error.status !== 429
  if (isRefused || hasReason(error)) return { text: 'account.errors.code', words: error.message, shownIn: 'form' }
  return passing(error)
}
