import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hashToken, newToken } from '../../platform/session/session-store.ts'
import { type AuthFlow, cookieNameOf, cookieOptions, findAuthFlow, flowTtlSeconds } from '../sign-in/auth-flow.ts'
import { authFlows } from '../tables.ts'

export type SocialFlow = Extract<AuthFlow, { kind: 'social' }>

/** Only the browser that began a flow has the one part of this, and only the provider's answer to it brings the other. */
const tokenOf = (browser: string, state: string): string => `${browser} ${state}`

/**
 * Starts a flow of its own: each tab has one, told by the `state` that goes to the provider and comes back. The cookie names the browser
 * to all of them, so that a login that is begun in one tab does not end the one in another.
 */
export const startSocialFlow = async (app: FastifyInstance, reply: FastifyReply, flow: SocialFlow): Promise<void> => {
  const name = cookieNameOf(app, 'social')
  const known = reply.request.cookies[name] ?? ''
  const browser = /^[\w-]{43}$/.test(known) ? known : newToken()
  const expiresAt = sql`now() + make_interval(secs => ${flowTtlSeconds})`
  await app.connection.db
    .insert(authFlows)
    .values({ tokenHash: hashToken(tokenOf(browser, flow.state.state)), ...flow, expiresAt })
  reply.setCookie(name, browser, { ...cookieOptions(app), maxAge: flowTtlSeconds })
}

/** The flow that this browser began with this state. */
export const readSocialFlow = async (
  app: FastifyInstance,
  request: FastifyRequest,
  state: string | null,
): Promise<(SocialFlow & { tokenHash: string }) | null> => {
  const browser = request.cookies[cookieNameOf(app, 'social')]
  return browser && state ? findAuthFlow(app.connection.db, [tokenOf(browser, state)], ['social']) : null
}
