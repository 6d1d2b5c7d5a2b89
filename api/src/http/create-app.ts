import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimitPlugin from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { Endpoint } from '@jobspan/shared-kit/contracts/endpoint'
import { isLiveUrl } from '@jobspan/shared-kit/contracts/messaging'
import {
  answerClientError,
  closeAfterLastAnswer,
  loggerOptions,
  refuseOverload,
  registerHealth,
  registerReferencePage,
} from '@jobspan/shared-kit/server'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { Registry } from 'prom-client'
import type { DatabaseConnection } from '../database/database.ts'
import { ApiError, errorEnvelope } from '../errors/api-error.ts'
import { type FileStore, openFileStore } from '../files/file-store.ts'
import { registerLive } from '../messaging/live-route.ts'
import { registerRoutes } from '../routes.ts'
import { loadSealKey, type SealKey } from '../session/seal.ts'
import type { Settings } from '../settings/settings.ts'
import { limitBodyTime, longestBodySeconds } from './body-time.ts'
import { describeApi } from './describe-api.ts'
import { answerError, registerErrorHandling } from './error-handling.ts'
import { refuseForgery } from './request-forgery.ts'

declare module 'fastify' {
  interface FastifyInstance {
    settings: Settings
    connection: DatabaseConnection
    /** Every operation that is served, for documentation and for 405. */
    operations: Endpoint[]
    /** The installation's secret: seals cookies and secrets, keys the hashes of short codes. */
    sealKey: SealKey
    fileStore: FileStore
  }
  interface FastifyContextConfig {
    /** A form of another site may be sent here: the route sees to forgery itself. */
    takesForeignForms?: boolean
    /** How long the body may take to arrive, where that is more than usual. */
    bodySeconds?: number
  }
}

/** The whole API over an open database, not yet listening. Closing it does not close the database. */
export const createApp = async (settings: Settings, connection: DatabaseConnection): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: loggerOptions('api', settings.logLevel),
    // Only the shell, on this machine, speaks for others.
    trustProxy: 'loopback',
    bodyLimit: 256 * 1024,
    // Of what may take longest; what is usual is less.
    requestTimeout: longestBodySeconds * 1000,
    routerOptions: { maxParamLength: 1_000 },
    // A keyword of 10,000 characters takes 90,000 in an address.
    http: {
      maxHeaderSize: 128 * 1024,
      headersTimeout: 30_000,
      shouldUpgradeCallback: ({ url }) => isLiveUrl(url),
    },
    // Idle connections are closed at once, busy ones after their answer.
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError((status) =>
      errorEnvelope(new ApiError('validationFailed', { status }), 'en-us'),
    ),
    frameworkErrors: answerError,
    // One line a request, from health.ts, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
  })
  app.decorate('settings', settings)
  app.decorate('connection', connection)
  app.decorate('operations', [])
  app.decorate('sealKey', await loadSealKey(connection.db))
  app.decorate('fileStore', openFileStore(settings.files, app.log))
  registerErrorHandling(app)

  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false },
    strictTransportSecurity: settings.publicOrigin.protocol === 'https:',
  })
  await app.register(underPressure, {
    maxEventLoopDelay: settings.mostDelayMs,
    retryAfter: 5,
    pressureHandler: (request) => {
      if (request.url !== '/healthz' && request.url !== '/metrics') throw new ApiError('unavailable')
    },
  })
  refuseOverload(app, {
    most: settings.mostAtOnce,
    // Live connections stay, and have limits of their own.
    isExempt: (url) => url === '/healthz' || url === '/metrics' || isLiveUrl(url),
    refusal: () => new ApiError('unavailable', { retryAfterSeconds: 1 }),
  })
  await app.register(rateLimitPlugin, { global: false })
  app.addHook('onRequest', (request, _, done) => {
    if (!request.routeOptions.config.takesForeignForms) refuseForgery(request, settings)
    done()
  })

  limitBodyTime(app)
  closeAfterLastAnswer(app)

  registerHealth(app, { db: app.connection.db, metrics: new Registry() })
  registerRoutes(app)
  registerLive(app)
  registerReferencePage(app, {
    prefix: '/api/docs',
    title: `${settings.brandName} API`,
    describe: () => describeApi(app.operations, settings.brandName),
  })
  return app
}
