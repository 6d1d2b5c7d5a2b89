import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forwardedHeaders } from './forwarded-headers.ts'
import { proxyLive } from './socket-proxy.ts'

const unavailable = {
  code: 50001,
  message:
    'We are sorry. Something went wrong. There was an unexpected server error. Try refreshing the page or contact support for assistance.',
  data: null,
}

/**
 * Passes `/api/*` and what the API plays for others (mailbox, employer site, OpenID providers) to it, which no browser reaches
 * directly. The API itself refuses changes that another site made a browser send; it is told the host that the visitor asked.
 */
export const proxyApi = async (app: FastifyInstance, apiOrigin: string): Promise<void> => {
  proxyLive(app, apiOrigin)
  for (const prefix of ['/api', '/dev/mail', '/dev/employer', '/dev/openid']) {
    await app.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: true,
      http: { requestOptions: { timeout: 35_000 } },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          ...forwardedHeaders(request as FastifyRequest),
        }),
        onResponse: (_, reply, { stream }) => {
          // Let go of before the proxy cuts it off: a tab that leaves is no failure, and would be logged as one.
          reply.raw.prependOnceListener('close', () => stream.destroy())
          void reply.send(stream)
        },
        onError: (reply) => {
          // What the answer that was broken off had begun to say of its own body.
          for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) reply.removeHeader(name)
          void reply.code(503).header('retry-after', '5').send(unavailable)
        },
      },
    })
  }
}
