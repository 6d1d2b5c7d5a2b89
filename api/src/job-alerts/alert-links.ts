import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { createMailLinks, type MailLink } from '../notifications/mail-links.ts'
import type { SealKey } from '../platform/crypto/seal.ts'
import { ApiError } from '../platform/errors/api-error.ts'

export type LinkPurpose = 'confirm' | 'manage' | 'unsubscribe'
export type AlertLink = { purpose: LinkPurpose; alertId: number; addressHash: string }

/** A token is for one purpose, one alert and the address that the mail went to; unsubscribing never expires. */
const links = createMailLinks<LinkPurpose>('job-alert-link', ['unsubscribe'])

export const { hashAddress, seal: sealLink } = links

/** What a token is for. Throws 40004 where it is none, 41172 where it is older than a month. */
export const openLink = (key: SealKey, token: string, now?: Date): AlertLink => toAlertLink(links.open(key, token, now))

const toAlertLink = ({ id, ...link }: MailLink<LinkPurpose>): AlertLink => ({ ...link, alertId: id })

/** Like {@link openLink}, for one purpose alone. */
export const openLinkFor = (key: SealKey, token: string, purpose: LinkPurpose): AlertLink => {
  const link = openLink(key, token)
  if (link.purpose !== purpose) throw new ApiError('notFound')
  return link
}

/** Where a link leads; the token is in the fragment, which no server and no Referer sees. */
export const toLinkPath = (language: LanguageKey, purpose: LinkPurpose, token: string): string =>
  `/${language}/job-alert/${purpose}#${token}`
