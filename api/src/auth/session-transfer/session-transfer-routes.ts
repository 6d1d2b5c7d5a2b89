import {
  type HostKey,
  parseHostKey,
  sessionTransferCookie,
  sessionTransferPaths,
} from '@jobspan/shared-kit/contracts/auth/session-transfer'
import { parseInternalPath } from '@jobspan/shared-kit/contracts/platform/internal-path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { loadSession } from '../../platform/http/load-session.ts'
import { findHostKey, originOfHost } from '../../platform/http/own-origin.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { clearSignedInHost, cookieOptions, readSessionToken } from '../../platform/session/session-cookie.ts'
import {
  endSession,
  findSession,
  hashToken,
  type MemberSession,
  newToken,
  type RequestSession,
} from '../../platform/session/session-store.ts'
import { mergeGuestDataSql } from '../session/merge-guest-data.ts'
import { setSessionCookies } from '../sign-in/finish-sign-in.ts'
import { describeTransferStep } from './describe-transfer-step.ts'
import { createTransferCode, redeemTransferCode, transferTtlSeconds } from './session-transfer-store.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply, host: HostKey) => Promise<FastifyReply>

/** What was asked in the address, each name once. */
const queryOf = (request: FastifyRequest) => new URL(request.url, 'http://own.invalid').searchParams

const backOf = (request: FastifyRequest): string => parseInternalPath(queryOf(request).get('back')) ?? '/'

const isActiveMember = (session: RequestSession | null): session is MemberSession =>
  session?.kind === 'member' && !session.user.isSuspended

/** Over https no other host can plant the cookie (RFC 6265bis, `__Host-`). */
const cookieName = (app: FastifyInstance) =>
  app.settings.publicOrigin.protocol === 'https:' ? `__Host-${sessionTransferCookie}` : sessionTransferCookie

/** Takes a sign-in from one host of the site to another (docs/product-rules.md#one-sign-in-on-all-hosts, ADR 49). */
export const registerSessionTransferRoutes = (app: FastifyInstance): void => {
  const { settings } = app
  const addressOn = (host: HostKey, path: string, query: Record<string, string> = {}) => {
    const url = new URL(path, originOfHost(settings, host))
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url.href
  }

  /** A host that is none of ours takes part in nothing. No answer is kept, and none tells the next site its address. */
  const step = (name: keyof typeof sessionTransferPaths, handle: Handler) => {
    const path = sessionTransferPaths[name]
    app.otherPaths[path] = describeTransferStep(name)
    app.get(path, { config: { rateLimit: rateLimit(settings, 'POST', 60) } }, async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      const host = findHostKey(request.host, settings)
      return host ? handle(request, reply, host) : reply.redirect(backOf(request), 303)
    })
  }

  step('start', async (request, reply, host) => {
    const from = parseHostKey(queryOf(request).get('from'))
    const back = backOf(request)
    if (!from || from === host) return reply.redirect(back, 303)
    const state = newToken()
    reply.setCookie(cookieName(app), state, { ...cookieOptions(settings), maxAge: transferTtlSeconds })
    return reply.redirect(addressOn(from, sessionTransferPaths.grant, { to: host, state: hashToken(state), back }), 303)
  })

  step('grant', async (request, reply, host) => {
    const query = queryOf(request)
    const to = parseHostKey(query.get('to'))
    const stateHash = query.get('state') ?? ''
    const back = backOf(request)
    if (!to || to === host || !/^[\w-]{43}$/.test(stateHash)) return reply.redirect(back, 303)
    const session = await loadSession(app, request, reply)
    const token = readSessionToken(request, settings)
    if (!isActiveMember(session) || token === undefined) {
      clearSignedInHost(reply, settings)
      return reply.redirect(addressOn(to, back), 303)
    }
    const code = await createTransferCode(app, session.user.id, { token, to, stateHash })
    return reply.redirect(addressOn(to, sessionTransferPaths.finish, { code, back }), 303)
  })

  step('finish', async (request, reply, host) => {
    const code = queryOf(request).get('code') ?? ''
    const stateHash = hashToken(request.cookies[cookieName(app)] ?? '')
    const { db } = app.connection
    const token = await redeemTransferCode(app, db, { code, to: host, stateHash })
    const session = token === null ? null : await findSession(db, token)
    if (token !== null && isActiveMember(session)) {
      await db.transaction((transaction) => replaceSession(app, transaction, request, session))
      await setSessionCookies(app, reply, session.user, token)
      reply.clearCookie(cookieName(app), cookieOptions(settings))
    }
    // Where it failed, the visitor is a guest there. The cookie that stays keeps the site from trying again at once.
    return reply.redirect(backOf(request), 303)
  })
}

/** What this browser was here before ends, as at any sign-in: a guest's data goes to the member, and another member's session ends. */
const replaceSession = async (
  app: FastifyInstance,
  transaction: QueryExecutor,
  request: FastifyRequest,
  { tokenHash, user }: MemberSession,
): Promise<void> => {
  const token = readSessionToken(request, app.settings)
  const earlier = token ? await findSession(transaction, token) : null
  if (!earlier || earlier.tokenHash === tokenHash) return
  if (earlier.kind === 'guest')
    for (const statement of mergeGuestDataSql(sql`${earlier.seekerId}::int`, sql`${user.id}::int`))
      await transaction.execute(statement)
  await endSession(transaction, earlier.tokenHash)
}
