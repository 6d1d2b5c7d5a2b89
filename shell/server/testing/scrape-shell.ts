import { observeRequests } from '@jobspan/kit-server/http'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { createBackendLimits } from '../backends/backend-limits.ts'
import { registerSiteMetrics } from '../metrics/register-site-metrics.ts'
import { createRenderMetrics } from '../metrics/render-metrics.ts'
import { serveMetrics } from '../metrics/serve-metrics.ts'
import { createRenderingBreaker } from '../releases/rendering-breaker.ts'

/** What a shell without documents answers to Prometheus. */
export const scrapeShell = async (): Promise<string> => {
  const metrics = new Registry()
  const app = Fastify()
  observeRequests(app, metrics)
  createRenderMetrics(metrics)
  registerSiteMetrics(metrics, {
    breaker: createRenderingBreaker(),
    backendLimits: createBackendLimits(),
    documents: {
      of: () => undefined,
      subscribe: () => undefined,
      answeredAt: () => undefined,
      open: async () => undefined,
      close: () => undefined,
    },
  })
  let address = ''
  serveMetrics(app, metrics, {
    METRICS_PORT: 0,
    HOST: '127.0.0.1',
    onListening: (listening) => {
      address = listening
    },
  })
  await app.ready()
  const text = await (await fetch(`${address}/metrics`)).text()
  await app.close()
  return text
}
