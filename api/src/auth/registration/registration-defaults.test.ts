import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import { newEmail, readSentCode } from '../../testing/messages.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/visitor.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

/** What each way to register needs, and not a field more. */
const methods: Record<string, { path: string; least: object; prove(visitor: TestClient): Promise<object> }> = {
  'with a password': {
    path: '/api/auth/register',
    least: { password: 'correct horse battery', first_name: 'Aiko', last_name: 'Tan', terms_and_condition: 1 },
    prove: async () => ({ email: newEmail() }),
  },
  'by an address that was proven': {
    path: '/api/auth/register/pending',
    least: { first_name: 'Aiko', last_name: 'Tan', terms_and_condition: 1 },
    prove: async (visitor) => {
      const email = newEmail()
      await visitor.post('/api/auth/login/otp', { channel: 'email', email })
      const otp = await readSentCode(api, email)
      await visitor.post('/api/auth/login/verify-otp', { channel: 'email', email, otp })
      return {}
    },
  },
}

// docs/product-rules.md#registration-defaults
describe.each(Object.entries(methods))('a registration %s', (_, { path, least, prove }) => {
  const register = async (facts: object = {}) => {
    const visitor = api.visitor()
    // Neither the page's country nor that of the guest's session stands in for what the payload leaves out.
    await visitor.guest()
    const body = { ...least, ...(await prove(visitor)), ...facts }
    const answer = await visitor.post(path, body, { 'country-id': '105' })
    const [row] = await api.db
      .select()
      .from(users)
      .where(eq(users.id, answer.body.data?.user.id ?? 0))
    return { answer, row }
  }

  test('that leaves out all it may is of the web, from Taiwan, and asks for no mails', async () => {
    const { answer, row } = await register()
    expect(answer.status).toBe(201)
    expect(row).toMatchObject({ isSubscribed: false, source: 'web', country: 'tw', phoneNum: null })
  })

  test('keeps what it says instead', async () => {
    const { row } = await register({ is_subscribe: 1, source: 'jobalert', country_key: 'jp' })
    expect(row).toMatchObject({ isSubscribed: true, source: 'jobalert', country: 'jp' })
  })

  test.each([0, undefined, null, true, '1'])('that agrees to no terms makes no account: %j', async (terms) => {
    const { answer } = await register({ terms_and_condition: terms })
    expect([answer.status, answer.body.code]).toEqual([422, 40001])
    expect(answer.body.errors).toHaveProperty('terms_and_condition')
  })

  test.each([{ is_subscribe: 2 }, { is_subscribe: null }, { source: 'x'.repeat(41) }, { country_key: '' }])(
    'takes no default for what is wrong: %j',
    async (facts) => {
      expect((await register(facts)).answer.status).toBe(422)
    },
  )
})

test('whose password nobody chose opens with none: the account of a proven address has no password, and one without is refused', async () => {
  const { path, least } = methods['with a password'] as (typeof methods)[string]
  const refused = await api.visitor().post(path, { ...least, email: newEmail(), password: undefined })
  expect([refused.status, refused.body.errors]).toEqual([422, expect.objectContaining({ password: expect.anything() })])
  const verified = methods['by an address that was proven'] as (typeof methods)[string]
  const visitor = api.visitor()
  await visitor.guest()
  await verified.prove(visitor)
  const chosen = await visitor.post(verified.path, { ...verified.least, password: 'a password of nobody' })
  expect([chosen.status, chosen.body.errors]).toEqual([422, expect.objectContaining({ password: ['unknown_field'] })])
  const { body } = await visitor.post(verified.path, verified.least)
  const [row] = await api.db.select().from(users).where(eq(users.id, body.data.user.id))
  expect(row?.passwordHash).toBeNull()
})
