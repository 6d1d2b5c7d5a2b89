import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, type Registry } from 'prom-client'
import { type Database, pingDatabase } from '../database.ts'
import { getRequestRoute, observeRequests } from './observe-requests.ts'

/**
 * Logs and times every request, by route. `/healthz`: 200 only while `db` answers, 503 with `Retry-After` otherwise. `/livez`: 200 while the
 * process answers at all: a database that is down is no reason to start it again.
 * `/metrics`: what is in `metrics`, this and the process's own figures too, as Prometheus reads it; for inside eyes only.
 */
export const registerHealth = (app: FastifyInstance, { db, metrics }: { db: Database; metrics: Registry }): void => {
  collectDefaultMetrics({ register: metrics })
  observeRequests(app, metrics)
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    request.log.info(
      {
        method,
        route: getRequestRoute(request),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
  app.get('/healthz', { logLevel: 'warn' }, async (_, reply) => {
    try {
      await pingDatabase(db)
      return { status: 'ok' }
    } catch {
      return reply.code(503).header('retry-after', 5).send({ status: 'database unavailable' })
    }
  })
  app.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/metrics', { logLevel: 'warn' }, async (_, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
}
