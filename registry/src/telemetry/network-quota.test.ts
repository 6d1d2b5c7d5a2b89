import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { openSignedInRegistry, type SignedInRegistry } from '../testing/signed-in-registry.ts'
import { monitorReleases } from './monitor-releases.ts'
import { createNetworkQuota } from './network-quota.ts'

let registry: SignedInRegistry
let shell: Awaited<ReturnType<SignedInRegistry['token']>>
let admin: Awaited<ReturnType<SignedInRegistry['token']>>

beforeAll(async () => {
  registry = await openSignedInRegistry()
  shell = await registry.token('shell')
  admin = await registry.token('administrator')
  for (const remote of ['mf-search', 'mf-chat', 'mf-offers']) await registry.publish(remote, 'b1', 'b2')
}, 60_000)
afterAll(() => registry.close())

const change = async (remote: string, countries: string[], requested: object) => {
  const { body } = await admin.send('POST', '/v1/changes', {
    remote,
    countries,
    change: requested,
    reason: 'for the test',
  })
  expect(body).toMatchObject({ code: 0 })
}
/** A canary of half of the visitors beside a current release. */
const begin = async (remote: string, ...countries: string[]) => {
  await change(remote, countries, { kind: 'promote', build: 'b1' })
  await change(remote, countries, { kind: 'canary', build: 'b2', percent: 50 })
  await registry.services.collector.flush()
}

let devices = 0
type Visits = { remote: string; build: string; country?: string; network: (index: number) => string; bad?: number }
/** Visitors, each with a device of its own, of whom the first `bad` meet an error and a failure. */
const visits = (count: number, { remote, build, country = 'sg', network, bad = 0 }: Visits) =>
  Array.from({ length: count }, (_, index) => {
    devices += 1
    const subject = { remote, build }
    const trouble = [
      { kind: 'error', ...subject, name: 'TypeError' },
      { kind: 'failure', ...subject, phase: 'chunk', reason: 'error' },
    ]
    const events = [{ kind: 'mount', ...subject }, ...(index < bad ? trouble : [])]
    return { shell: 's1', country, visitor: `v${devices}`, network: network(index), events }
  })
const sendTelemetry = async (...batches: object[][]) => {
  const all = batches.flat()
  for (let first = 0; first < all.length; first += 200) {
    const { body } = await shell.send('POST', '/v1/telemetry', { batches: all.slice(first, first + 200) })
    expect(body).toMatchObject({ code: 0 })
  }
  await registry.services.collector.flush()
  await monitorReleases(registry.services, { warn: jest.fn() })
}
const haltedIn = async (remote: string, country = 'sg') => {
  const { body } = await admin.send('GET', '/v1/overview')
  const row = body.data.remotes.find(({ name }: { name: string }) => name === remote)
  return row.cells.find((cell: { country: string }) => cell.country === country).halted?.build ?? null
}
const each = (index: number) => `n${index}`
const one = () => 'the same'

// Beacons bear no proof: whoever invented three devices took any squad's canary back.
describe('a canary that is met from many networks', () => {
  test('is not halted by one address, whatever devices and countries it invents', async () => {
    const remote = 'mf-search'
    await begin(remote, 'sg', 'jp')
    await sendTelemetry(
      visits(40, { remote, build: 'b1', network: each }),
      visits(40, { remote, build: 'b2', network: each }),
    )
    await sendTelemetry(visits(150, { remote, build: 'b2', network: one, bad: 150 }))
    await sendTelemetry(visits(150, { remote, build: 'b2', country: 'jp', network: one, bad: 150 }))
    // Some of it is somebody's IPv6 address.
    await sendTelemetry(visits(150, { remote, build: 'b2', network: () => 'the other', bad: 150 }))
    expect([await haltedIn(remote), await haltedIn(remote, 'jp')]).toEqual([null, null])
  })

  test('is halted by as many errors of many', async () => {
    const remote = 'mf-search'
    await sendTelemetry(visits(60, { remote, build: 'b2', network: each, bad: 10 }))
    expect(await haltedIn(remote)).toBe('b2')
  })

  // Of the current release, which has nine visitors of each network where the canary has one, one word each was a smaller part.
  test('is not halted by an outage of which both releases suffer', async () => {
    const remote = 'mf-chat'
    await begin(remote, 'sg')
    const network = (index: number) => `n${index % 20}`
    await sendTelemetry(
      visits(360, { remote, build: 'b1', network, bad: 180 }),
      visits(40, { remote, build: 'b2', network, bad: 20 }),
    )
    expect(await haltedIn(remote)).toBeNull()
  })
})

test('a canary whose visitors all come from one address, as through a proxy, is halted by what they meet', async () => {
  const remote = 'mf-offers'
  await begin(remote, 'sg')
  await sendTelemetry(
    visits(60, { remote, build: 'b1', network: one }),
    visits(60, { remote, build: 'b2', network: one, bad: 6 }),
  )
  expect(await haltedIn(remote)).toBe('b2')
})

describe('a network', () => {
  const minute = 60_000
  /** Eleven networks that met a remote at the beginning. */
  const open = () => {
    const networkQuota = createNetworkQuota()
    for (let index = 0; index < 11; index += 1) networkQuota.recordVisit('mf-search', each(index), 0)
    return (now: number, network = 'n0', build = 'b2') => networkQuota.tryReport('mf-search', build, network, now)
  }

  test('is heard once of each release in the time that a decision looks back, and then again', () => {
    const reportAt = open()
    expect([reportAt(0), reportAt(1), reportAt(9 * minute)]).toEqual([true, false, false])
    expect([reportAt(1, 'n1'), reportAt(1, 'n0', 'b3')]).toEqual([true, true])
    expect(reportAt(11 * minute)).toBe(true)
  })

  test('is heard at every word where there are hardly any others, or none any more', () => {
    const networkQuota = createNetworkQuota()
    for (let index = 0; index < 10; index += 1) networkQuota.recordVisit('mf-search', each(index), 0)
    const reportAt = (now: number) => networkQuota.tryReport('mf-search', 'b2', 'n0', now)
    expect([reportAt(0), reportAt(1)]).toEqual([true, true])
    networkQuota.recordVisit('mf-search', 'n10', 1)
    expect(reportAt(2)).toBe(false)
    expect(reportAt(10 * minute + 11_000)).toBe(true)
  })

  test('is forgotten once no decision sees it', () => {
    const networkQuota = createNetworkQuota()
    networkQuota.recordVisit('mf-search', 'n0', 0)
    networkQuota.tryReport('mf-search', 'b2', 'n0', 0)
    networkQuota.forget(11 * minute)
    expect(networkQuota.tryReport('mf-search', 'b2', 'n0', 11 * minute)).toBe(true)
  })
})
