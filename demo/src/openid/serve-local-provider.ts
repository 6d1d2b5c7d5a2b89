import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'

/** Whoever asks, by whichever host, a local provider is where its issuer says. */
export const atPublicOrigin = (app: FastifyInstance, request: FastifyRequest): IncomingMessage => {
  const { headers } = request.raw
  headers.host = app.settings.publicOrigin.host
  headers['x-forwarded-proto'] = app.settings.publicOrigin.protocol.replace(':', '')
  delete headers['x-forwarded-host']
  return request.raw
}

/** What a page that the provider writes itself may do: send its own form, by its own script. */
const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Serves all addresses below `url` (a path with parameters) by a local provider, whose own base is what `find` says. */
export const serveLocalProvider = <Params>(
  app: FastifyInstance,
  url: string,
  find: (params: Params) => Promise<{ provider: Provider; base: string }>,
): void => {
  app.register(async (scope) => {
    // The provider reads bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_, __, done) => done(null))
    scope.route({
      method: ['GET', 'POST'],
      url: `${url}/*`,
      config: { allowsCrossSiteForms: true },
      handler: async (request, reply) => {
        const { provider, base } = await find(request.params as Params)
        const raw = atPublicOrigin(app, request)
        const path = raw.url ?? '/'
        Object.assign(raw, { originalUrl: path, url: path.slice(base.length) })
        reply.hijack()
        reply.raw.setHeader('content-security-policy', policy)
        provider.callback()(raw, reply.raw)
      },
    })
  })
}
