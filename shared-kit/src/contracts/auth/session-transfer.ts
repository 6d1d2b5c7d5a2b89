import { type CountryKey, countries } from '../platform/locales.ts'

/** A host of the site (docs/product-rules.md#own-hosts): that of a country, or the public one. */
export type HostKey = CountryKey | 'public'

/** The host that a text names; undefined where there is no such host. */
export const parseHostKey = (text: string | null | undefined): HostKey | undefined =>
  text === 'public' ? text : countries.find(({ key }) => key === text)?.key

/**
 * How a browser takes its sign-in along to another host of the site (docs/product-rules.md#one-sign-in-on-all-hosts). Each is a GET that a
 * browser navigates to, and answers a redirect.
 *
 * 1. `start`, on the host that the visitor goes to: `?from=<host>&back=<path>`.
 * 2. `grant`, on the host where somebody is signed in: `?to=<host>&state=<of the browser>&back=<path>`.
 * 3. `finish`, on the first host again: `?code=<one-time code>&back=<path>`.
 */
export const sessionTransferPaths = {
  start: '/api/auth/session-transfer/start',
  grant: '/api/auth/session-transfer/grant',
  finish: '/api/auth/session-transfer/finish',
} as const

/** Names the host where somebody signed in last, for all hosts of the site. It is a hint: it opens nothing, and no decision rests on it. */
export const signedInHostCookie = 'signed_in_host'

/** Ties a transfer to the browser that began it. While it is there, no other transfer begins by itself. */
export const sessionTransferCookie = 'session_transfer'
