import type { SocialMedium } from '../companies/tables.ts'
import { socialTypes } from '../config/lists/list-rows.ts'
import { webAddressOf } from './json-ld-values.ts'

const keysByHost: Record<string, string> = {
  'facebook.com': 'facebook',
  'line.me': 'line',
  'x.com': 'x',
  'twitter.com': 'x',
  'linkedin.com': 'linkedin',
  'instagram.com': 'instagram',
  'youtube.com': 'youtube',
  'tiktok.com': 'tiktok',
  'github.com': 'github',
}

const keyOf = (address: string): string | undefined =>
  keysByHost[new URL(address).hostname.replace(/^(?:www|m|[a-z]{2})\./, '')]

/** Whether an address is one of a social medium, a profile or not. */
export const isSocialMedium = (address: string): boolean => keyOf(address) !== undefined

/** An address as a profile of a social medium, by https and without what follows its path; null where it is none. */
export const toSocialMedium = (text: string): SocialMedium | null => {
  const address = webAddressOf(text)
  if (address === null) return null
  const { hostname, pathname } = new URL(address)
  const typeId = socialTypes.find(({ key }) => key === keyOf(address))?.id
  return typeId === undefined || pathname === '/' ? null : { typeId, url: `https://${hostname}${pathname}` }
}
