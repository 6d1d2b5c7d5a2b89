import { emailAddress } from '@jobspan/shared-kit/contracts/auth/session'
import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { ApiError } from '../../../api/src/platform/errors/api-error.ts'
import { acceptForms } from '../../../api/src/platform/http/accept-forms.ts'
import { atPublicOrigin, serveLocalProvider } from '../openid/serve-local-provider.ts'
import { createLocalProvider, type LocalProvider, localBase } from './local-provider.ts'
import { sendLoginPage, sendProviderList } from './login-page.ts'
import { profileOf } from './profile.ts'

type Named = { Params: { provider: string } }

const personForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  email: z.union([emailAddress, z.literal('')]),
  verified: z.optional(z.string()),
})

/** Providers on this machine, at `/dev/openid/{provider}`, for those that are not configured. */
export const registerLocalOpenIdRoutes = (app: FastifyInstance, names: SocialProvider[]): void => {
  const running = new Map<SocialProvider, Promise<LocalProvider>>()
  const nameOf = (params: Named['Params']): SocialProvider => {
    const name = names.find((known) => known === params.provider)
    if (!name) throw new ApiError('notFound')
    return name
  }
  const run = (name: SocialProvider): Promise<LocalProvider> => {
    const made = running.get(name) ?? createLocalProvider(name, app.settings.publicOrigin)
    running.set(name, made)
    return made
  }

  app.register(async (scope) => {
    acceptForms(scope)
    scope.get('/dev/openid', async (_, reply) => sendProviderList(reply, names))
    scope.get<Named>('/dev/openid/:provider/login/:uid', async (request, reply) =>
      sendLoginPage(reply, nameOf(request.params)),
    )
    scope.post<Named>(
      '/dev/openid/:provider/login/:uid',
      { config: { allowsCrossSiteForms: true } },
      async (request, reply) => {
        const name = nameOf(request.params)
        const { provider, remember } = await run(name)
        const form = request.body as Record<string, string>
        const person = personForm.safeParse(form)
        const isCancelled = form.answer === 'cancel'
        if (!isCancelled && !person.success) {
          return sendLoginPage(reply.code(422), name, 'A name is needed, and an address that is one, or none.')
        }
        const raw = atPublicOrigin(app, request)
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
      const name = nameOf(request.params)
      const profile = await profileOf(await run(name), name, request.headers.authorization)
      if (!profile) throw new ApiError('credentialsMissing')
      return profile
    })
  })

  serveLocalProvider<Named['Params']>(app, '/dev/openid/:provider', async (params) => {
    const name = nameOf(params)
    const { provider } = await run(name)
    return { provider, base: localBase(name) }
  })
}
