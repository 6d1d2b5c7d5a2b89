import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from '@jest/globals'
import { createTestApp } from '../../api/src/testing/test-app.ts'
import { createTestRegistry } from '../../registry/src/testing/test-registry.ts'
import { scrapeShell } from '../../shell/server/testing/scrape-shell.ts'
import { read, root } from './deployment-programs.ts'

// A rule or panel over a metric that nobody sends is silent for ever: what the chart asks for is compared with what the services send.

const chart = 'deploy/helm/jobspan/templates'
/** Names of metrics that each service sends. */
const sent: Record<string, Set<string>> = {}

const suffixes: Record<string, string[]> = { histogram: ['_bucket', '_sum', '_count'] }

const readSent = (text: string): Set<string> => {
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  return new Set(types.flatMap(([, name = '', type = '']) => (suffixes[type] ?? ['']).map((suffix) => name + suffix)))
}

beforeAll(async () => {
  const api = await createTestApp({ DATABASE_REPLICA_URL: '', OPENSEARCH_URL: 'http://127.0.0.1:9' })
  const registry = await createTestRegistry()
  sent.api = readSent((await api.app.inject('/metrics')).body)
  sent.registry = readSent((await registry.app.inject('/metrics')).body)
  sent.shell = readSent(await scrapeShell())
  await Promise.all([api.close(), registry.close()])
}, 60_000)

/** Sent only by an API that has a standby (`api/src/platform/database/standby.ts`), where a test sees them. */
const ofStandby = [
  ...readFileSync(`${root}/api/src/platform/database/standby.ts`, 'utf8').matchAll(/name: '(\w+)'/g),
].map(([, name = '']) => name)

/** Each metric of an expression with the services that it is asked of. */
const asked = (text: string): [metric: string, services: string[]][] =>
  [...text.matchAll(/\b([a-z][a-z0-9_]+)\{(?:[^}]*? )?job(?:=|=~)\\?"[^"]*?-(\(?[a-z|]+\)?)\\?"/g)].map(
    ([, metric = '', services = '']) => [metric, services.replaceAll(/[()]/g, '').split('|')],
  )

test.each(['rules.yaml', 'dashboard.yaml'])('each metric of %s is sent by the service that it is asked of', (file) => {
  const text = read(`${chart}/${file}`).replaceAll('{{ .Release.Name }}', 'site')
  const all = asked(text)
  expect(all.length).toBeGreaterThan(10)
  const missing = all.flatMap(([metric, services]) =>
    services
      .filter(
        (service) =>
          metric !== 'up' && !sent[service]?.has(metric) && !(service === 'api' && ofStandby.includes(metric)),
      )
      .map((service) => `${metric} of the ${service}`),
  )
  expect(missing).toEqual([])
})

test('each metric that is named is asked of a service', () => {
  for (const file of ['rules.yaml', 'dashboard.yaml']) {
    const text = read(`${chart}/${file}`).replaceAll('{{ .Release.Name }}', 'site')
    const selectors = [...text.matchAll(/\b([a-z][a-z0-9_]+)\{(?!\{)/g)].map(([, name]) => name)
    // As kube-state-metrics sends it.
    expect(selectors.filter((name) => name !== 'kube_cronjob_status_last_successful_time')).toHaveLength(
      asked(text).length,
    )
  }
})

test('each alert links to a part of the page for operators', () => {
  const headings = [...read('docs/operations.md').matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  )
  const linked = [...read(`${chart}/rules.yaml`).matchAll(/runbooks \}\}#([\w-]+)"/g)].map(([, anchor]) => anchor)
  expect(linked.length).toBeGreaterThan(10)
  expect(linked.filter((anchor) => !headings.includes(anchor ?? ''))).toEqual([])
})
