import { isLoopbackName } from '@jobspan/kit-server/http'
import { signedInHostCookie } from '@jobspan/shared-kit/contracts/auth/session-transfer'
import { identityCookies } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findHostKey } from '../http/own-origin.ts'
import type { Settings } from '../settings/settings.ts'
import { sessionDays } from './session-store.ts'

const isSecure = (settings: Settings) => settings.publicOrigin.protocol === 'https:'

/** The `__Host-` prefix binds the cookie to https and to this very host; browsers refuse it on plain http. */
const sessionCookieName = (settings: Settings) => (isSecure(settings) ? '__Host-sessionid' : 'sessionid')

/** Options of every cookie: for this host only, and not readable by scripts. */
export const cookieOptions = (settings: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(settings) }) as const

const maxAge = sessionDays * 24 * 60 * 60

export const readSessionToken = (request: FastifyRequest, settings: Settings): string | undefined =>
  request.cookies[sessionCookieName(settings)]

export const setSessionCookie = (reply: FastifyReply, settings: Settings, token: string) =>
  reply.setCookie(sessionCookieName(settings), token, { ...cookieOptions(settings), maxAge })

/**
 * Sets the `user` cookie, sealed (docs/product-rules.md#sealed-user-cookie): without the key it reveals nothing. Beside it,
 * `auth_status` tells the scripts of the page that somebody is signed in, and nothing more; the server makes no decision by it.
 */
export const setUserCookie = (reply: FastifyReply, settings: Settings, sealed: string) => {
  setSignedInHost(reply, settings)
  return reply
    .setCookie('user', sealed, { ...cookieOptions(settings), maxAge })
    .setCookie('auth_status', '1', { ...cookieOptions(settings), httpOnly: false, maxAge })
}

/** For all hosts of the site, which are subdomains of the public one. Undefined where browsers keep no such cookie (RFC 6265bis, 5.7). */
const siteDomain = ({ publicOrigin: { hostname } }: Settings): string | undefined =>
  isLoopbackName(hostname) || /^[\d.]+$|:/.test(hostname) ? undefined : hostname

/** Leaves the hint on which host somebody signed in (docs/product-rules.md#one-sign-in-on-all-hosts). */
const setSignedInHost = (reply: FastifyReply, settings: Settings): void => {
  const domain = siteDomain(settings)
  const host = findHostKey(reply.request.host, settings)
  // The shell's own server asks under another name, and knows nothing of the visitor's host.
  if (domain && host) reply.setCookie(signedInHostCookie, host, { ...cookieOptions(settings), domain, maxAge })
}

export const clearSignedInHost = (reply: FastifyReply, settings: Settings): void => {
  const domain = siteDomain(settings)
  if (domain) reply.clearCookie(signedInHostCookie, { ...cookieOptions(settings), domain })
}

const imCookieName = 'im_auth_sid'

export const readImToken = (request: FastifyRequest): string | undefined => request.cookies[imCookieName]

/** `im_auth_sid` gives access to the messaging connection, and to nothing else (docs/product-rules.md#messaging-session). */
export const setImCookie = (reply: FastifyReply, settings: Settings, token: string) =>
  reply.setCookie(imCookieName, token, { ...cookieOptions(settings), maxAge })

export const clearImCookie = (reply: FastifyReply, settings: Settings) =>
  reply.clearCookie(imCookieName, cookieOptions(settings))

/** Cookies of a member, which must not outlive the session, whoever sets them (docs/product-rules.md#cookies-cleared-at-sign-out). */
const memberCookies = [
  'user',
  'experiment',
  imCookieName,
  'remind_user_complete_resume',
  'auth_status',
  'email_notice_dismissed',
  ...Object.values(identityCookies),
]

/** Clears the cookies of a member who is no longer signed in here; `source` and `geoConfiguration` belong to the device and stay. */
export const clearMemberCookies = (reply: FastifyReply, settings: Settings): void => {
  for (const name of memberCookies) reply.clearCookie(name, cookieOptions(settings))
}

export const clearSessionCookies = (reply: FastifyReply, settings: Settings): void => {
  reply.clearCookie(sessionCookieName(settings), cookieOptions(settings))
  clearMemberCookies(reply, settings)
  clearSignedInHost(reply, settings)
}
