import { STATUS_CODES } from 'node:http'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import {
  createClientErrorHandler,
  drainAfterEarlyReply,
  limitBodyTime,
  limitWaitingBodies,
  loggerOptions,
  refuseForeignHosts,
  refuseUnsafeFraming,
  secondsByContentType,
  waitingLimits,
} from '@jobspan/kit-server/http'
import { isChatSocketUpgrade } from '@jobspan/shared-kit/contracts/chats/messaging'
import Fastify, { type FastifyInstance, LogController } from 'fastify'

/** An address whose path is no valid percent-encoding names no page of ours; read to the letter it gets the page for that. */
const readable = (url: string): string => {
  const [, path = '/', rest = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + rest
  }
}

/** The shell's server before its routes: what it refuses of every request, how long it waits for a body, and how answers travel. */
export const createGuardedServer = async ({
  logLevel,
  trustProxy,
  hosts,
  factor = 1,
}: {
  logLevel: string
  trustProxy: string
  /** Names that are served beside those of this machine. */
  hosts: readonly string[]
  /** Multiplies what is counted by address. */
  factor?: number
}): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: loggerOptions('shell', logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    rewriteUrl: (request) => readable(request.url ?? '/'),
    forceCloseConnections: 'idle',
    clientErrorHandler: createClientErrorHandler((status) => ({
      code: status,
      message: STATUS_CODES[status],
      data: null,
    })),
    routerOptions: { maxParamLength: 2000 },
    // An address of at most 8 KB, and cookies.
    http: { maxHeaderSize: 32 * 1024, headersTimeout: 30_000, shouldUpgradeCallback: isChatSocketUpgrade },
  })
  refuseUnsafeFraming(app)
  refuseForeignHosts(app, hosts)
  drainAfterEarlyReply(app)
  limitWaitingBodies(app, {
    limits: waitingLimits(200, factor),
    refusal: () => Object.assign(new Error('too many bodies are on their way'), { statusCode: 503 }),
  })
  limitBodyTime(app, secondsByContentType)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // A body that is inflated here is longer than the length that its sender announced (see `request-body.ts`).
    globalDecompression: false,
    threshold: 1024,
    // Pages leave in two parts; without the flush the first would wait inside the compressor for the second.
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
  })
  return app
}
