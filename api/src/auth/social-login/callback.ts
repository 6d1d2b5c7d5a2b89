import { socialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { countries, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import { readSessionToken } from '../../platform/session/session-cookie.ts'
import { findSession } from '../../platform/session/session-store.ts'
import { findUserByEmail } from '../session/user-repository.ts'
import { type AuthFlow, consumeAuthFlow, discardAuthFlow, startAuthFlow } from '../sign-in/auth-flow.ts'
import { finishSignIn } from '../sign-in/finish-sign-in.ts'
import { readAppleName } from './apple-name.ts'
import { exchangeCode } from './exchange-code.ts'
import type { SocialClients } from './social-clients.ts'
import { readSocialFlow, type SocialFlow } from './social-flow.ts'
import { findSocialOwner, linkToMember } from './social-identities.ts'
import type { SocialProfile } from './social-profile.ts'

/**
 * Where a provider's answer ends: the session begins, or a next step waits in `auth_flow`, and the browser is led on to a page
 * that reads which. Whatever was wrong with the answer, the page is told by its code (`?social=41052`) and by nothing else.
 */
export const handleCallback = async (
  app: FastifyInstance,
  clients: SocialClients,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const provider = socialProvider.safeParse((request.params as { provider?: string }).provider).data
  if (!provider) throw new ApiError('notFound')
  const { searchParams: answer } = new URL(request.url, 'http://own.invalid')
  const flow = await readSocialFlow(app, request, answer.get('state'))
  const code = await finish(app, clients, { request, reply, flow, provider, answer }).then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      return String(errorCode[error.reason])
    },
  )
  return reply.header('cache-control', 'no-store').redirect(nextPage(flow, code), 302)
}

/** A member who joined an account is back in the settings; anyone else goes on where they began. */
const nextPage = (flow: SocialFlow | null, code: string): string => {
  const query = new URLSearchParams({ social: code })
  // The shell knows the language of a visitor whose flow is gone.
  if (!flow) return `/get-started?${query}`
  if (flow.userId !== null) return `/${flow.state.language}/account-settings/account?${query}`
  if (flow.state.redirect) query.set('redirect', flow.state.redirect)
  return `/${flow.state.language}/get-started?${query}`
}

type CallbackContext = {
  request: FastifyRequest
  reply: FastifyReply
  flow: (SocialFlow & { tokenHash: string }) | null
  provider: SocialFlow['state']['provider']
  /** The query of the callback. */
  answer: URLSearchParams
}

const finish = async (
  app: FastifyInstance,
  clients: SocialClients,
  { request, reply, flow, provider, answer }: CallbackContext,
): Promise<void> => {
  const { db } = app.connection
  // An answer to another question than this browser asked uses none up: anyone could send it.
  if (flow?.state.provider !== provider) throw new ApiError('socialLoginInvalid')
  if (!(await consumeAuthFlow(db, flow.tokenHash))) throw new ApiError('socialLoginInvalid')
  const named = readAppleName(app.sealKey, answer)
  answer.delete('person')
  const profile = { ...(await exchangeCode(clients, flow.state, answer, request.log)), ...named }

  const token = readSessionToken(request, app.settings)
  const session = token ? await findSession(db, token) : null
  const social = { provider, subject: profile.subject, label: profile.label || provider }
  if (flow.userId !== null) {
    // The member who asked, in the browser that asked.
    if (session?.kind !== 'member' || session.user.id !== flow.userId) throw new ApiError('socialLoginInvalid')
    await db.transaction(async (transaction) => {
      await lockSession(transaction, session)
      await linkToMember(transaction, session.user, social)
    })
    return
  }
  const owner = await findSocialOwner(db, social)
  if (owner) {
    restoreLocaleHeaders(request, flow)
    // Whatever waited in this browser was for another way to sign in.
    await discardAuthFlow(app, request)
    await finishSignIn(app, { session, request, reply }, owner, { method: provider, pendingLink: null })
    return
  }
  await startAuthFlow(app, reply, await nextStep(app, profile, social))
}

/**
 * Somebody whose social account is joined to nothing. An address leads to an account only if both sides verified it: anybody
 * can write somebody else's address into a profile, or register with it. And even then signing in to that account comes first.
 * An address that nobody verified, or that an account claims without proof, is not spoken of: the form asks for one.
 */
const nextStep = async (
  app: FastifyInstance,
  { email, firstName, lastName }: SocialProfile,
  social: Extract<AuthFlow, { kind: 'link' }>['state']['social'],
): Promise<AuthFlow> => {
  const verifiedEmail = email?.isVerified ? email.address : null
  const account = verifiedEmail ? await findUserByEmail(app.connection.db, verifiedEmail) : null
  if (account?.isEmailVerify) return { kind: 'link', userId: account.id, state: { email: account.email, social } }
  const free = account ? null : verifiedEmail
  const state = { method: social.provider, email: free, phoneNum: null, firstName, lastName, social }
  return { kind: 'registration', userId: null, state }
}

/** The provider leads the browser back without the headers that our pages send; what the visitor began with counts. */
const restoreLocaleHeaders = (request: FastifyRequest, { state }: SocialFlow): void => {
  const country = countries.find(({ key }) => key === state.country)
  const language = languages.find(({ key }) => key === state.language)
  if (country) request.headers['country-id'] = String(country.id)
  if (language) request.headers['language-id'] = String(language.id)
}
