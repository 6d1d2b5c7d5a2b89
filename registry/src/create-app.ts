import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimitPlugin from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import {
  closeConnectionsOnShutdown,
  createClientErrorHandler,
  loggerOptions,
  registerHealth,
  registerReferencePage,
} from '@jobspan/kit-server'
import {
  drainAfterEarlyReply,
  limitBodyTime,
  limitWaitingBodies,
  RateLimitStore,
  refuseForeignHosts,
  refuseUnsafeFraming,
  secondsByContentType,
  shedLoad,
  waitingLimits,
} from '@jobspan/kit-server/http'
import { streamDocuments } from '@jobspan/shared-kit/contracts/registry/document'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { answerError, registerErrorHandling } from './platform/http/error-handling.ts'
import { createOpenApiDocument } from './platform/http/openapi-document.ts'
import { errorEnvelope, RegistryError } from './platform/http/registry-error.ts'
import { rejectCrossSiteRequest } from './platform/http/reject-cross-site-request.ts'
import type { RegistryServices } from './registry-services.ts'
import { registerRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    registry: RegistryServices
  }
}

/** Addresses that are answered however busy the registry is; a stream stays open and would count for ever. */
const isExempt = (url: string) =>
  url === '/healthz' || url === '/livez' || url === '/metrics' || url === streamDocuments.path

/** The whole registry over its opened services, not yet listening. Closing it closes none of them. */
export const createApp = async (services: RegistryServices): Promise<FastifyInstance> => {
  const { settings } = services
  const busy = () => new RegistryError(503, 'The registry is busy; try again in a moment.', { isNotBegun: true })
  const app = Fastify({
    logger: loggerOptions('registry', settings.logLevel),
    trustProxy: settings.trustProxy,
    bodyLimit: 1024 * 1024,
    // Long enough for a release over a slow line.
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 300 },
    http: { maxHeaderSize: 32 * 1024, headersTimeout: 30_000 },
    forceCloseConnections: 'idle',
    clientErrorHandler: createClientErrorHandler((status) =>
      errorEnvelope({ status, message: 'Not HTTP.', fields: undefined }),
    ),
    frameworkErrors: answerError,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
  })
  app.decorate('registry', services)
  registerErrorHandling(app)
  refuseUnsafeFraming(app)
  refuseForeignHosts(app, settings.allowedHosts)
  drainAfterEarlyReply(app)
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false },
    strictTransportSecurity: settings.registryOrigin.protocol === 'https:',
    // Browsers of the site may load a release straight from here where no other store is set.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  await app.register(underPressure, {
    maxEventLoopDelay: settings.maxEventLoopDelayMs,
    retryAfter: 5,
    pressureHandler: (request) => {
      if (!isExempt(request.url)) throw busy()
    },
  })
  limitWaitingBodies(app, {
    limits: waitingLimits(settings.maxConcurrentRequests, settings.rateLimitFactor),
    refusal: busy,
  })
  shedLoad(app, { maxConcurrentRequests: settings.maxConcurrentRequests, isExempt, createError: busy })
  await app.register(rateLimitPlugin, { global: false, store: RateLimitStore })
  app.addHook('onRequest', async (request) => rejectCrossSiteRequest(request, settings))
  limitBodyTime(app, secondsByContentType)
  closeConnectionsOnShutdown(app)
  registerHealth(app, { db: services.connection.db, metrics: services.metrics })
  registerRoutes(app)
  registerReferencePage(app, {
    prefix: '/docs',
    title: `${settings.brandName} registry`,
    describe: () => createOpenApiDocument(services.operations, settings.brandName),
  })
  return app
}
