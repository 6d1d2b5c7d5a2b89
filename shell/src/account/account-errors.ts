import { isApiError } from '@jobspan/shared-kit/api'

/** What to tell about a failed sign-in or registration; `text` names a text of the catalogue. */
export type AccountError = { text: string; place: 'form' | 'notice' }

const passing = (error: unknown): AccountError => {
  if (!isApiError(error)) return { text: 'account.errors.server', place: 'notice' }
  if (error.kind === 'offline' || error.kind === 'timeout') return { text: 'account.errors.offline', place: 'form' }
  if (error.status === 429) return { text: 'account.errors.tooMany', place: 'form' }
  return { text: 'account.errors.server', place: 'notice' }
}

/** Login: 401 or 422 are wrong credentials, 403 a suspended account, 5xx a notification (spec section 8). */
export const signInError = (error: unknown): AccountError => {
  if (isApiError(error)) {
    if (error.status === 403) return { text: 'account.errors.suspended', place: 'form' }
    if (error.status === 401 || error.status === 422) return { text: 'account.errors.credentials', place: 'form' }
  }
  return passing(error)
}

const taken = 'The email has already been taken.'
const takenCodes = new Set([41001, 41038, 48905])

/** Registration: a taken address gives its message, other refusals an empty one (spec section 8). */
export const registerError = (error: unknown): AccountError => {
  if (isApiError(error) && (error.status === 422 || error.status === 409 || error.status === 400)) {
    return { text: takenCodes.has(error.code) || error.message === taken ? 'account.errors.taken' : '', place: 'form' }
  }
  return passing(error)
}
