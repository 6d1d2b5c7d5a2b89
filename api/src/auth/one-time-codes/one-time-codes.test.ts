import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { newEmail, readSentCode } from '../../testing/messages.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { oneTimeCodes } from '../tables.ts'

let api: TestApp

beforeAll(async () => {
  // Nothing but the codes' own limit is to stop the guesses.
  api = await createTestApp({ MAX_AT_ONCE: '0' })
}, 120_000)
afterAll(() => api.close())

const ask = (email: string) => api.visitor().post('/api/auth/login/otp', { channel: 'email', email })
const guess = (email: string, otp: string) =>
  api.visitor().post('/api/auth/login/verify-otp', { channel: 'email', email, otp })
const isOf = (email: string) => and(eq(oneTimeCodes.purpose, 'login'), eq(oneTimeCodes.subject, email))
const lookedAt = async (email: string) => {
  const [row] = await api.db.select({ attempts: oneTimeCodes.attempts }).from(oneTimeCodes).where(isOf(email))
  return row?.attempts
}
/** As if a minute had gone by. */
const wait = (email: string) =>
  api.db.update(oneTimeCodes).set({ createdAt: sql`now() - interval '61 seconds'` }).where(isOf(email))
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111')

describe('guesses', () => {
  test('of a thousand sent at once, ten are looked at; the others are told how long to wait', async () => {
    const email = newEmail()
    await ask(email)
    const wrong = wrongFor(await readSentCode(api, email))
    const answers = await Promise.all(Array.from({ length: 1000 }, () => guess(email, wrong)))
    const codes = answers.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 41040)).toHaveLength(10)
    expect(codes.filter((code) => code === 40006)).toHaveLength(990)
    expect(await lookedAt(email)).toBe(10)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body.message).toMatch(/try again in \d+ minutes/)
    const seconds = Number(refused?.headers['retry-after'])
    expect(seconds).toBeGreaterThan(500)
    expect(seconds).toBeLessThanOrEqual(600)
  }, 120_000)

  test('are not looked at any more then, right ones neither, not even of a code sent anew', async () => {
    const email = newEmail()
    await ask(email)
    const first = await readSentCode(api, email)
    for (let index = 0; index < 7; index += 1) await guess(email, wrongFor(first))
    await wait(email)
    await ask(email)
    const second = await readSentCode(api, email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(email, wrongFor(second))))
    expect(answers.filter(({ body }) => body.code === 41040)).toHaveLength(3)
    expect((await guess(email, second)).body.code).toBe(40006)
    expect(await lookedAt(email)).toBe(3)
  })

  test('of one address say nothing of another’s', async () => {
    const [one, other] = [newEmail(), newEmail()]
    await ask(one)
    await ask(other)
    const code = await readSentCode(api, one)
    expect((await guess(other, code)).body.code).toBe(41040)
    expect((await guess(one, code)).body.data.status).toBe('registration')
  })
})

test('sent at once ten times, the right code lets one in', async () => {
  const email = newEmail()
  await ask(email)
  const code = await readSentCode(api, email)
  const answers = await Promise.all(Array.from({ length: 10 }, () => guess(email, code)))
  const codes = answers.map(({ body }) => body.code)
  expect(codes.filter((each) => each === 0)).toHaveLength(1)
  expect(codes.filter((each) => each === 41042)).toHaveLength(9)
})

test('a used code, an old one and the one before the last are told apart', async () => {
  const email = newEmail()
  expect((await guess(email, '123456')).body.code).toBe(41040)
  await ask(email)
  const first = await readSentCode(api, email)
  await wait(email)
  await ask(email)
  const second = await readSentCode(api, email)
  if (first !== second) expect((await guess(email, first)).body.code).toBe(41040)
  await api.db.update(oneTimeCodes).set({ expiresAt: sql`now()` }).where(isOf(email))
  expect((await guess(email, second)).body.code).toBe(41043)
  expect((await guess(email, wrongFor(second))).body.code).toBe(41040)
  await api.db.update(oneTimeCodes).set({ expiresAt: sql`now() + interval '1 minute'` }).where(isOf(email))
  expect((await guess(email, second)).body.code).toBe(0)
  expect((await guess(email, second)).body.code).toBe(41042)
})

test('another within the minute is too early, with the seconds to wait; of many at once one is sent', async () => {
  const email = newEmail()
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(email)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429])
  const early = answers.find(({ status }) => status === 429)
  expect(early?.body.code).toBe(40006)
  const seconds = Number(early?.headers['retry-after'])
  expect(seconds).toBeGreaterThan(50)
  expect(seconds).toBeLessThanOrEqual(60)
  // Once it was used, whoever comes back gets another at once.
  await guess(email, await readSentCode(api, email))
  expect((await ask(email)).status).toBe(200)
})

// Until the hour was over each request was refused, with sixty seconds to wait every time.
test('a code that was made by a clock an hour ahead does not keep the next one waiting', async () => {
  const email = newEmail()
  await ask(email)
  await api.db.update(oneTimeCodes).set({ createdAt: sql`now() + interval '1 hour'` }).where(isOf(email))
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(email)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429])
})

test('nobody’s mailbox or phone is flooded through us, from however many addresses it is asked', async () => {
  const { rateLimitFactor } = api.app.settings
  api.app.settings.rateLimitFactor = 1
  const sendings = async (to: Record<string, string>) => {
    const statuses: number[] = []
    for (let index = 1; index <= 12; index += 1) {
      const { status } = await api
        .visitor()
        .post('/api/auth/login/otp', to, { 'x-forwarded-for': `203.0.113.${index}` })
      statuses.push(status)
      await api.db.update(oneTimeCodes).set({ createdAt: sql`now() - interval '2 minutes'` })
    }
    return statuses.filter((status) => status === 200).length
  }
  expect(await sendings({ channel: 'email', email: 'victim@example.com' })).toBe(8)
  expect(await sendings({ channel: 'phone', phone_num: '+6581234567' })).toBe(5)
  const from = { 'x-forwarded-for': '198.51.100.7' }
  const answers: number[] = []
  for (let index = 0; index < 20; index += 1) {
    const { status } = await api
      .visitor()
      .post('/api/auth/login/otp', { channel: 'phone', phone_num: `+658200${1000 + index}` }, from)
    answers.push(status)
  }
  const one = await api.visitor().post('/api/auth/login/otp', { channel: 'phone', phone_num: '+6582009999' }, from)
  expect(answers).toEqual(Array(20).fill(200))
  expect([one.status, one.body.code]).toEqual([429, 40006])
  api.app.settings.rateLimitFactor = rateLimitFactor
}, 60_000)
