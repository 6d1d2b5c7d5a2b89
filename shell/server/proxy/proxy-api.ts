import { AsyncLocalStorage } from 'node:async_hooks'
import { Stream } from 'node:stream'
import httpProxy from '@fastify/http-proxy'
import { identityCallbackPath } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { unexpectedErrorText } from '@jobspan/shared-kit/contracts/platform/unexpected-error-text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { forwardedHeaders } from './forwarded-headers.ts'
import { proxyMessagingSocket } from './proxy-messaging-socket.ts'
import { countedBody, requestHeaders } from './request-body.ts'
import { visitorLanguage } from './visitor-language.ts'

const unavailable = (request: FastifyRequest) => ({
  code: errorCode.serverError,
  message: unexpectedErrorText[visitorLanguage(request)],
  data: null,
})

/** Puts the counted body in the place of the visitor's, so that no length goes on which was not counted here. */
const countBody = (request: FastifyRequest): void => {
  const { raw, body } = request
  if (!(body instanceof Stream)) return
  const { 'content-length': length } = raw.headers
  const counted = countedBody(length === undefined ? null : Number(length))
  // It may fail where nobody reads it any more, which is no failure of the process.
  counted.on('error', () => undefined)
  raw.once('error', (error) => counted.destroy(error))
  // Named as what it is, a lost connection: of those the log has few lines.
  raw.once('aborted', () => counted.destroy(Object.assign(new Error('the visitor left'), { code: 'ECONNRESET' })))
  request.body = raw.pipe(counted)
}

/**
 * Replies that have their answer. `reply.sent` says so too late: it becomes true when the last byte was handed over, and till then the
 * answer may be in the compressor.
 */
const answered = new WeakSet<FastifyReply>()

/** Answers for the API where it cannot; nothing where an answer is on its way already. */
const answerUnavailable = (reply: FastifyReply): void => {
  // An API that has answered closes its side, and the upload to it fails: that says nothing about the answer.
  if (reply.sent || answered.has(reply)) return
  answered.add(reply)
  // An answer with a status that is none leaves headers about its body.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) reply.removeHeader(name)
  void reply.code(503).header('retry-after', '5').send(unavailable(reply.request))
}

/**
 * Aborts when a visitor leaves before the API has begun to answer, which then ends work that nobody waits for. The proxy takes options for all
 * requests alike, so each finds its own signal here.
 */
const visitorSignal = new AsyncLocalStorage<AbortSignal>()
const signalOf = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (answered.has(reply)) return
    // Nobody is there to be answered.
    answered.add(reply)
    controller.abort()
  })
  return controller.signal
}

/** What the API answers on this origin: its operations, where Singpass leads back to, and what it plays for others. */
const apiPaths = [
  '/api',
  identityCallbackPath,
  '/dev/access',
  '/dev/mail',
  '/dev/job-alerts',
  '/dev/employer',
  '/dev/openid',
  '/dev/singpass',
]

/**
 * Passes `/api/*` and what the API plays for others (mailbox, the morning of job alerts, employer site, OpenID providers, Singpass) to it, which no browser reaches
 * directly. The API itself refuses changes that another site made a browser send; it is told the host that the visitor asked.
 */
export const proxyApi = async (app: FastifyInstance, apiOrigin: string): Promise<void> => {
  proxyMessagingSocket(app, apiOrigin)
  for (const prefix of apiPaths) {
    await app.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: true,
      preHandler: (request, reply, done) => {
        countBody(request as FastifyRequest)
        visitorSignal.run(signalOf(reply as FastifyReply), done)
      },
      disableRequestLogging: true,
      http: {
        requestOptions: {
          timeout: 35_000,
          get signal() {
            return visitorSignal.getStore()
          },
        },
      },
      replyOptions: {
        // Else what the API refuses for too much work is asked for ten times more within a tenth of a second.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, { host }) => ({
          ...requestHeaders(request as FastifyRequest),
          host,
          ...forwardedHeaders(request as FastifyRequest),
        }),
        onResponse: (_, reply, { stream }) => {
          if (answered.has(reply as FastifyReply)) return void stream.destroy()
          answered.add(reply as FastifyReply)
          // Let go of before the proxy cuts it off: a tab that leaves is no failure, and would be logged as one.
          reply.raw.prependOnceListener('close', () => stream.destroy())
          void reply.send(stream)
        },
        onError: (reply) => answerUnavailable(reply as FastifyReply),
      },
    })
  }
}
