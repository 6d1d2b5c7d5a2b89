import Fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, type Registry } from 'prom-client'
import type { Env } from '../env.ts'

/** `/metrics` for Prometheus, on a port of its own: whatever routes visitors to the site cannot show it to them. */
export const serveMetrics = (
  app: FastifyInstance,
  metrics: Registry,
  {
    METRICS_PORT: port,
    HOST: host,
    onListening,
  }: Pick<Env, 'METRICS_PORT' | 'HOST'> & { onListening?: (address: string) => void },
): void => {
  if (port === undefined) return
  collectDefaultMetrics({ register: metrics })
  const inside = Fastify({ forceCloseConnections: true })
  inside.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.metrics()))
  app.addHook('onReady', async () => {
    const address = await inside.listen({ port, host })
    onListening?.(address)
  })
  app.addHook('onClose', () => inside.close())
}
