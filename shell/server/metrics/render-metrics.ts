import { Histogram, type Registry } from 'prom-client'

/** Tells how long a page took from its request to the whole of its markup, and what stands there: `state` of the boot data. */
export type RenderMetrics = { observe(route: string, state: string, seconds: number): void }

export const createRenderMetrics = (metrics: Registry): RenderMetrics => {
  const duration = new Histogram({
    name: 'page_render_seconds',
    help: 'Time from the request for a page to the whole of its markup, by route and what stands there (skeleton: left to the browser)',
    labelNames: ['route', 'state'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 2.5, 5],
    registers: [metrics],
  })
  return { observe: (route, state, seconds) => duration.observe({ route, state }, seconds) }
}
