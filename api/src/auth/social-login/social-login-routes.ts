import { unlinkSocial } from '@jobspan/shared-kit/contracts/auth/account-security'
import { listSocialProviders, type SocialProvider, socialLogin } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { acceptForms } from '../../platform/http/accept-forms.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { mayUseStandIns } from '../../platform/http/stand-in-access.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import { requireRecentAuthentication } from '../../platform/session/recent-authentication.ts'
import { assertOtherSignInMethod, loadSignInMethods } from '../sign-in-methods/sign-in-methods.ts'
import { formPostToQuery } from './apple-name.ts'
import { handleCallback } from './callback.ts'
import { callbackDescription } from './callback-description.ts'
import { createSocialClients } from './social-clients.ts'
import { unlinkSocialAccount } from './social-identities.ts'
import { startSocialLogin } from './start-social-login.ts'

const callback = '/api/auth/social/:provider/callback'

/** Signing in by an account elsewhere (ADR 22). */
export const registerSocialLoginRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  const clients = createSocialClients(app)
  if (clients.local.length > 0) app.standIns?.socialProviders.register(app, clients.local)

  /** A provider that is played by this service is offered to those who can reach it. */
  const isOffered = (name: SocialProvider | undefined, request: FastifyRequest) =>
    !clients.local.some((local) => local === name) || mayUseStandIns(app, request)

  registerEndpoint(
    app,
    listSocialProviders,
    'public',
    async ({ request }) => ({ items: clients.available.filter((name) => isOffered(name, request)) }),
    clients.local.length > 0 ? {} : { cacheSeconds: 60 },
  )

  registerEndpoint(
    app,
    socialLogin,
    'public',
    (context) => {
      if (!isOffered(context.params.provider, context.request)) throw new ApiError('notFound')
      return startSocialLogin(app, clients, context)
    },
    {
      perMinute: 30,
    },
  )

  registerEndpoint(app, unlinkSocial, 'member', async ({ params, session }) => {
    requireRecentAuthentication(session)
    await db.transaction(async (transaction) => {
      await lockSession(transaction, session)
      await assertOtherSignInMethod(transaction, session.user.id, { social: params.provider })
      if (!(await unlinkSocialAccount(transaction, session.user.id, params.provider))) throw new ApiError('notFound')
    })
    return loadSignInMethods(db, session)
  })

  const limits = { rateLimit: rateLimit(app.settings, 'POST', 60) }
  app.otherPaths[callback.replace(':provider', '{provider}')] = callbackDescription
  app.get(callback, { config: limits }, (request, reply) => handleCallback(app, clients, request, reply))

  app.register(async (scope) => {
    acceptForms(scope)
    // Apple answers by a form from its own site, with which no cookie of ours comes along; the GET after it brings them.
    scope.post<{ Params: { provider: string } }>(
      callback,
      { config: { ...limits, allowsCrossSiteForms: true } },
      async (request, reply) => {
        if (request.params.provider !== 'apple') throw new ApiError('notFound')
        const query = formPostToQuery(app.sealKey, (request.body ?? {}) as Record<string, string>)
        return reply.header('cache-control', 'no-store').redirect(`${request.url.split('?')[0]}?${query}`, 303)
      },
    )
  })
}
