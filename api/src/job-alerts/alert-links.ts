import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { keyedHash, type SealKey, sealText, unsealText } from '../platform/crypto/seal.ts'
import { ApiError } from '../platform/errors/api-error.ts'

export type LinkPurpose = 'confirm' | 'manage' | 'unsubscribe'
export type AlertLink = { purpose: LinkPurpose; alertId: number; addressHash: string }

const scope = 'job-alert-link'

/**
 * The token of a mail's link (ADR 47): sealed, so that nothing is kept for it. It is for one purpose, one alert and the address that the mail
 * went to.
 */
export const sealLink = (
  key: SealKey,
  purpose: LinkPurpose,
  alert: { id: number; email: string },
  issuedAt = new Date(),
): string => {
  const seconds = Math.floor(issuedAt.getTime() / 1000)
  return sealText(key, [scope, purpose, alert.id, seconds, hashAddress(key, alert.email)].join(' '))
}

/** What a token is for. Throws 40004 where it is none, 41172 where it is older than a month; unsubscribing never expires. */
export const openLink = (key: SealKey, token: string, now = new Date()): AlertLink => {
  const [found, purpose, alertId, seconds, addressHash] = unsealText(key, token)?.split(' ') ?? []
  if (found !== scope || !addressHash) throw new ApiError('notFound')
  const link = { purpose: purpose as LinkPurpose, alertId: Number(alertId), addressHash }
  if (link.purpose !== 'unsubscribe' && monthAfter(new Date(Number(seconds) * 1000)) < now)
    throw new ApiError('linkExpired')
  return link
}

/** Like {@link openLink}, for one purpose alone. */
export const openLinkFor = (key: SealKey, token: string, purpose: LinkPurpose): AlertLink => {
  const link = openLink(key, token)
  if (link.purpose !== purpose) throw new ApiError('notFound')
  return link
}

export const hashAddress = (key: SealKey, email: string): string => keyedHash(key, scope, email).slice(0, 16)

/** Where a link leads; the token is in the fragment, which no server and no Referer sees. */
export const toLinkPath = (language: LanguageKey, purpose: LinkPurpose, token: string): string =>
  `/${language}/job-alert/${purpose}#${token}`

const monthAfter = (at: Date): Date => {
  const later = new Date(at)
  later.setUTCMonth(later.getUTCMonth() + 1)
  return later
}
