import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Change } from '@jobspan/shared-kit/contracts/registry/rollout'
import { sql } from 'drizzle-orm'
import { sendDueAlerts } from '../alerts/send-due-alerts.ts'
import { alerts, telemetrySlices } from '../platform/database/schema/telemetry.ts'
import { movableClock, setDatabaseClock } from '../testing/set-database-clock.ts'
import { openSignedInRegistry, type SignedInRegistry } from '../testing/signed-in-registry.ts'
import { monitorReleases } from './monitor-releases.ts'
import { deleteOldTelemetry } from './telemetry-store.ts'

const log = { warn: jest.fn(), error: jest.fn() }
const webhook = { address: '', secret: 'a shared secret' }
const received: { signature: string; body: string }[] = []
let answerStatus = 200
const receiver = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  received.push({ signature: String(request.headers['x-jobspan-signature']), body })
  response.writeHead(answerStatus).end()
})

let registry: SignedInRegistry
let shell: Awaited<ReturnType<SignedInRegistry['token']>>
let admin: Awaited<ReturnType<SignedInRegistry['token']>>

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  webhook.address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/alerts`
  registry = await openSignedInRegistry(
    { REGISTRY_ALERT_WEBHOOK: webhook.address, REGISTRY_ALERT_SECRET: webhook.secret },
    { prepare: movableClock },
  )
  shell = await registry.token('shell')
  admin = await registry.token('administrator')
  await registry.publish('mf-search', 'b1', 'b2', 'b3')
}, 60_000)
afterAll(async () => {
  await registry.close()
  await new Promise((resolve) => receiver.close(resolve))
})

const clock = Date.now()
let second = 0

/** Sets the time of this process and of the database, the same unless told. */
const setTime = async (time = clock + second * 1000, databaseTime = time) => {
  jest.setSystemTime(time)
  await setDatabaseClock(registry.db, databaseTime - performance.timeOrigin - performance.now())
}

beforeEach(async () => {
  // Only what the time is; what waits, waits as ever.
  jest.useFakeTimers({
    now: clock + second * 1000,
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  })
  await setTime()
  await registry.db.delete(alerts)
  await registry.db.delete(telemetrySlices)
  received.length = 0
})
afterEach(() => {
  jest.useRealTimers()
})

const change = async (requested: Change, countries: string[]) => {
  // The same builds are halted in the same countries by several tests.
  const again = 'build' in requested ? { again: true } : {}
  const body = { remote: 'mf-search', countries, change: { ...requested, ...again }, reason: 'for the test' }
  const answer = await admin.send('POST', '/v1/changes', body)
  expect(answer.body).toMatchObject({ code: 0 })
}
const cellOf = async (country: string) => {
  const { body } = await admin.send('GET', '/v1/overview')
  return body.data.remotes[0].cells.find((cell: { country: string }) => cell.country === country)
}

let visitors = 0
const mounts = (country: string, build: string, count: number, isBad: (index: number) => boolean = () => false) =>
  Array.from({ length: count }, (_, index) => {
    visitors += 1
    const subject = { remote: 'mf-search', build }
    return {
      shell: 's1',
      country,
      visitor: `v${visitors}`,
      network: `n${visitors}`,
      events: [
        { kind: 'mount', ...subject },
        ...(isBad(index) ? [{ kind: 'error', ...subject, name: 'TypeError' }] : []),
      ],
    }
  })

/**
 * Lets time go by, a second at a time, with what `traffic` sends; gives the second at which a canary was halted there. What a database
 * that is ahead deletes is deleted at its hour.
 */
const runTraffic = async (seconds: number, traffic: (second: number) => object[], country = 'sg', hoursAhead = 0) => {
  for (let passed = 1; passed <= seconds; passed += 1) {
    second += 1
    await setTime()
    const batches = traffic(passed)
    if (batches.length > 0) await shell.send('POST', '/v1/telemetry', { batches })
    await registry.services.collector.flush()
    if (passed % 5 !== 0) continue
    await setTime(undefined, clock + (second + hoursAhead * 3600) * 1000)
    await deleteOldTelemetry(registry.db)
    await setTime()
    await monitorReleases(registry.services, log)
    if ((await cellOf(country)).halted) return passed
  }
  return null
}

describe('a canary where three visitors an hour come', () => {
  /** Gives whether it was halted within three hours. */
  const runQuietTraffic = async (isBad: boolean) => {
    await change({ kind: 'promote', build: 'b1' }, ['lk'])
    await change({ kind: 'canary', build: 'b2', percent: 10 }, ['lk'])
    for (let visit = 0; visit < 9; visit += 1) {
      second += 1200
      await setTime()
      await shell.send('POST', '/v1/telemetry', { batches: mounts('lk', 'b2', 1, () => isBad) })
      await registry.services.collector.flush()
      await monitorReleases(registry.services, log)
    }
    // The health of cells is looked at anew only two seconds after the last time.
    const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + (isBad ? 20_000 : 5_000))
    const cell = await cellOf('lk')
    later.mockRestore()
    await change({ kind: 'end_canary' }, ['lk'])
    return { halted: cell.halted, health: cell.canary_health }
  }

  test('is never halted while it is healthy', async () => {
    expect(await runQuietTraffic(false)).toMatchObject({ halted: null, health: { state: 'good' } })
  })

  // Five views within ten minutes are needed (ADR 30): who comes so seldom gets the current release in the same tab instead (ADR 51).
  test('is not halted either where it always fails, and is shown as failing', async () => {
    const { halted, health } = await runQuietTraffic(true)
    expect(halted).toBeNull()
    expect(health).toMatchObject({ failure_rate: 1, state: 'bad' })
  })
})

describe('a canary of 10 %', () => {
  test('with 5 % errors is halted by itself within a minute, told, and gone from the document', async () => {
    await change({ kind: 'promote', build: 'b1' }, ['sg', 'jp'])
    await change({ kind: 'canary', build: 'b2', percent: 10 }, ['sg'])
    let seen = 0
    const isTwentieth = () => (seen++ + 10) % 20 === 0
    const halted = await runTraffic(60, () => [...mounts('sg', 'b2', 4, isTwentieth), ...mounts('sg', 'b1', 36)])
    expect(halted).not.toBeNull()
    expect(halted).toBeLessThanOrEqual(55)

    const cell = await cellOf('sg')
    expect(cell).toMatchObject({ current: 'b1', canary: null, halted: { build: 'b2' } })
    expect(cell.halted.why).toMatch(
      /^\d+ of \d+ views failed \(\d\.\d%\) in Singapore; for everybody else in the same time 0 of \d+/,
    )
    // It said a rate, and nobody knew what had broken.
    expect(cell.halted.figures).toEqual({
      since: expect.any(String),
      mounts: (halted ?? 0) * 4,
      failed: expect.any(Number),
      errors: [{ name: 'TypeError', count: cell.halted.figures.failed }],
      failures: [],
    })
    expect(cell.halted.figures.failed).toBeGreaterThanOrEqual(3)
    const { body: audit } = await admin.send('GET', '/v1/audit?action=halt')
    expect(audit.data.rows).toHaveLength(1)
    expect(audit.data.rows[0]).toMatchObject({
      actor: 'registry, by itself',
      action: 'halt',
      remote: 'mf-search',
      reason: cell.halted.why,
      cells: [{ country: 'sg', before: { canary: { build: 'b2' } }, after: { canary: null } }],
    })
    expect((await admin.send('GET', '/v1/audit/verify')).body.data.intact).toBe(true)
    const { body: document } = await admin.send('GET', '/v1/countries/sg/document')
    expect(Buffer.from(document.split('.')[1], 'base64url').toString()).toContain('"canary":null')
    const { body: alertList } = await admin.send('GET', '/v1/alerts')
    expect(alertList.data).toMatchObject([{ kind: 'canary_halted', remote: 'mf-search', build: 'b2', country: 'sg' }])
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ build: 'b2', country: 'sg' }), 'canary halted')

    await monitorReleases(registry.services, log)
    expect((await admin.send('GET', '/v1/alerts')).body.data).toHaveLength(1)

    const { body: history } = await admin.send('GET', '/v1/remotes/mf-search/canary?country=sg')
    expect(history.data).toMatchObject({ current: 'b1', canary: 'b2' })
    const sum = (side: 'current' | 'canary', what: string) =>
      history.data.minutes.reduce(
        (total: number, minute: Record<string, Record<string, number>>) => total + (minute[side]?.[what] ?? 0),
        0,
      )
    expect(sum('canary', 'mounts')).toBe((halted ?? 0) * 4)
    expect(sum('current', 'mounts')).toBe((halted ?? 0) * 36)
    expect(sum('canary', 'errors')).toBeGreaterThanOrEqual(3)

    // It began half an hour before the halt, and went on: most of the chart was empty, and after three hours all of it.
    const minuteOf = (at: string) => `${at.slice(0, 16)}:00.000Z`
    expect(history.data.minutes[0].at).toBe(minuteOf(cell.halted.figures.since))
    await setTime(clock + (second + 5 * 3600) * 1000)
    const { body: later } = await admin.send('GET', '/v1/remotes/mf-search/canary?country=sg')
    const minutes = later.data.minutes as { at: string }[]
    expect(minutes.slice(0, history.data.minutes.length)).toEqual(history.data.minutes)
    expect(Date.parse(minutes.at(-1)?.at ?? '') - Date.parse(cell.halted.at)).toBeLessThanOrEqual(5 * 60_000)
  }, 120_000)

  test('of a remote that had nothing there is halted as well, and its country is without it again', async () => {
    await change({ kind: 'canary', build: 'b2', percent: 10 }, ['tw'])
    let seen = 0
    const halted = await runTraffic(60, () => mounts('tw', 'b2', 4, () => seen++ % 20 === 10), 'tw')
    expect(halted).not.toBeNull()
    const cell = await cellOf('tw')
    expect(cell).toMatchObject({ current: null, canary: null, halted: { build: 'b2' } })
    expect(cell.halted.why).toMatch(/in Taiwan; nothing else runs there$/)
  }, 120_000)

  test('whose mounts all fail is halted at the fifth', async () => {
    await change({ kind: 'promote', build: 'b1' }, ['es'])
    await change({ kind: 'canary', build: 'b3', percent: 10 }, ['es'])
    const fails = (count: number) => mounts('es', 'b3', count, () => true)
    expect(
      await runTraffic(5, (passed) => (passed === 1 ? [...fails(4), ...mounts('es', 'b1', 36)] : []), 'es'),
    ).toBeNull()
    expect(await runTraffic(5, (passed) => (passed === 1 ? fails(1) : []), 'es')).toBe(5)
    expect((await cellOf('es')).halted).toMatchObject({ figures: { mounts: 5, failed: 5 } })
  }, 60_000)

  // Errors without a mount were no attempts: what throws in the slots of other pages was never halted.
  test('of which errors alone are told, because it is shown in slots, is halted at the fifth as well', async () => {
    await change({ kind: 'promote', build: 'b1' }, ['br'])
    await change({ kind: 'canary', build: 'b3', percent: 10 }, ['br'])
    const errors = mounts('br', 'b3', 5, () => true).map((batch) => ({ ...batch, events: batch.events.slice(1) }))
    expect(await runTraffic(5, (passed) => (passed === 1 ? errors.slice(0, 4) : []), 'br')).toBeNull()
    expect(await runTraffic(5, (passed) => (passed === 1 ? errors.slice(4) : []), 'br')).toBe(5)
  }, 60_000)

  test('whose mounts all fail for one network, of more than ten that meet the remote, is not', async () => {
    await change({ kind: 'promote', build: 'b1' }, ['rs'])
    await change({ kind: 'canary', build: 'b3', percent: 10 }, ['rs'])
    const desk = () => mounts('rs', 'b3', 5, () => true).map((batch) => ({ ...batch, network: 'desk' }))
    expect(await runTraffic(30, () => [...desk(), ...mounts('rs', 'b1', 36)], 'rs')).toBeNull()
    await change({ kind: 'end_canary' }, ['rs'])
  }, 60_000)

  // What it had counted was old for the database, and deleted before it was looked at.
  test.each([1, -1])(
    'is halted too where the database’s clock is %p hour ahead',
    async (hours) => {
      const country = hours > 0 ? 'ae' : 'tr'
      await change({ kind: 'promote', build: 'b1' }, [country])
      await change({ kind: 'canary', build: 'b2', percent: 10 }, [country])
      let seen = 0
      const isTwentieth = () => seen++ % 20 === 10
      const traffic = () => [...mounts(country, 'b2', 4, isTwentieth), ...mounts(country, 'b1', 36)]
      expect(await runTraffic(60, traffic, country, hours)).not.toBeNull()
    },
    120_000,
  )

  // It began in the future of those who counted, so nothing that was counted was of it; or long before, beside other minutes.
  test.each([
    [10, 'gb'],
    [-10, 'ca'],
  ] as const)(
    'is halted too where the replica that began it is %p minutes apart from the database and from those that count',
    async (minutes, country) => {
      await change({ kind: 'promote', build: 'b1' }, [country])
      await setTime(clock + (second + minutes * 60) * 1000, clock + second * 1000)
      await change({ kind: 'canary', build: 'b2', percent: 10 }, [country])
      await setTime()
      expect(Date.parse((await cellOf(country)).canary.started_at)).toBeCloseTo(clock + second * 1000, -4)
      let seen = 0
      const isTwentieth = () => seen++ % 20 === 10
      const traffic = () => [...mounts(country, 'b2', 4, isTwentieth), ...mounts(country, 'b1', 36)]
      expect(await runTraffic(60, traffic, country)).not.toBeNull()
    },
    120_000,
  )

  // What two replicas counted at once lay ten minutes apart.
  test('is judged by slices of the database’s clock, whatever that of the process that counts', async () => {
    await setTime(undefined, clock + second * 1000 - 600_000)
    await registry.services.collector.flush()
    await shell.send('POST', '/v1/telemetry', { batches: mounts('hk', 'b3', 1) })
    await registry.services.collector.flush()
    await setTime()
    const rows = await registry.db.select().from(telemetrySlices)
    await registry.services.collector.flush()
    expect(rows).toHaveLength(1)
    expect(Math.abs((rows[0]?.at.getTime() ?? 0) - (Date.now() - 600_000))).toBeLessThan(10_000)
  })

  test('as good as the current release is let alone', async () => {
    await change({ kind: 'canary', build: 'b3', percent: 10 }, ['sg'])
    let seen = 0
    const isBad = () => seen++ % 250 === 100
    expect(await runTraffic(120, () => [...mounts('sg', 'b3', 4, isBad), ...mounts('sg', 'b1', 36, isBad)])).toBeNull()
    expect((await cellOf('sg')).canary.build).toBe('b3')
    await change({ kind: 'end_canary' }, ['sg'])
  }, 120_000)

  test('is not halted by one visitor whose page throws again and again', async () => {
    await change({ kind: 'canary', build: 'b2', percent: 10 }, ['sg'])
    const storm = (build: string) => ({
      shell: 's1',
      country: 'sg',
      visitor: 'one',
      events: Array.from({ length: 40 }, () => ({ kind: 'error', remote: 'mf-search', build, name: 'RangeError' })),
    })
    expect(await runTraffic(30, () => [...mounts('sg', 'b2', 4), storm('b2'), ...mounts('sg', 'b1', 36)])).toBeNull()
    await change({ kind: 'end_canary' }, ['sg'])
  }, 120_000)

  test('is halted everywhere when only all its countries together tell', async () => {
    const countries = ['hk', 'tw', 'my', 'id']
    await change({ kind: 'promote', build: 'b1' }, countries)
    await change({ kind: 'canary', build: 'b2', percent: 10 }, countries)
    let seen = 0
    const isNinth = () => seen++ % 9 === 4
    const traffic = () =>
      countries.flatMap((country) => [...mounts(country, 'b2', 1, isNinth), ...mounts(country, 'b1', 9)])
    expect(await runTraffic(60, traffic, 'hk')).not.toBeNull()
    for (const country of countries) {
      const why = expect.stringContaining('4 countries together')
      expect((await cellOf(country)).halted).toMatchObject({ build: 'b2', why })
    }
  }, 120_000)

  test('stays where its alert cannot be written: nobody would know', async () => {
    await change({ kind: 'promote', build: 'b1' }, ['lk'])
    await change({ kind: 'canary', build: 'b2', percent: 50 }, ['lk'])
    const halts = async () => (await admin.send('GET', '/v1/audit?action=halt')).body.data.rows.length
    const before = await halts()
    await shell.send('POST', '/v1/telemetry', { batches: mounts('lk', 'b2', 60, () => true) })
    await registry.services.collector.flush()
    await registry.db.execute(sql.raw('alter table registry.alerts rename to alerts_away'))
    await expect(monitorReleases(registry.services, log)).rejects.toThrow()
    await registry.db.execute(sql.raw('alter table registry.alerts_away rename to alerts'))
    expect(await cellOf('lk')).toMatchObject({ canary: { build: 'b2' }, halted: null })
    expect(await halts()).toBe(before)
    await monitorReleases(registry.services, log)
    expect(await cellOf('lk')).toMatchObject({ canary: null, halted: { build: 'b2' } })
    expect(await halts()).toBe(before + 1)
  })

  test('that was promoted or ended meanwhile is not halted', async () => {
    await change({ kind: 'canary', build: 'b2', percent: 50 }, ['jp'])
    await shell.send('POST', '/v1/telemetry', { batches: mounts('jp', 'b2', 60, () => true) })
    await registry.services.collector.flush()
    await change({ kind: 'promote', build: 'b2' }, ['jp'])
    await monitorReleases(registry.services, log)
    expect(await cellOf('jp')).toMatchObject({ current: 'b2', halted: null })
  })
})

describe('alerts', () => {
  test('a current release that fails is told once in a quarter of an hour', async () => {
    await change({ kind: 'promote', build: 'b1' }, ['sa'])
    const traffic = () => mounts('sa', 'b1', 10, (index) => index < 2)
    await runTraffic(20, traffic, 'sa')
    const failing = async () =>
      (await admin.send('GET', '/v1/alerts')).body.data.filter((alert: { kind: string }) => alert.kind === 'failing')
    expect(await failing()).toMatchObject([
      { remote: 'mf-search', build: 'b1', country: 'sa', message: expect.stringContaining('fails in Saudi Arabia:') },
    ])
    await registry.db.update(alerts).set({ at: sql`now() - interval '16 minutes'` })
    await runTraffic(5, traffic, 'sa')
    expect(await failing()).toHaveLength(2)
  })

  test('a single file that is not the published one is told, once for all who meet it at once', async () => {
    const damage = { kind: 'failure', phase: 'expose', reason: 'integrity', file: 'web/7.js' }
    const events = [{ ...damage, remote: 'mf-search', build: 'b1' }]
    const batches = ['sg', 'sg', 'jp'].map((country) => ({ shell: 's1', country, events }))
    log.warn.mockClear()
    await shell.send('POST', '/v1/telemetry', { batches })
    await registry.services.collector.flush(log)
    await shell.send('POST', '/v1/telemetry', { batches })
    await registry.services.collector.flush(log)
    // The log said nothing of it.
    expect(log.warn.mock.calls).toHaveLength(2)
    for (const country of ['sg', 'jp'])
      expect(log.warn).toHaveBeenCalledWith(
        { remote: 'mf-search', build: 'b1', country, files: ['web/7.js'], alert: expect.any(Number) },
        'file of a release is not the one that was published',
      )
    const { body } = await admin.send('GET', '/v1/alerts')
    expect(
      body.data.map((alert: { kind: string; country: string }) => `${alert.kind} ${alert.country}`).toSorted(),
    ).toEqual(['integrity jp', 'integrity sg'])
  })

  test('the webhook gets each until it says yes, signed', async () => {
    const due = () => registry.db.update(alerts).set({ sendAt: sql`now()` }).where(sql`send_at is not null`)
    const events = [{ kind: 'failure', remote: 'mf-search', build: 'b2', phase: 'entry', reason: 'integrity' }]
    await shell.send('POST', '/v1/telemetry', { batches: [{ shell: 's1', country: 'ae', events }] })
    await registry.services.collector.flush()
    answerStatus = 500
    await sendDueAlerts(registry.db, webhook, log)
    // Not due again before its pause is over, for no replica.
    await Promise.all([1, 2, 3].map(() => sendDueAlerts(registry.db, webhook, log)))
    expect(received).toHaveLength(1)
    answerStatus = 204
    await due()
    await Promise.all([1, 2, 3].map(() => sendDueAlerts(registry.db, webhook, log)))
    await due()
    await sendDueAlerts(registry.db, webhook, log)
    expect(received).toHaveLength(2)
    const [, last] = received
    expect(JSON.parse(last?.body ?? '')).toMatchObject({
      kind: 'integrity',
      remote: 'mf-search',
      build: 'b2',
      country: 'ae',
    })
    const signature = createHmac('sha256', webhook.secret)
      .update(last?.body ?? '')
      .digest('hex')
    expect(last?.signature).toBe(`sha256=${signature}`)
  })

  // The pause was added to this process's clock and its end asked of the database's: where that was an hour ahead, twelve tries
  // were over in twelve seconds and the alert given up; where it was behind, the next try was an hour late.
  test.each([60, -60])(
    'a webhook that fails is left in peace for seconds, with a database %p minutes behind',
    async (minutes) => {
      await setTime(undefined, clock + (second - minutes * 60) * 1000)
      const subject = { kind: 'failing', remote: 'mf-search', build: 'b1', country: 'sg', message: 'x' } as const
      await registry.db.insert(alerts).values({ ...subject, sendAt: sql`now()` })
      answerStatus = 500
      await sendDueAlerts(registry.db, webhook, log)
      answerStatus = 200
      const pause = sql<number>`extract(epoch from ${alerts.sendAt} - now())::float8`
      const rows = await registry.db.select({ pause }).from(alerts)
      await setTime()
      expect(received).toHaveLength(1)
      expect(rows[0]?.pause).toBeGreaterThan(0.5)
      expect(rows[0]?.pause).toBeLessThan(3)
    },
  )

  test('a webhook that cannot be reached is given up after twelve times', async () => {
    const away = { address: 'http://127.0.0.1:9/', secret: undefined }
    await registry.db
      .insert(alerts)
      .values({ kind: 'failing', remote: 'mf-search', build: 'b1', country: 'sg', message: 'x', sendAt: sql`now()` })
    for (let second = 0; second < 15; second += 1) {
      await registry.db.update(alerts).set({ sendAt: sql`now()` }).where(sql`send_at is not null`)
      await sendDueAlerts(registry.db, away, log)
    }
    const [row] = await registry.db.select().from(alerts)
    expect(row).toMatchObject({ tries: 12, sendAt: null })
    expect(log.error).toHaveBeenCalledTimes(1)
  })
})
