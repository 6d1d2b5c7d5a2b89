import { hasRequestedWith, hasSafeMethod } from '@jobspan/kit-server/http'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { unexpectedErrorText } from '@jobspan/shared-kit/contracts/platform/unexpected-error-text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiHeaders } from '../page/open-session.ts'
import { resolveLocaleKeys } from '../page/resolve-locale-keys.ts'
import { forwardedHeaders } from '../proxy/forwarded-headers.ts'
import { visitorLanguage } from '../proxy/visitor-language.ts'
import { resolveVisit } from '../releases/resolve-visit.ts'
import type { ShellContext } from '../shell-context.ts'
import { askBackend, backendPrefix } from './ask-backend.ts'
import { backendLimits } from './backend-limits.ts'

/** The path as it was sent, with nothing in it that another server could read as another path. */
const isPlainPath = (path: string): boolean =>
  !/%2e|%2f|%5c|\\|\/\//i.test(path) && !path.split('/').some((part) => part === '.' || part === '..')

const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, code: number) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ code, message: unexpectedErrorText[visitorLanguage(request)], data: null })

/** Another site can set neither the header without a preflight, which is never granted, nor a false `Origin`. */
const isForged = (request: FastifyRequest, publicOrigin: string): boolean => {
  if (hasSafeMethod(request)) return false
  const { origin } = request.headers
  if (!hasRequestedWith(request)) return true
  return origin !== undefined && origin !== publicOrigin && URL.parse(origin)?.host !== request.host
}

const setCookies = (reply: FastifyReply, cookies: readonly string[]): void => {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}

/** An answer is data: opened as a page it runs nothing. */
const dataHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

/** A signal that ends with the visitor's connection. */
const whenGone = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

const answerCall = async (
  site: ShellContext,
  request: FastifyRequest<{ Params: { remote: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { env } = site
  const [path = ''] = request.url.split('?')
  if (!isPlainPath(path)) return refuse(request, reply, 404, errorCode.notFound)
  if (isForged(request, env.PUBLIC_ORIGIN)) return refuse(request, reply, 403, errorCode.requestedWithMissing)
  const localeKeys = resolveLocaleKeys({
    host: request.headers.host ?? '',
    geoConfiguration: request.cookies.geoConfiguration,
    acceptLanguage: request.headers['accept-language'],
    pathLanguage: visitorLanguage(request),
    defaults: { country: env.DEFAULT_COUNTRY, language: env.DEFAULT_LANGUAGE },
  })
  const visit = await resolveVisit(site, request, localeKeys)
  const signal = whenGone(reply)
  const result = await askBackend(site, visit, {
    remote: request.params.remote,
    method: request.method,
    path: request.url,
    headers: request.headers,
    body: Buffer.isBuffer(request.body) ? request.body : undefined,
    signal,
    apiHeaders: {
      ...apiHeaders(localeKeys, visit.device),
      cookie: request.headers.cookie ?? '',
      ...forwardedHeaders(request),
    },
    log: request.log,
  })
  if (signal.aborted) return reply
  switch (result.kind) {
    case 'none':
      return refuse(request, reply, 404, errorCode.notFound)
    case 'override':
      // Method and body stay (RFC 9110, 15.4.8).
      return reply.header('cache-control', 'no-store').redirect(result.origin + request.url, 307)
    case 'refused':
      setCookies(reply, result.refusal.cookies)
      return reply.code(result.refusal.status).header('cache-control', 'no-store').send(result.refusal.body)
    case 'failed':
      if (result.reason === 'unavailable') reply.header('retry-after', '5')
      return refuse(request, reply, result.reason === 'invalid' ? 502 : 503, errorCode.serverError)
    case 'answer':
      setCookies(reply, result.cookies)
      return reply
        .code(result.answer.status)
        .headers({ ...result.answer.headers, ...dataHeaders })
        .send(result.answer.body ?? '')
  }
}

/**
 * Serves `/api/x/<remote>/…` from the back end that the remote's release names (docs/product-rules.md#back-ends-of-remotes): with session
 * claims in the place of cookies, and only what this site's operator lists.
 */
export const serveBackends = async (app: FastifyInstance, site: ShellContext): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: backendLimits.bodyBytes }, (_, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((error, request, reply) => {
      const { statusCode = 500 } = error as { statusCode?: number }
      if (statusCode >= 500) request.log.error({ err: error }, 'request failed')
      return refuse(request, reply, statusCode, statusCode === 413 ? errorCode.fileTooLarge : errorCode.serverError)
    })
    scope.route<{ Params: { remote: string } }>({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: `${backendPrefix}:remote/*`,
      handler: (request, reply) => answerCall(site, request, reply),
    })
    // Nothing below it belongs to the API.
    scope.all(`${backendPrefix}*`, (request, reply) => refuse(request, reply, 404, errorCode.notFound))
  })
}
