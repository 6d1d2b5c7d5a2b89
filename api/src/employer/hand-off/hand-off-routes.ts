import { beginHandOff, getHandOffAvailability, redeemHandOff } from '@jobspan/shared-kit/contracts/employer/hand-off'
import type { FastifyInstance } from 'fastify'
import { createHandOffCode, redeemHandOffCode } from '../../auth/hand-off/hand-off-code.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { createSuspensionError } from '../../platform/errors/suspension-error.ts'
import { type Context, registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { toSessionUser } from '../../platform/session/session-user.ts'
import { basePath, isEmployerUrl, parseAllowedTarget } from './hand-off-target.ts'

/** Whether the visitor closed the question about the app; the other site then asks no second time (docs/product-rules.md#app-question). */
const appModalFlag = 'app-redirect-modal-closed'

/** Leads to the employer site and other listed ones (docs/product-rules.md#hand-off-code). */
export const registerHandOffRoutes = (app: FastifyInstance): void => {
  const { employerSite } = app.settings.handOff

  registerEndpoint(
    app,
    getHandOffAvailability,
    'public',
    async () => ({
      has_employer_site: employerSite !== undefined,
      is_local_only: app.settings.handOff.servesEmployerSite && app.settings.standIns === 'loopback',
    }),
    {
      cacheSeconds: 60,
    },
  )

  registerEndpoint(
    app,
    beginHandOff,
    'public',
    async (context) => {
      const { body, session } = context
      const target = body.redirect_url === undefined ? null : parseAllowedTarget(body.redirect_url, app.settings)
      if (body.redirect_url !== undefined && !target) {
        throw new ApiError('validationFailed', { status: 422, fields: { redirect_url: ['not listed'] } })
      }
      if (session?.kind === 'member' && session.user.isSuspended) throw createSuspensionError(session.user.suspendedAs)
      if (!target || isEmployerUrl(target, employerSite)) return { url: await toEmployer(context, target) }
      if (session?.kind === 'member') {
        target.searchParams.set('code', await createHandOffCode(context.db, session.user.id, target.href))
        target.searchParams.set(appModalFlag, body.is_app_modal_closed ? '1' : '0')
      }
      return { url: target.href }
    },
    { perMinute: 60 },
  )

  /** The keep-login path for a member, the plain path for a guest; with a target, that is where the employer site goes on to. */
  const toEmployer = async (
    { db, body, session, country, language }: Context<typeof beginHandOff>,
    target: URL | null,
  ): Promise<string> => {
    if (!employerSite) throw new ApiError('notFound')
    const base = `${employerSite.origin}${basePath(employerSite)}`
    if (session?.kind !== 'member') return target?.href ?? `${base}/${country}/${language}`
    const url = new URL(`${base}/keep-login/${country}/${language}`)
    url.searchParams.set('code', await createHandOffCode(db, session.user.id, target?.href ?? null))
    if (target) url.searchParams.set('redirect', target.href)
    url.searchParams.set(appModalFlag, body.is_app_modal_closed ? '1' : '0')
    return url.href
  }

  registerEndpoint(
    app,
    redeemHandOff,
    'employer',
    async ({ db, body }) => {
      const { user, redirectUrl } = await redeemHandOffCode(db, body.code)
      return { user: toSessionUser(user), redirect_url: redirectUrl }
    },
    { perMinute: 600 },
  )
}
