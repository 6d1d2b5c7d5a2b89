import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { and, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { hashToken, newToken, type SignInDetails } from '../../platform/session/session-store.ts'
import { authFlows } from '../tables.ts'

export const flowTtlSeconds = 600
/** A pending link is stored this much longer than its flow, only to tell the member after sign-in that it was not linked. */
const linkMemorySeconds = 24 * 60 * 60

/** A social account to link to member `userId` after their next sign-in in this browser; `isExpired`: that came too late. */
export type PendingLink = { userId: number; social: VerifiedSocialAccount; isExpired?: boolean }

/** A verified social account; `subject` is the provider's id of the person. */
export type VerifiedSocialAccount = { provider: SocialProvider; subject: string; label: string }

/**
 * Sign-ins that wait for their next step. The state is stored in the database and never in the browser, which has only the
 * flow's token, in an HttpOnly cookie for ten minutes.
 */
export type AuthFlow =
  | {
      kind: 'two_factor'
      userId: number
      /** `challenge` is set once a passkey was requested; a code is accepted as well. */
      state: { method: SignInDetails['method']; challenge?: string; pendingLink?: PendingLink }
    }
  /** Somebody verified an email, phone number or social account that belongs to no member yet. */
  | {
      kind: 'registration'
      userId: null
      state: {
        method: SignInDetails['method']
        email: string | null
        phoneNum: string | null
        firstName: string
        lastName: string
        social: VerifiedSocialAccount | null
      }
    }
  /** A registration that created member `userId` a moment ago: sending its form again signs in to it. */
  | { kind: 'registered'; userId: number; state: Record<string, never> }
  /** A social account whose email belongs to member `userId`, who has to sign in to link it. */
  | { kind: 'link'; userId: number; state: { email: string; social: VerifiedSocialAccount } }
  /** A tab is at the provider, see `startSocialFlow`; `userId` is the member who links the account, null when signing in. */
  | {
      kind: 'social'
      userId: number | null
      state: {
        provider: SocialProvider
        verifier: string
        state: string
        nonce: string
        redirect: string | null
        /** Of the visitor; the provider does not send them back. */
        language: LanguageKey
        country: CountryKey
        /** The URL to which the provider redirects the browser. */
        callback: string
      }
    }
  | {
      kind: 'passkey'
      userId: number | null
      state: { challenge: string; purpose: 'login' | 'add' | 'confirm' }
    }
  | { kind: 'qr'; userId: null; state: { id: string; pendingLink?: PendingLink } }

type Kind = AuthFlow['kind']

/** Steps of a sign-in that carry a pending link on; any other flow means that the person chose something else. */
const kindsKeepingLink: readonly string[] = ['two_factor', 'qr'] satisfies Kind[]

/**
 * Starts a flow and sets its cookie. The browser's earlier flow is discarded; its pending link is carried over. Passkey flows
 * have their own cookie, because pages start them by themselves, beside what the person chooses; social ones, because each tab has its own.
 */
export const startAuthFlow = async (
  app: FastifyInstance,
  reply: FastifyReply,
  flow: AuthFlow,
  db: QueryExecutor = app.connection.db,
): Promise<void> => {
  const earlier = await discardAuthFlow(app, reply.request, flow.kind, db)
  const pendingLink = kindsKeepingLink.includes(flow.kind) ? earlier : null
  const token = newToken()
  const expiresAt = sql`now() + make_interval(secs => ${flowTtlSeconds})`
  const state = pendingLink ? { ...flow.state, pendingLink } : flow.state
  await db.insert(authFlows).values({ tokenHash: hashToken(token), ...flow, state, expiresAt })
  const maxAge = flowTtlSeconds + (pendingLink || flow.kind === 'link' ? linkMemorySeconds : 0)
  reply.setCookie(cookieNameOf(app, flow.kind), token, { ...cookieOptions(app), maxAge })
}

/** The social account that a flow is to link. */
export const pendingLinkOf = (flow: AuthFlow): PendingLink | null => {
  if (flow.kind === 'link') return { userId: flow.userId, social: flow.state.social }
  return ('pendingLink' in flow.state && flow.state.pendingLink) || null
}

/** Ends the browser's flow, and returns its pending link; for kind `passkey`, ends only the passkey flow. */
export const discardAuthFlow = async (
  app: FastifyInstance,
  request: FastifyRequest,
  kind?: Kind,
  db: QueryExecutor = app.connection.db,
): Promise<PendingLink | null> => {
  const token = request.cookies[cookieNameOf(app, kind)]
  if (!token) return null
  const [row] = await db
    .delete(authFlows)
    .where(eq(authFlows.tokenHash, hashToken(token)))
    .returning()
  const pendingLink = row ? pendingLinkOf(row as unknown as AuthFlow) : null
  return pendingLink && row && row.expiresAt <= new Date() ? { ...pendingLink, isExpired: true } : pendingLink
}

/** Replaces the state of a flow. */
export const updateAuthFlow = async (db: QueryExecutor, tokenHash: string, state: AuthFlow['state']): Promise<void> => {
  await db.update(authFlows).set({ state }).where(eq(authFlows.tokenHash, tokenHash))
}

/** The flow of one of the kinds that this browser is in. `tokenHash` is what {@link consumeAuthFlow} takes. */
export const readAuthFlow = async <Wanted extends Kind>(
  db: QueryExecutor,
  request: FastifyRequest,
  kinds: readonly Wanted[],
): Promise<(Extract<AuthFlow, { kind: Wanted }> & { tokenHash: string }) | null> => {
  const tokens = kinds.flatMap((kind) => request.cookies[cookieNameOf(request.server, kind)] ?? [])
  return tokens.length === 0 ? null : findAuthFlow(db, tokens, kinds)
}

/** The flow of one of the kinds that one of the tokens is for. */
export const findAuthFlow = async <Wanted extends Kind>(
  db: QueryExecutor,
  tokens: readonly string[],
  kinds: readonly Wanted[],
): Promise<(Extract<AuthFlow, { kind: Wanted }> & { tokenHash: string }) | null> => {
  const [row] = await db
    .select()
    .from(authFlows)
    .where(
      and(
        inArray(authFlows.tokenHash, [...new Set(tokens)].map(hashToken)),
        inArray(authFlows.kind, [...kinds]),
        gt(authFlows.expiresAt, sql`now()`),
      ),
    )
  return (row as (Extract<AuthFlow, { kind: Wanted }> & { tokenHash: string }) | undefined) ?? null
}

/**
 * {@link readAuthFlow} for a step that must not be taken twice: the second of two requests at once waits until the first one's
 * transaction is through, and finds what that left.
 */
export const lockAuthFlow = async <Wanted extends Kind>(
  db: QueryExecutor,
  request: FastifyRequest,
  kinds: readonly Wanted[],
): ReturnType<typeof readAuthFlow<Wanted>> => {
  const tokenHash = hashToken(request.cookies[cookieNameOf(request.server, kinds[0])] ?? '')
  await db.select({ kind: authFlows.kind }).from(authFlows).where(eq(authFlows.tokenHash, tokenHash)).for('update')
  return readAuthFlow(db, request, kinds)
}

const repeatSeconds = 60

/** A registration has become account `userId`: for a minute the same browser may ask again, should the answer be lost. */
export const closeRegistration = async (db: QueryExecutor, tokenHash: string, userId: number): Promise<void> => {
  const registered = { kind: 'registered', userId, state: {} } satisfies AuthFlow
  const expiresAt = sql`now() + make_interval(secs => ${repeatSeconds})`
  await db
    .update(authFlows)
    .set({ ...registered, expiresAt })
    .where(eq(authFlows.tokenHash, tokenHash))
}

/** Uses a flow up; false where somebody was faster. Run it in the transaction of what the flow leads to. */
export const consumeAuthFlow = async (db: QueryExecutor, tokenHash: string): Promise<boolean> =>
  (await db.delete(authFlows).where(eq(authFlows.tokenHash, tokenHash)).returning({ kind: authFlows.kind })).length ===
  1

export const clearAuthFlowCookie = (app: FastifyInstance, reply: FastifyReply, kind?: Kind) =>
  reply.clearCookie(cookieNameOf(app, kind), cookieOptions(app))

/** As for the session: over https no other host, nor this one over http, can plant a flow of its own making. */
export const cookieNameOf = (app: FastifyInstance, kind?: Kind) => {
  const name = kind === 'passkey' || kind === 'social' ? `${kind}_flow` : 'auth_flow'
  return app.settings.publicOrigin.protocol === 'https:' ? `__Host-${name}` : name
}

/** Lax, so that the cookie comes along when a provider leads the browser back. */
export const cookieOptions = (app: FastifyInstance) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: app.settings.publicOrigin.protocol === 'https:',
  }) as const

export const deleteExpiredAuthFlows = async (db: QueryExecutor): Promise<void> => {
  const leadsNowhere = and(ne(authFlows.kind, 'link'), sql`${authFlows.state} -> 'pendingLink' is null`)
  const isForgotten = lt(authFlows.expiresAt, sql`now() - make_interval(secs => ${linkMemorySeconds})`)
  await db.delete(authFlows).where(and(lt(authFlows.expiresAt, sql`now()`), or(leadsNowhere, isForgotten)))
}
