import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp } from '../api/src/testing/test-app.ts'
import { openPostgresReader } from '../packages/kit-server/src/database.ts'
import { setRequestRoute } from '../packages/kit-server/src/http/observe-requests.ts'
import { createPostgresDatabase } from '../packages/kit-server/src/testing/testing.ts'
import { startTracing } from '../packages/kit-server/src/tracing/start-tracing.ts'
import { createGuardedServer } from '../shell/server/guarded-server.ts'
import { proxyApi } from '../shell/server/proxy/proxy-api.ts'
import { serveTraces } from '../shell/server/telemetry/serve-traces.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
}
type Received = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}

const server = 2
const client = 3

const spans: (Span & { service: string | undefined })[] = []
/** What OTLP over HTTP is sent to. */
const collector = createServer(async (request, answer) => {
  const { resourceSpans } = (await json(request)) as Received
  for (const { resource, scopeSpans } of resourceSpans) {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue
    spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))))
  }
  answer.setHeader('content-type', 'application/json').end('{}')
})

let stopTracing: () => Promise<void>
let api: Awaited<ReturnType<typeof createTestApp>>
let postgres: Awaited<ReturnType<typeof createPostgresDatabase>> | undefined
let reader: ReturnType<typeof openPostgresReader> | undefined
let shell: Awaited<ReturnType<typeof createGuardedServer>>
let origin: string

const attributesOf = (span: Pick<Span, 'attributes'> | undefined) =>
  Object.fromEntries(span?.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]) ?? [])

const originOf = (app: Pick<typeof shell, 'server'>) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  stopTracing = startTracing('site')
  api = await createTestApp()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  shell = await createGuardedServer({ logLevel: 'silent', trustProxy: 'loopback', hosts: [] })
  await proxyApi(shell, originOf(api.app))
  await serveTraces(shell, { env: { RATE_LIMIT_FACTOR: 1 } })
  // As a page's queries do while it is rendered.
  shell.get('/*', async (request) => {
    setRequestRoute(request, '/jobs/:slug')
    return (await fetch(`${originOf(api.app)}/api/config/search-filters/list`)).text()
  })
  // Statements whose author wrote a member's address into them; the second fails. By the service's connection, and by one that only reads.
  postgres = await createPostgresDatabase()
  reader = openPostgresReader(postgres.url, 'traces')
  shell.get('/statements', async () => {
    for (const { db } of [api, ...(reader ? [reader] : [])])
      await db
        .transaction(async (transaction) => {
          await transaction.execute("select 'maria@example.com' as email from pg_class")
          await transaction.execute("select 'maria'::int from pg_class")
        })
        .catch(() => undefined)
    return 'done'
  })
  await shell.listen({ port: 0, host: '127.0.0.1' })
  origin = originOf(shell)
}, 120_000)

afterAll(async () => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  await shell?.close()
  await api?.close()
  await reader?.close()
  await postgres?.drop()
  collector.close()
  collector.closeAllConnections()
})

test('one trace leads from the browser’s navigation through shell and API, and holds nothing of a person', async () => {
  const document = await fetch(`${origin}/en-us/job/nurse-42?email=maria@example.com`, {
    headers: { 'sec-fetch-dest': 'document', cookie: 'session=maria' },
  })
  const announced = /^traceparent;desc="00-([\da-f]{32})-([\da-f]{16})-01"$/.exec(
    document.headers.get('server-timing') ?? '',
  )
  const [, documentTrace, documentSpan] = announced ?? []
  // What is no document is sent nothing.
  expect((await fetch(`${origin}/favicon.ico`)).headers.get('server-timing')).toBeNull()

  // A page that the browser goes to by itself, as shell/src/telemetry/trace-navigations.ts does.
  const [trace_id, span_id] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const called = await fetch(`${origin}/api/data/companies/search-suggestion?query=maria`, {
    headers: { traceparent: `00-${trace_id}-${span_id}-01`, tracestate: 'a=b', baggage: 'user=maria' },
  })
  expect(called.status).toBe(200)
  expect((await fetch(`${origin}/statements`)).status).toBe(200)
  const sent = await fetch(`${origin}/traces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ spans: [{ trace_id, span_id, route: '/job/:slug', start: Date.now() - 80, ms: 80 }] }),
  })
  expect(sent.status).toBe(204)
  await stopTracing()

  const childOf = (parent: { spanId: string } | undefined, kind: number) =>
    spans.find((span) => parent !== undefined && span.parentSpanId === parent.spanId && span.kind === kind)
  const page = spans.find(({ spanId }) => spanId === documentSpan)
  // It was `GET /*`, whatever the page: none could be told from another.
  expect(page).toMatchObject({ traceId: documentTrace, name: 'GET /jobs/:slug', kind: server })
  const query = childOf(page, client)
  expect(childOf(query, server)).toMatchObject({ traceId: documentTrace, name: 'GET /api/config/search-filters/list' })

  const navigation = spans.find(({ spanId }) => spanId === span_id)
  expect(navigation).toMatchObject({ name: 'navigation /job/:slug', service: 'jobspan-browser', traceId: trace_id })
  const inShell = childOf(navigation, server)
  expect(inShell).toMatchObject({ name: 'GET /api/*', service: 'jobspan-site', traceId: trace_id })
  const inApi = childOf(childOf(inShell, client), server)
  expect(inApi).toMatchObject({ name: 'GET /api/data/companies/search-suggestion', traceId: trace_id })
  expect(inApi?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  const statement = childOf(inApi, client)
  expect(statement).toMatchObject({ name: 'SELECT companies', traceId: trace_id })
  expect(attributesOf(statement)).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'SELECT',
    'db.query.summary': 'SELECT companies',
    'db.query.text': expect.stringMatching(/^select .+ from /),
  })

  const requestOfStatements = spans.find(({ name }) => name === 'GET /statements')
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === requestOfStatements?.spanId)
  const twice = <Each>(each: Each) => (reader ? [each, each] : [each])
  const selects = statements.filter(({ name }) => name === 'SELECT pg_class').map(attributesOf)
  expect(selects.filter((each) => !('error.type' in each)).map((each) => each['db.query.text'])).toEqual(
    twice('select ? as email from pg_class'),
  )
  expect(selects.flatMap((each) => each['error.type'] ?? [])).toEqual(twice('22P02'))

  expect(JSON.stringify(spans)).not.toMatch(/maria|nurse/)
}, 60_000)

test('refuses spans that no browser of this site sends', async () => {
  const send = (part: object) =>
    fetch(`${origin}/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        spans: [{ trace_id: 'a'.repeat(32), span_id: 'b'.repeat(16), route: '/', start: Date.now(), ms: 1, ...part }],
      }),
    })
  for (const part of [{ trace_id: '0'.repeat(32) }, { route: '/job/x y' }, { ms: 1e9 }, { span_id: '<b>' }])
    expect((await send(part)).status).toBe(400)
})
