import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { isLocalRequest } from '@jobspan/kit-server/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { acceptForms } from './accept-forms.ts'
import { sendDevelopmentPage } from './development-page.ts'
import { rateLimit } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The token that opens the stand-ins to others than this machine; undefined where nothing does. */
    standInToken: string | undefined
  }
  interface FastifyContextConfig {
    /** The route itself refuses everybody but the program that it is for. */
    refusesOtherCallers?: boolean
  }
}

const accessPath = '/dev/access'
const cookieName = 'stand_ins'

/** What others play for this site while it is developed or demonstrated, and what only programs on this machine call. */
const isGuarded = (path: string) => path.startsWith('/dev/') || path.startsWith('/internal/')

const digest = (text: string) => createHash('sha256').update(text).digest()

const isToken = (given: string | undefined, token: string) => timingSafeEqual(digest(given ?? ''), digest(token))

/** Whether whoever asks may use the stand-ins: they read others' mail and sign in as whom they like. */
export const mayUseStandIns = (app: FastifyInstance, request: FastifyRequest): boolean => {
  if (app.settings.standIns === 'off') return false
  if (isLocalRequest(request)) return true
  return app.standInToken !== undefined && isToken(request.cookies[cookieName], app.standInToken)
}

/**
 * Keeps `/dev/*` and `/internal/*` to this machine: everybody else is answered 404, as if they were not there. With
 * `STAND_INS=anywhere` others are asked for the token that start-up prints, once for each browser.
 */
export const guardStandIns = (app: FastifyInstance): void => {
  const { standIns } = app.settings
  app.decorate('standInToken', standIns === 'anywhere' ? randomBytes(18).toString('base64url') : undefined)
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    if (!isGuarded(path) || request.routeOptions.config.refusesOtherCallers) return
    if (standIns === 'off') throw new ApiError('notFound')
    if (mayUseStandIns(app, request)) return
    if (app.standInToken === undefined || path.startsWith('/internal/')) throw new ApiError('notFound')
    if (path === accessPath) return
    return reply.redirect(`${accessPath}?to=${encodeURIComponent(request.url)}`, 303)
  })
  if (app.standInToken === undefined) return
  app.register(async (scope) => {
    acceptForms(scope)
    scope.get<{ Querystring: { to?: string } }>(accessPath, (request, reply) =>
      sendQuestion(reply.code(401), toInternalPath(request.query.to)),
    )
    scope.post<{ Body: Record<string, string | undefined> }>(
      accessPath,
      { config: { allowsCrossSiteForms: true, rateLimit: rateLimit(app.settings, 'POST', 10) } },
      (request, reply) => {
        const { token, to } = request.body
        if (!isToken(token, app.standInToken ?? ''))
          return sendQuestion(reply.code(403), toInternalPath(to), 'Not the token.')
        return reply
          .setCookie(cookieName, token ?? '', {
            path: '/',
            httpOnly: true,
            sameSite: 'lax',
            secure: app.settings.publicOrigin.protocol === 'https:',
          })
          .header('cache-control', 'no-store')
          .redirect(toInternalPath(to), 303)
      },
    )
  })
}

/** Only a stand-in's own pages are gone back to. */
const toInternalPath = (to: string | undefined): string =>
  to?.startsWith('/dev/') && !to.includes('\\') ? to : '/dev/mail'

const sendQuestion = (reply: Parameters<typeof sendDevelopmentPage>[0], to: string, errorMessage = '') =>
  sendDevelopmentPage(reply, {
    title: 'Access token',
    narrow: true,
    policy: "form-action 'self'; frame-ancestors 'none'",
    body: `<p>This page stands in for a service that is not set up. Enter the token that start-up printed.</p>
${errorMessage && `<p role="alert">${errorMessage}</p>`}
<form method="post" action="${accessPath}"><input type="hidden" name="to" value="${encodeURI(to)}">
<label>Token<input name="token" autocomplete="off" required autofocus></label><button class="first">Continue</button></form>`,
  })
