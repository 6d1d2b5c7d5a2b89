import type { IncomingMessage } from 'node:http'
import { emailAddress } from '@jobspan/shared-kit/contracts/session'
import type { SocialProvider } from '@jobspan/shared-kit/contracts/sign-in'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { acceptForms } from '../../../platform/http/accept-forms.ts'
import { createLocalProvider, type LocalProvider, localBase } from './local-provider.ts'
import { sendLoginPage, sendProviderList } from './login-page.ts'
import { profileOf } from './profile.ts'

type Named = { Params: { provider: string } }

/** What a page that the provider writes itself may do: send its own form, by its own script. */
const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'"

const personForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  email: z.union([emailAddress, z.literal('')]),
  verified: z.optional(z.string()),
})

/** Providers on this machine, at `/dev/openid/{provider}`, for those that are not configured. */
export const registerLocalOpenIdRoutes = (app: FastifyInstance, names: SocialProvider[]): void => {
  const running = new Map<SocialProvider, Promise<LocalProvider>>()
  const nameOf = (request: FastifyRequest<Named>): SocialProvider => {
    const name = names.find((known) => known === request.params.provider)
    if (!name) throw new ApiError('notFound')
    return name
  }
  const run = (name: SocialProvider): Promise<LocalProvider> => {
    const made = running.get(name) ?? createLocalProvider(name, app.settings.publicOrigin)
    running.set(name, made)
    return made
  }
  /** Whoever asks, by whichever host, the provider is where its issuer says. */
  const atHome = (request: FastifyRequest): IncomingMessage => {
    const { headers } = request.raw
    headers.host = app.settings.publicOrigin.host
    headers['x-forwarded-proto'] = app.settings.publicOrigin.protocol.replace(':', '')
    delete headers['x-forwarded-host']
    return request.raw
  }

  app.register(async (scope) => {
    acceptForms(scope)
    scope.get('/dev/openid', async (_, reply) => sendProviderList(reply, names))
    scope.get<Named>('/dev/openid/:provider/login/:uid', async (request, reply) =>
      sendLoginPage(reply, nameOf(request)),
    )
    scope.post<Named>(
      '/dev/openid/:provider/login/:uid',
      { config: { allowsCrossSiteForms: true } },
      async (request, reply) => {
        const name = nameOf(request)
        const { provider, remember } = await run(name)
        const form = request.body as Record<string, string>
        const person = personForm.safeParse(form)
        const isCancelled = form.answer === 'cancel'
        if (!isCancelled && !person.success) {
          return sendLoginPage(reply.code(422), name, 'A name is needed, and an address that is one, or none.')
        }
        const raw = atHome(request)
        const result =
          person.success && !isCancelled
            ? { login: { accountId: remember({ ...person.data, isVerified: person.data.verified !== undefined }) } }
            : { error: 'access_denied', error_description: 'Cancelled' }
        const goOn = await provider.interactionResult(raw, reply.raw, result).catch(() => null)
        if (goOn) return reply.redirect(goOn, 303)
        return sendLoginPage(reply.code(410), name, 'This sign-in is over. Begin again on the site.')
      },
    )
    scope.get<Named>('/dev/openid/:provider/profile', async (request) => {
      const name = nameOf(request)
      const profile = await profileOf(await run(name), name, request.headers.authorization)
      if (!profile) throw new ApiError('credentialsMissing')
      return profile
    })
  })

  app.register(async (scope) => {
    // The provider reads bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_, __, done) => done(null))
    scope.route<Named>({
      method: ['GET', 'POST'],
      url: '/dev/openid/:provider/*',
      config: { allowsCrossSiteForms: true },
      handler: async (request, reply) => {
        const name = nameOf(request)
        const { provider } = await run(name)
        const raw = atHome(request)
        const path = raw.url ?? '/'
        Object.assign(raw, { originalUrl: path, url: path.slice(localBase(name).length) })
        reply.hijack()
        reply.raw.setHeader('content-security-policy', policy)
        provider.callback()(raw, reply.raw)
      },
    })
  })
}
