import { afterEach, expect, it } from '@jest/globals'
import { observeRequests, setRequestRoute } from '@jobspan/kit-server/http'
import Fastify, { type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { backendLimits, createBackendLimits } from '../backends/backend-limits.ts'
import { createRenderingBreaker } from '../releases/rendering-breaker.ts'
import type { ShellContext } from '../shell-context.ts'
import { documentOf } from '../testing/fake-registry.ts'
import { registerSiteMetrics } from './register-site-metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

let app: FastifyInstance
afterEach(() => app.close())

const linesOf = async (metrics: Registry, name: string): Promise<string[]> =>
  (await metrics.metrics()).split('\n').filter((line) => line.startsWith(name))

// No figure of the shell could be had: what visitors meet first was watched by nobody, and all of its pages were one route, `/*`.
it('is read on a port of its own, with pages by their own routes', async () => {
  const metrics = new Registry()
  app = Fastify()
  observeRequests(app, metrics)
  const addresses: string[] = []
  serveMetrics(app, metrics, { METRICS_PORT: 0, HOST: '127.0.0.1', onListening: (address) => addresses.push(address) })
  app.get('/*', async (request) => {
    setRequestRoute(request, '/jobs/:slug')
    return 'a page'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await app.inject('/en-us/jobs/cook-123')
  const answer = await (await fetch(`${addresses[0]}/metrics`)).text()
  expect(answer).toContain('http_request_duration_seconds_count{method="GET",route="/jobs/:slug",status="200"} 1')
  expect(answer).toContain('nodejs_eventloop_lag_p99_seconds')
  expect((await app.inject('/metrics')).body).toBe('a page')
})

it('tells who is left alone, and how old is what it goes by', async () => {
  app = Fastify()
  const metrics = new Registry()
  const breaker = createRenderingBreaker()
  const limits = createBackendLimits()
  const document = documentOf({ country: 'jp', issued_at: '2026-11-28T00:00:00Z' })
  const documents = { of: (country: string) => (country === 'jp' ? document : undefined), answeredAt: () => 7000 }
  registerSiteMetrics(metrics, {
    breaker,
    backendLimits: limits,
    documents: documents as unknown as ShellContext['documents'],
  })
  expect(await linesOf(metrics, 'rendering_breakers_open')).toEqual(['rendering_breakers_open 0'])
  breaker.recordTimeout('mf-search', 1)
  for (let failure = 0; failure < backendLimits.failures; failure += 1) limits.begin('https://a.example')?.('failed')
  limits.begin('https://b.example')?.('answered')
  expect(await linesOf(metrics, 'rendering_breakers_open')).toEqual(['rendering_breakers_open 1'])
  expect(await linesOf(metrics, 'backend_breaker_open')).toEqual([
    'backend_breaker_open{origin="https://a.example"} 1',
    'backend_breaker_open{origin="https://b.example"} 0',
  ])
  expect(await linesOf(metrics, 'registry_answer_timestamp_seconds')).toEqual(['registry_answer_timestamp_seconds 7'])
  expect(await linesOf(metrics, 'release_document_timestamp_seconds')).toEqual([
    `release_document_timestamp_seconds{country="jp"} ${Date.parse('2026-11-28') / 1000}`,
  ])
})
