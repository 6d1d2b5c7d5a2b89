import { setImmediate as turn } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { sendTelemetry, type TelemetryBatch } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { createTimeoutError } from '@jobspan/shared-kit/timing'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { readEnv } from '../env.ts'
import { UnusableFileError } from '../releases/unusable-file-error.ts'
import type { ShellContext } from '../shell-context.ts'
import { documentOf, releaseOf } from '../testing/fake-registry.ts'
import { reportServerErrors } from './report-server-errors.ts'
import { serveTelemetry } from './serve-telemetry.ts'
import { createTelemetryQueue } from './telemetry-queue.ts'

let registry: FastifyInstance
let app: FastifyInstance
let telemetry: ReturnType<typeof createTelemetryQueue>
let receivedBatches: TelemetryBatch[]
let sent: string[]

beforeEach(async () => {
  ;[receivedBatches, sent] = [[], []]
  registry = Fastify()
  registry.post(sendTelemetry.path, async ({ body }) => {
    sent.push(JSON.stringify(body))
    receivedBatches.push(
      ...(z.parse(sendTelemetry.body, body).batches.filter((batch) => batch !== null) as TelemetryBatch[]),
    )
    return {}
  })
  await registry.listen({ port: 0, host: '127.0.0.1' })
  telemetry = createTelemetryQueue({
    origin: registry.listeningOrigin,
    token: async () => 'a token',
    shell: 's1',
    log: { warn: () => undefined },
    intervalMs: 5,
  })
  const current = releaseOf('mf-search', 'b1', {})
  const document = documentOf({
    remotes: [{ name: 'mf-search', enabled: true, salt: 's', current, previous: null, canary: null }],
  })
  app = Fastify({ trustProxy: 'loopback' })
  await app.register(cookie)
  await serveTelemetry(app, {
    telemetry,
    documents: { of: () => document },
    env: readEnv({}),
  } as unknown as ShellContext)
})
afterEach(async () => {
  telemetry.close()
  await Promise.all([app.close(), registry.close()])
})

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.85 Safari/537.36'
const device = 'b54adc00-67f9-4d32-9b1c-6a1a3ad9e7b1'
const beacon = (ipAddress: string, events: object[]) =>
  app.inject({
    method: 'POST',
    url: '/telemetry',
    headers: { 'x-forwarded-for': ipAddress, 'user-agent': userAgent },
    cookies: { device_uuid: device },
    payload: { country: 'sg', events },
  })
const mount = { kind: 'mount', remote: 'mf-search', build: 'b1' }
const waitForBatches = async (count: number) => {
  while (receivedBatches.length < count) await turn()
  return receivedBatches
}

it('tells the registry of whom a beacon is by hashes alone: of the device, and of the network that the address is of', async () => {
  for (const ipAddress of ['203.0.113.7', '203.0.113.200', '2001:db8:7::1']) {
    const { statusCode } = await beacon(ipAddress, [mount])
    expect(statusCode).toBe(204)
  }
  const [first, second, third] = await waitForBatches(3)
  expect(first).toMatchObject({ shell: 's1', country: 'sg', events: [mount] })
  expect(first?.network).toMatch(/^[0-9a-f]{32}$/)
  expect(second?.network).toBe(first?.network)
  expect(third?.network).not.toBe(first?.network)
  expect(new Set([first, second, third].map((batch) => batch?.visitor)).size).toBe(1)
  expect(first?.visitor).not.toBe(first?.network)
  for (const words of sent) expect(words).not.toMatch(/203\.0|2001|b54adc00/)
})

it('hears only of releases that run or ran in that country, and of what is an event', async () => {
  await beacon('203.0.113.7', [
    { ...mount, build: 'made-up' },
    { ...mount, remote: 'mf-none' },
  ])
  expect((await beacon('203.0.113.7', [{ kind: 'mount' }])).statusCode).toBe(400)
  await beacon('203.0.113.7', [mount])
  expect((await waitForBatches(1)).map(({ events }) => events)).toEqual([[mount]])
})

// A clock that was set back an hour made the minute an hour and a minute.
it('takes a bounded number a minute of one address, by a clock that nobody sets back', async () => {
  const statuses = []
  for (let count = 0; count < 121; count += 1) statuses.push((await beacon('203.0.113.7', [mount])).statusCode)
  expect([statuses[119], statuses[120]]).toEqual([204, 429])
  const [now, monotonic] = [Date.now, performance.now.bind(performance)]
  const clocks = [
    jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000),
    jest.spyOn(performance, 'now').mockImplementation(() => monotonic() + 60_000),
  ]
  expect((await beacon('203.0.113.7', [mount])).statusCode).toBe(204)
  for (const clock of clocks) clock.mockRestore()
})

const report = {
  kind: 'report',
  remote: 'mf-search',
  build: 'b1',
  source: 'boundary',
  name: 'TypeError',
  message: 'x',
  frames: [],
  breadcrumbs: [],
}

it('passes on ten reports of a page at most, those of the shell too, and none with what a visitor wrote', async () => {
  const events = Array.from({ length: 15 }, () => report)
  await beacon('203.0.113.7', [...events.slice(0, 12), { ...report, remote: 'shell' }])
  await beacon('203.0.113.7', [{ ...report, remote: 'shell', build: 's0' }])
  const [first, second] = await waitForBatches(2)
  expect(first?.events).toHaveLength(10)
  expect(first?.browser).toBe('Chrome 131')
  expect(sent.join()).not.toContain('Linux')
  expect(second?.events).toMatchObject([{ kind: 'report', remote: 'shell', build: 's0' }])
  expect((await beacon('203.0.113.7', [{ ...report, page: '/job/nurse-42?q=maria' }])).statusCode).toBe(400)
})

it('reports what a release threw on this server, with its place', async () => {
  const error = Object.assign(new RangeError('No pay for maria@example.com'), {
    stack: 'RangeError: x\n    at SearchPage (/data/shell/releases/mf-search/b1/node/page.cjs:7:3)',
  })
  const release = { name: 'mf-search', build: 'b1', page: '/jobs-hiring/:slug' }
  telemetry.recordFailure('sg', release, error)
  const [batch] = await waitForBatches(1)
  expect(batch?.events).toMatchObject([
    { kind: 'failure', reason: 'error' },
    {
      kind: 'report',
      source: 'server',
      name: 'RangeError',
      message: 'No pay for …',
      page: '/jobs-hiring/:slug',
      frames: [{ remote: 'mf-search', build: 'b1', file: 'node/page.cjs', line: 7, column: 3, name: 'SearchPage' }],
    },
  ])
})

it('reports what this server itself throws, and neither refusals nor overload', async () => {
  const minute = jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
  const frame = { splitLanguage: (path: string) => ({ language: undefined, path }) }
  reportServerErrors(app, { telemetry, frame, env: readEnv({}) } as unknown as ShellContext)
  app.get('/breaks', () => {
    throw Object.assign(new TypeError('maria@example.com has no page'), {
      stack: 'TypeError: x\n    at sendPage (file:///srv/shell/server/page/send-page.ts:44:11)',
    })
  })
  for (const status of [404, 429, 503])
    app.get(`/refuses/${status}`, () => {
      throw Object.assign(new Error('no'), { statusCode: status })
    })
  for (const url of ['/refuses/404', '/refuses/429', '/refuses/503', '/breaks?q=maria']) await app.inject(url)
  const [batch, ...others] = await waitForBatches(1)
  expect(others).toEqual([])
  expect(batch?.events).toEqual([
    {
      kind: 'report',
      remote: 'shell',
      build: 's1',
      source: 'server',
      name: 'TypeError',
      message: '… has no page',
      frames: [
        { remote: 'shell', build: 's1', file: 'server/page/send-page.ts', line: 44, column: 11, name: 'sendPage' },
      ],
      breadcrumbs: [],
    },
  ])
  for (let index = 0; index < 60; index++) await app.inject('/breaks')
  await waitForBatches(30)
  telemetry.recordDamage('sg', 'main.js')
  // What came after the thirtieth of this minute was left out, so the damage is next.
  const [next] = (await waitForBatches(31))[30]?.events ?? []
  minute.mockRestore()
  expect(next?.kind).toBe('failure')
})

it('reports nothing of a release that was late or damaged: there is no error of its own', async () => {
  const release = { name: 'mf-search', build: 'b1' }
  const causes = [
    createTimeoutError('late'),
    new UnusableFileError(release, 'web/7.js', 'missing'),
    new UnusableFileError(release, 'web/7.js', 'damaged'),
  ]
  for (const cause of causes) telemetry.recordFailure('sg', release, cause)
  expect((await waitForBatches(3)).map(({ events }) => events)).toMatchObject([
    [{ kind: 'failure', reason: 'timeout' }],
    [{ kind: 'failure', reason: 'timeout' }],
    [{ kind: 'failure', reason: 'integrity', file: 'web/7.js' }],
  ])
})
