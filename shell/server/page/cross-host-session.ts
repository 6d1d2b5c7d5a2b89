import {
  type HostKey,
  parseHostKey,
  sessionTransferCookie,
  sessionTransferPaths,
  signedInHostCookie,
} from '@jobspan/shared-kit/contracts/auth/session-transfer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { countryOfHost } from './resolve-locale-keys.ts'

type VisitorRequest = Pick<FastifyRequest, 'cookies' | 'headers' | 'url'>

const hostKeyOf = (request: VisitorRequest): HostKey => countryOfHost(request.headers.host ?? '') ?? 'public'

/** Whether the browser has a member's cookies on this host; the API decides whether they still count. */
const hasMemberCookies = ({ cookies }: VisitorRequest): boolean =>
  (cookies.sessionid ?? cookies['__Host-sessionid']) !== undefined && cookies.user !== undefined

/**
 * Where a change of the country leads that goes to another host: there at once for a guest, and for a member through the transfer of their
 * session (docs/product-rules.md#one-sign-in-on-all-hosts). `origin` is the other host's, `back` an own path.
 */
export const getOtherHostUrl = (request: VisitorRequest, origin: string, back: string): string => {
  if (!hasMemberCookies(request)) return origin + back
  const query = new URLSearchParams({ from: hostKeyOf(request), back })
  return `${origin}${sessionTransferPaths.start}?${query}`
}

/**
 * Where a guest goes on who is signed in on another host of the site, by the hint `signed_in_host`; undefined where there is nothing to
 * take along. From the public host they are led to their country's, which is where their country is what they chose. From another
 * country's host they stay there, and the session is transferred.
 */
export const findSignedInHost = (request: VisitorRequest, env: Pick<Env, 'PUBLIC_ORIGIN'>): string | undefined => {
  const { cookies, url } = request
  const here = hostKeyOf(request)
  const there = parseHostKey(cookies[signedInHostCookie])
  const hasJustTried = (cookies[sessionTransferCookie] ?? cookies[`__Host-${sessionTransferCookie}`]) !== undefined
  if (!there || there === here || hasJustTried) return undefined
  if (here === 'public') {
    const { protocol, host } = new URL(env.PUBLIC_ORIGIN)
    return request.headers.host === host ? `${protocol}//${there}.${host}${url}` : undefined
  }
  return `${sessionTransferPaths.start}?${new URLSearchParams({ from: there, back: url })}`
}

/** Removes the hint on the host that it names, where nobody is signed in any more: else the public host would go on leading here. */
export const clearOutdatedHint = (
  request: VisitorRequest,
  reply: FastifyReply,
  env: Pick<Env, 'PUBLIC_ORIGIN'>,
): void => {
  if (parseHostKey(request.cookies[signedInHostCookie]) !== hostKeyOf(request)) return
  const { hostname, protocol } = new URL(env.PUBLIC_ORIGIN)
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https:',
    domain: hostname,
  } as const
  reply.clearCookie(signedInHostCookie, options)
}
