import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../../create-app.ts'
import { seekers, users } from '../../members/tables.ts'
import { hashToken } from '../../platform/session/session-store.ts'
import { newEmail } from '../../testing/messages.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration, TestClient } from '../../testing/visitor.ts'
import { attempts, authFlows } from '../tables.ts'

let last = 91_230_000
const newNumber = () => {
  last += 1
  return `+65${last}`
}

// Asking whether addresses have accounts was limited by each process alone, and by the minute: 1,200 in an hour, times the replicas.
describe.each(['/api/auth/register', '/api/auth/register/pending'])('%s', (path) => {
  let api: TestApp
  let replicas: FastifyInstance[]
  let flow: string

  beforeAll(async () => {
    api = await createTestApp({ RATE_LIMIT_FACTOR: '1' })
    replicas = [api.app, await createApp(api.app.settings, api.app.connection)]
    await api.db.execute(sql`
      with made as (insert into ${seekers} (id) select 900000 + n from generate_series(1, 32) n returning id)
      insert into ${users} (id, email, first_name, last_name, source, country, language, terms_accepted_at)
      select id, 'taken-' || id || '@example.com', 'Mei', 'Tan', 'web', 'sg', 'en-us', now() from made`)
  }, 120_000)
  // One proof asks about address after address: the flow of one who is refused is kept.
  beforeEach(async () => {
    flow = crypto.randomUUID()
    await api.db.insert(authFlows).values({
      tokenHash: hashToken(flow),
      kind: 'registration',
      userId: null,
      state: { method: 'phone_code', email: null, phoneNum: newNumber(), firstName: '', lastName: '', social: null },
      expiresAt: sql`now() + interval '10 minutes'`,
    })
  })
  afterAll(async () => {
    await replicas[1]?.close()
    await api.close()
  })

  const ask = (replica: FastifyInstance, email: string, from: string) => {
    const visitor = new TestClient(replica)
    visitor.cookies.set('auth_flow', flow)
    const { password, ...verified } = registration({ email })
    // Whoever proved a number or an address chooses no password.
    const form = path.endsWith('/pending') ? verified : { ...verified, password }
    return visitor.post(path, form, { 'x-forwarded-for': from })
  }

  test('tells of thirty addresses in a quarter of an hour, however many replicas are asked', async () => {
    const answers = []
    for (let index = 1; index <= 31; index += 1) {
      const replica = replicas[index % 2] as FastifyInstance
      answers.push(await ask(replica, `taken-${900_000 + index}@example.com`, '203.0.113.9'))
    }
    expect(answers.slice(0, 30).map(({ body }) => body.code)).toEqual(Array(30).fill(41001))
    const last = answers.at(-1)
    expect([last?.status, last?.body.code]).toEqual([429, 40006])
    // Longer than a process keeps its own count.
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(60)
    await api.db.update(attempts).set({ expiresAt: sql`now() - interval '1 second'` })
    const [first] = replicas as [FastifyInstance]
    expect((await ask(first, newEmail(), '203.0.113.10')).status).toBe(201)
  })

  // A stranger's refused registrations used up what may be sent to the address: its owner got no code and no link for an hour.
  test('nothing counts for the address: its owner can still have everything sent', async () => {
    const [first] = replicas as [FastifyInstance]
    const email = 'taken-900032@example.com'
    const codes = []
    for (let index = 1; index <= 9; index += 1) {
      const { body } = await ask(first, email, `198.51.100.${index}`)
      codes.push(body.code)
    }
    expect(codes).toEqual(Array(9).fill(41001))
    const byCode = await new TestClient(first).post('/api/auth/login/otp', { channel: 'email', email })
    expect(byCode.status).toBe(200)
  })
})
