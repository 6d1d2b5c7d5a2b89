import { isApiError } from '@jobspan/shared-kit/api'

/** A code or a link, and the address or number that it went to. */
export type SentMessage = { what: 'email-code' | 'phone-code' | 'link' | 'reset-code'; to: string }

const key = 'sign-in-sent'
/** Longer waits are not for another message, but for too many of them. */
const maxWaitSeconds = 120

const nameOf = ({ what, to }: SentMessage) => `${what} ${to}`

const read = (): Record<string, unknown> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Keeps, for this tab, when another may be asked for, in milliseconds since 1970. */
export const recordSent = (message: SentMessage, resendAt: number): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...read(), [nameOf(message)]: resendAt }))
  } catch {
    // Without storage the API's refusal is told as it comes.
  }
}

/**
 * When another may be asked for, where the API refuses this one because this tab had it sent a moment ago: that one is still good.
 * Undefined for every other failure.
 */
export const findEarlierSending = (error: unknown, message: SentMessage): number | undefined => {
  if (!isApiError(error) || error.status !== 429 || !error.retryAfter || error.retryAfter > maxWaitSeconds)
    return undefined
  const earlier = read()[nameOf(message)]
  if (typeof earlier !== 'number' || earlier < Date.now() - maxWaitSeconds * 1000) return undefined
  return Date.now() + error.retryAfter * 1000
}
