import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client'
import { type Database, pingDatabase } from '../database.ts'

/**
 * Logs and times every request, by route. `/healthz`: 200 only while `db` answers, 503 with `Retry-After` otherwise. `/livez`: 200 while the
 * process answers at all: a database that is down is no reason to start it again.
 * `/metrics`: what is in `metrics`, this and the process's own figures too, as Prometheus reads it; for inside eyes only.
 */
export const registerHealth = (app: FastifyInstance, { db, metrics }: { db: Database; metrics: Registry }): void => {
  collectDefaultMetrics({ register: metrics })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.0005, 0.001, 0.0015, 0.002, 0.003, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode }
    duration.observe(labels, reply.elapsedTime / 1000)
    request.log.info({ ...labels, milliseconds: Math.round(reply.elapsedTime) }, 'answered')
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
