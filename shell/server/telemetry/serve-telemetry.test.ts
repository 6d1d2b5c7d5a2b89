import { setImmediate as turn } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { sendTelemetry, type TelemetryBatch } from '@jobspan/shared-kit/contracts/registry/telemetry'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { readEnv } from '../env.ts'
import type { ShellContext } from '../shell-context.ts'
import { documentOf, releaseOf } from '../testing/fake-registry.ts'
import { serveTelemetry } from './serve-telemetry.ts'
import { createTelemetry } from './telemetry-queue.ts'

let registry: FastifyInstance
let app: FastifyInstance
let stop: () => void
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
  const telemetry = createTelemetry({
    origin: registry.listeningOrigin,
    token: async () => 'a token',
    shell: 's1',
    log: { warn: () => undefined },
    intervalMs: 5,
  })
  stop = telemetry.close
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
  stop()
  await Promise.all([app.close(), registry.close()])
})

const device = 'b54adc00-67f9-4d32-9b1c-6a1a3ad9e7b1'
const beacon = (address: string, events: object[]) =>
  app.inject({
    method: 'POST',
    url: '/telemetry',
    headers: { 'x-forwarded-for': address },
    cookies: { device_uuid: device },
    payload: { country: 'sg', events },
  })
const mount = { kind: 'mount', remote: 'mf-search', build: 'b1' }
const waitForBatches = async (count: number) => {
  while (receivedBatches.length < count) await turn()
  return receivedBatches
}

it('tells the registry of whom a beacon is by hashes alone: of the device, and of the network that the address is of', async () => {
  for (const address of ['203.0.113.7', '203.0.113.200', '2001:db8:7::1']) {
    const { statusCode } = await beacon(address, [mount])
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
