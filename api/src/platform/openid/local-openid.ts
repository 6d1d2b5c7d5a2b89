import type { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'

/** Whether the provider library is here: development dependencies are not there in every installation. */
export const hasLocalOpenId = (): boolean => {
  try {
    createRequire(import.meta.url).resolve('oidc-provider')
    return true
  } catch {
    return false
  }
}

/**
 * A `fetch` for addresses of this very site: it asks this process straight, not once around through a public address that may not be reached
 * from here.
 */
export const createStraightFetch =
  (app: FastifyInstance) =>
  (url: string | URL, options?: unknown): Promise<Response> => {
    const { port } = app.server.address() as AddressInfo
    return fetch(
      String(url).replace(app.settings.publicOrigin.origin, `http://127.0.0.1:${port}`),
      options as RequestInit,
    )
  }

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
