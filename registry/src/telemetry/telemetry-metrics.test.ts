import { expect, test } from '@jest/globals'
import { Registry } from 'prom-client'
import { createTelemetryMetrics } from './telemetry-metrics.ts'

const hour = 60 * 60_000
const of = (build: string) => ({ remote: 'mf-search', build, country: 'sg' }) as const
const ofBuild = (build: string) => ({ remote: 'mf-search', build })

// Series were kept for ever, and whatever came after the first thousand went to `other`: once squads had released for some weeks,
// nobody saw a new release in the metrics any more before the registry was started anew.
test('a release that nobody meets any more gives its series up to a new one, and no more than a thousand have any', async () => {
  const registry = new Registry()
  const { count } = createTelemetryMetrics(registry)
  const meet = (build: string, now: number) => {
    count(of(build), { kind: 'mount', ...ofBuild(build) }, now)
    count(of(build), { kind: 'error', ...ofBuild(build), name: 'Error' }, now)
    count(of(build), { kind: 'load', ...ofBuild(build), phase: 'total', ms: 100 }, now)
    count(of(build), { kind: 'failure', ...ofBuild(build), phase: 'chunk', reason: 'integrity' }, now)
    count(of(build), { kind: 'vital', ...ofBuild(build), name: 'LCP', value: 900 }, now)
    count(of(build), { kind: 'vital', ...ofBuild(build), name: 'CLS', value: 0.01 }, now)
  }
  const builds = async () =>
    new Set([...(await registry.metrics()).matchAll(/release="([^"]+)"/g)].map(([, build]) => build))

  for (let index = 0; index < 1_000; index += 1) meet(`b${index}`, index)
  meet('late', hour / 2)
  expect(await builds()).toContain('other')
  expect(await builds()).not.toContain('late')

  // The first is met still; the second is the one that was not met for longest.
  meet('b0', hour)
  meet('new', hour + 1_000)
  const now = await builds()
  expect([now.has('b0'), now.has('b1'), now.has('new')]).toEqual([true, false, true])
  expect(now.size).toBe(1_001)
  expect(await registry.getSingleMetricAsString('jobspan_remote_mounts_total')).toContain(
    'jobspan_remote_mounts_total{remote="mf-search",release="new",country="sg"} 1',
  )
})
