import { identityCookies, identityFlag } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import { parseInternalPath } from '@jobspan/shared-kit/contracts/platform/internal-path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readSessionToken } from '../../platform/session/session-cookie.ts'
import { findSession } from '../../platform/session/session-store.ts'
import { saveFailure, saveSharedIdentity } from '../pending-verification.ts'
import { exchangeCode } from './exchange-code.ts'
import type { IdentityClient } from './identity-client.ts'
import { consumeFlow } from './identity-flow.ts'
import { logFailure, toFailureReason } from './provider-failure.ts'

/**
 * Where the provider leads the browser back to. What came of it waits for the member whose flow it is, and the browser goes on to the page where
 * they began; its overlay asks. Nothing is in the address of that page but the flag.
 */
export const handleCallback = async (
  app: FastifyInstance,
  client: IdentityClient,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const language = await receive(app, client, request)
  return reply
    .header('cache-control', 'no-store')
    .clearCookie(identityCookies.returnUrl, { path: '/' })
    .redirect(returnPath(request.cookies[identityCookies.returnUrl], language), 302)
}

/** Whatever the cookie holds, the browser stays on this site, and does not come here again. */
const returnPath = (cookie: string | undefined, language: string): string => {
  const path = parseInternalPath(cookie)
  const isPage = path !== null && !/^\/(api|dev|singpass)(\/|\?|$)/.test(path)
  const url = new URL(isPage ? path : `/${language}/manage-profile/profile`, 'https://own.invalid')
  url.searchParams.set(identityFlag, '1')
  return `${url.pathname}${url.search}`
}

/** Gives the language that the flow began in. */
const receive = async (app: FastifyInstance, client: IdentityClient, request: FastifyRequest): Promise<string> => {
  const { connection, sealKey, settings } = app
  const { db } = connection
  const token = readSessionToken(request, settings)
  const session = token ? await findSession(db, token) : null
  // Who is not signed in any more signs in on the page, and begins again.
  if (session?.kind !== 'member' || session.user.isSuspended) return 'en-us'
  const member = session.user.id
  const { searchParams } = new URL(request.url, 'https://own.invalid')
  // A state that is used up, or was never given out: a page that was loaded again, or a link that somebody made.
  const taken = await consumeFlow(db, sealKey, searchParams.get('state') ?? '')
  if (!taken) return session.user.language
  const { flow, isExpired } = taken
  if (flow.userId !== member) {
    request.log.warn({ reference: request.id }, 'identity: another member came back than went')
    await saveFailure(db, member, { reason: 'other_account', reference: request.id }, { keepsSuccess: true })
    return flow.language
  }
  if (isExpired) {
    await saveFailure(db, member, { reason: 'expired', reference: null })
    return flow.language
  }
  try {
    const shared = await exchangeCode(client, flow, searchParams, settings.identity.fullNumberReason !== null)
    await saveSharedIdentity(db, sealKey, member, shared)
  } catch (error) {
    logFailure(request.log, 'callback', request.id, error)
    const reason = toFailureReason(error)
    await saveFailure(db, member, { reason, reference: reason === 'refused' ? null : request.id })
  }
  return flow.language
}

const callbackParameter = (name: string, description: string) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema: { type: 'string' },
})

/** What OpenAPI says of it. */
export const callbackDescription = {
  get: {
    operationId: 'finishIdentityFlow',
    tags: ['auth'],
    summary: 'Where Singpass sends the browser back to; leads on to the page where the member began',
    parameters: [
      callbackParameter('code', 'Of Singpass, worth one exchange'),
      callbackParameter('state', 'As the flow began with it'),
      callbackParameter('iss', 'The issuer (RFC 9207)'),
      callbackParameter('error', 'Of Singpass, where it refused'),
    ],
    responses: {
      302: {
        description: `To the path in the cookie ${identityCookies.returnUrl}, with ${identityFlag}=1`,
        headers: { Location: { schema: { type: 'string' } } },
      },
      429: { $ref: '#/components/responses/TooManyRequests' },
      default: { $ref: '#/components/responses/Error' },
    },
  },
}
