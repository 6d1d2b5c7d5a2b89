import type { FastifyInstance } from 'fastify'
import { resolveLocaleKeys } from '../page/resolve-locale-keys.ts'
import type { ShellContext } from '../shell-context.ts'

/** What fails more often than this in a minute tells nothing new. */
const maxPerMinute = 30

/** Reports what this server's own code throws where a request is answered. Refusals, and overload, are no errors. */
export const reportServerErrors = (
  app: FastifyInstance,
  { telemetry, frame, env }: Pick<ShellContext, 'telemetry' | 'frame' | 'env'>,
): void => {
  let minute = 0
  let count = 0
  const isWithinLimit = () => {
    const now = Math.floor(Date.now() / 60_000)
    count = now === minute ? count + 1 : 1
    minute = now
    return count <= maxPerMinute
  }
  app.addHook('onError', async (request, _, error) => {
    if ((error.statusCode ?? 500) !== 500 || request.raw.socket.destroyed || !isWithinLimit()) return
    const { language } = frame.splitLanguage(request.url.split('?')[0] ?? '/')
    const { country } = resolveLocaleKeys({
      host: request.headers.host ?? '',
      geoConfiguration: request.cookies.geoConfiguration,
      acceptLanguage: request.headers['accept-language'],
      pathLanguage: language,
      defaults: { country: env.DEFAULT_COUNTRY, language: env.DEFAULT_LANGUAGE },
    })
    telemetry.recordServerError(country, error)
  })
}
