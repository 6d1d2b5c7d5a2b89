import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimitPlugin from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import {
  closeConnectionsOnShutdown,
  createClientErrorHandler,
  loggerOptions,
  type PathItem,
  registerHealth,
  registerReferencePage,
} from '@jobspan/kit-server'
import {
  drainAfterEarlyReply,
  limitBodyTime,
  limitWaitingBodies,
  maxBodySeconds,
  RateLimitStore,
  refuseForeignHosts,
  refuseUnsafeFraming,
  shedLoad,
  waitingLimits,
} from '@jobspan/kit-server/http'
import { isChatSocketUpgrade, isChatSocketUrl } from '@jobspan/shared-kit/contracts/chats/messaging'
import type { ServedEndpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { Registry } from 'prom-client'
import { loadSealKey, type SealKey } from './platform/crypto/seal.ts'
import type { DatabaseConnection } from './platform/database/database.ts'
import { openStandby } from './platform/database/standby.ts'
import { ApiError, errorEnvelope } from './platform/errors/api-error.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { assertNoCsrf } from './platform/http/csrf.ts'
import { describeApi } from './platform/http/describe-api.ts'
import { answerError, registerErrorHandling } from './platform/http/error-handling.ts'
import { trackHostCountry } from './platform/http/own-origin.ts'
import { readOwnWrites } from './platform/http/read-own-writes.ts'
import { guardStandIns } from './platform/http/stand-in-access.ts'
import { registerQueueMetrics } from './platform/queues/queue-metrics.ts'
import type { Settings } from './platform/settings/settings.ts'
import { loadStandIns } from './platform/stand-ins.ts'
import { registerLedgerMetrics } from './rewards/ledger/check-ledger.ts'
import { registerPayoutMetrics } from './rewards/payouts/register-payout-metrics.ts'
import { registerRoutes } from './routes.ts'
import { connectSearchEngine } from './search/opensearch/feed-engine.ts'

declare module 'fastify' {
  interface FastifyInstance {
    settings: Settings
    connection: DatabaseConnection
    /** Every operation that is served, for documentation and for 405. */
    operations: ServedEndpoint[]
    /** Paths that areas serve without a contract, as OpenAPI describes them. */
    otherPaths: Record<string, PathItem>
    /** The installation's secret: seals cookies and secrets, keys the hashes of short codes. */
    sealKey: SealKey
    fileStore: FileStore
  }
  interface FastifyContextConfig {
    /** A form of another site may be sent here: the route sees to forgery itself. */
    allowsCrossSiteForms?: boolean
  }
}

/** Has the app read from the standby that the settings name, as long as it runs. */
const watchStandby = (app: FastifyInstance, metrics: Registry): void => {
  const { databaseReplicaUrl } = app.settings
  if (databaseReplicaUrl === undefined) return
  const standby = openStandby(databaseReplicaUrl, app.connection.db, { log: app.log, metrics })
  app.addHook('onClose', () => standby.close())
}

const isProbe = (url: string) => url === '/healthz' || url === '/livez' || url === '/metrics'

/** Headers, and limits on what all callers together and each of them may ask for. */
const protect = async (app: FastifyInstance): Promise<void> => {
  const { settings } = app
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false },
    strictTransportSecurity: settings.publicOrigin.protocol === 'https:',
  })
  await app.register(underPressure, {
    maxEventLoopDelay: settings.maxEventLoopDelayMs,
    retryAfter: 5,
    pressureHandler: (request) => {
      if (!isProbe(request.url)) throw new ApiError('unavailable')
    },
  })
  limitWaitingBodies(app, {
    limits: waitingLimits(settings.maxConcurrentRequests, settings.rateLimitFactor),
    refusal: () => new ApiError('unavailable', { retryAfterSeconds: 1 }),
  })
  shedLoad(app, {
    maxConcurrentRequests: settings.maxConcurrentRequests,
    // Chat sockets stay open, and have limits of their own.
    isExempt: (url) => isProbe(url) || isChatSocketUrl(url),
    createError: () => new ApiError('unavailable', { retryAfterSeconds: 1 }),
  })
  await app.register(rateLimitPlugin, { global: false, store: RateLimitStore })
  guardStandIns(app)
  app.addHook('onRequest', (request, _, done) => {
    if (!request.routeOptions.config.allowsCrossSiteForms) assertNoCsrf(request, settings)
    done()
  })
}

/** The whole API over an open database, not yet listening. Closing it does not close the database. */
export const createApp = async (settings: Settings, connection: DatabaseConnection): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: loggerOptions('api', settings.logLevel),
    // Only shells speak for others.
    trustProxy: settings.trustProxy,
    bodyLimit: 256 * 1024,
    // Of what may take longest; what is usual is less.
    requestTimeout: maxBodySeconds * 1000,
    routerOptions: { maxParamLength: 1_000 },
    // An address of at most 8 KB, and cookies.
    http: {
      maxHeaderSize: 32 * 1024,
      headersTimeout: 30_000,
      shouldUpgradeCallback: isChatSocketUpgrade,
    },
    // Idle connections are closed at once, busy ones after their answer.
    forceCloseConnections: 'idle',
    clientErrorHandler: createClientErrorHandler((status) =>
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
  app.decorate('otherPaths', {})
  app.decorate('sealKey', await loadSealKey(connection.db, settings.sealKey))
  app.decorate('standIns', await loadStandIns(settings))
  app.decorate('fileStore', openFileStore(settings.files, app.log))
  registerErrorHandling(app)
  refuseUnsafeFraming(app)
  refuseForeignHosts(app, settings.allowedHosts)
  drainAfterEarlyReply(app)

  await protect(app)

  trackHostCountry(app)
  limitBodyTime(app)
  readOwnWrites(app)
  closeConnectionsOnShutdown(app)

  const metrics = new Registry()
  registerHealth(app, { db: app.connection.db, metrics })
  registerQueueMetrics(metrics, app.connection.db)
  registerLedgerMetrics(metrics, app.connection.db)
  registerPayoutMetrics(metrics, app.connection.db)
  watchStandby(app, metrics)
  connectSearchEngine(app, metrics)
  registerRoutes(app)
  registerReferencePage(app, {
    prefix: '/api/docs',
    title: `${settings.brandName} API`,
    describe: () => describeApi(app.operations, app.otherPaths, settings.brandName),
  })
  return app
}
