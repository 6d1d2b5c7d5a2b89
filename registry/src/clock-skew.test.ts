import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, type SQL, sql } from 'drizzle-orm'
import { accessTokens, sessions } from './platform/database/schema/people.ts'
import { movableClock, setDatabaseClock } from './testing/set-database-clock.ts'
import { openSignedInRegistry, type SignedInRegistry } from './testing/signed-in-registry.ts'

const minuteMs = 60_000

// Tokens expired, waits were told and the log was dated by the clock of whichever replica was asked: where that was an hour off, a token
// went on for an hour after its time, or was refused an hour before it, and who had guessed too often was told to wait for an hour.
describe.each([-60, 60])('where the clock of a replica is apart from the database’s by %i minutes', (minutes) => {
  let registry: SignedInRegistry
  let admin: Awaited<ReturnType<SignedInRegistry['signIn']>>
  beforeAll(async () => {
    registry = await openSignedInRegistry({ RATE_LIMIT_FACTOR: '1' }, { prepare: movableClock })
    await registry.publish('mf-search', 'b1')
    await setDatabaseClock(registry.db, minutes * minuteMs)
    admin = await registry.signIn('admin')
  }, 60_000)
  afterAll(() => registry.close())

  const fromNow = (moment: string | Date) => (new Date(moment).getTime() - Date.now()) / minuteMs - minutes

  const makeToken = async () => {
    const body = { name: 'a pipeline', role: 'viewer', remotes: [], days: 1 }
    const made = (await admin.send('POST', '/v1/tokens', body)).body.data
    const set = (values: { expiresAt?: SQL; lastUsedAt?: SQL }) =>
      registry.db.update(accessTokens).set(values).where(eq(accessTokens.id, made.token.id))
    const use = async () =>
      (await registry.browser().send('GET', '/v1/me', undefined, { authorization: `Bearer ${made.secret}` })).status
    const lastUse = async () =>
      (await registry.db.select().from(accessTokens).where(eq(accessTokens.id, made.token.id)))[0]?.lastUsedAt ?? ''
    return { ...made.token, set, use, lastUse }
  }

  test('a token is good until its time by the database’s, and for as many days as were asked for', async () => {
    const token = await makeToken()
    expect(fromNow(token.expires_at)).toBeCloseTo(24 * 60, 0)
    expect(await token.use()).toBe(200)
    await token.set({ expiresAt: sql`now() + interval '1 minute'` })
    expect(await token.use()).toBe(200)
    await token.set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await token.use()).toBe(401)
  })

  test('its use is noted once a minute', async () => {
    const token = await makeToken()
    await token.use()
    expect(fromNow(await token.lastUse())).toBeCloseTo(0, 0)
    await token.set({ lastUsedAt: sql`now() - interval '61 seconds'` })
    await token.use()
    expect(fromNow(await token.lastUse())).toBeCloseTo(0, 0)
  })

  test('a session ends at its time', async () => {
    const person = await registry.signIn('viewer')
    const isIn = async () => (await person.send('GET', '/v1/me')).body.data.person !== null
    await registry.db.update(sessions).set({ expiresAt: sql`now() + interval '1 minute'` })
    expect(await isIn()).toBe(true)
    await registry.db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await isIn()).toBe(false)
    admin = await registry.signIn('admin')
  })

  test('who guessed too often is told how long to wait', async () => {
    const guess = () =>
      registry.browser().send('POST', '/v1/sign-in', { email: 'viewer@jobspan.example', password: 'a wrong one' })
    for (let tries = 0; tries < 10; tries += 1) await guess()
    const { status, headers } = await guess()
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(500)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600)
  })

  test('what is soon to come can be scheduled, what is over cannot, and the log is dated by one clock', async () => {
    const send = (what: object, dueIn?: number) =>
      admin.send('POST', '/v1/changes', {
        remote: 'mf-search',
        countries: ['sg'],
        change: what,
        reason: 'for the test',
        ...(dueIn === undefined ? {} : { due_at: new Date(Date.now() + (minutes + dueIn) * minuteMs).toISOString() }),
      })
    const { body } = await send({ kind: 'promote', build: 'b1' })
    expect(fromNow(body.data.cells[0].updated_at)).toBeCloseTo(0, 0)
    expect((await send({ kind: 'toggle', enabled: false }, 30)).body.data.scheduled).toHaveLength(1)
    expect((await send({ kind: 'toggle', enabled: false }, -30)).status).toBe(422)
    const [row] = (await admin.send('GET', '/v1/audit')).body.data.rows
    expect(fromNow(row.at)).toBeCloseTo(0, 0)
  })
})
