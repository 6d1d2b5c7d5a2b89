import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { visitorTraces } from '../../auth/tables.ts'
import { newEmail, readSentCode } from '../../testing/messages.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Answer } from '../../testing/visitor.ts'

let api: TestApp
let guest: ReturnType<TestApp['visitor']>

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  guest = api.visitor()
  await guest.guest()
})

const popups = async (visitor = guest) =>
  (await visitor.get('/api/jobseeker/popup-window/record/list')).body.data.items.map(
    (item: { popup_key: string }) => item.popup_key,
  )
const record = (popup_key: string) => guest.post('/api/jobseeker/popup-window/record', { popup_key })
const lastFacts = async () => (await api.db.select().from(visitorTraces)).toSorted((a, b) => b.id - a.id)[0]

// The GET itself ended it, so that whatever loads addresses ahead could take the greeting away.
test('an account is new however often somebody asks, until it is greeted, which one of many tabs does', async () => {
  await guest.register()
  const ask = () => guest.get('/api/jobseeker/check-first-registration')
  for (const _ of [1, 2]) expect((await ask()).body.data).toEqual({ is_first_registration: true })
  const greet = () => guest.post('/api/jobseeker/check-first-registration')
  const answers = await Promise.all([greet(), greet(), greet()])
  expect(answers.filter((answer) => answer.body.data.is_first_registration)).toHaveLength(1)
  expect((await ask()).body.data).toEqual({ is_first_registration: false })
  expect((await guest.get('/api/jobseeker/me')).body.data.user.is_new_account).toBe(false)
})

test('a pop-up is noted once, for this person, and still when the guest becomes a member', async () => {
  for (const popup of ['tour', 'tour', 'app_banner']) expect((await record(popup)).status).toBe(200)
  expect(await popups()).toEqual(['tour', 'app_banner'])
  const other = api.visitor()
  await other.guest()
  expect(await popups(other)).toEqual([])
  await guest.register()
  expect(await popups()).toEqual(['tour', 'app_banner'])
  expect((await record('No <b>')).status).toBe(422)
})

test('which way was pressed is noted without the address or number in clear', async () => {
  const press = (facts: object) =>
    guest.post('/api/jobseeker/click/get-started-record', { way: 'email_code', ...facts })
  await press({ email: 'Someone@Example.com' })
  const first = await lastFacts()
  expect(first).toMatchObject({ kind: 'get_started', facts: { way: 'email_code' } })
  expect(JSON.stringify(first)).not.toMatch(/someone|example/i)
  await press({ email: 'someone@example.com' })
  expect((await lastFacts())?.facts).toEqual(first?.facts)
  await press({ phone_num: '+6591234567' })
  expect(JSON.stringify(await lastFacts())).not.toContain('91234567')
  await press({})
  expect((await lastFacts())?.facts).toEqual({ way: 'email_code' })
  expect((await press({ email: 'none' })).status).toBe(422)
})

// Only who went on from /get-started left a trace of it; who registered while applying left none.
test('an account keeps the campaign that its registration names, by password or what was proven, and only that', async () => {
  const utm = { utm_source: 'mail', utm_campaign: 'spring' }
  const ofRegistration = async ({ body }: Answer) =>
    (await api.db.select().from(visitorTraces).where(eq(visitorTraces.seekerId, body.data.user.id))).map(
      ({ kind, facts }) => ({ kind, facts }),
    )
  const trace = { kind: 'registration', facts: { source: 'web', utm } }
  expect(await ofRegistration(await guest.register({ utm }))).toEqual([trace])
  expect(await ofRegistration(await api.visitor().register())).toEqual([])

  const verified = api.visitor()
  await verified.guest()
  const email = newEmail()
  await verified.post('/api/auth/login/otp', { channel: 'email', email })
  await verified.post('/api/auth/login/verify-otp', { channel: 'email', email, otp: await readSentCode(api, email) })
  const form = { first_name: 'Aiko', last_name: 'Tan', terms_and_condition: 1, utm }
  expect(await ofRegistration(await verified.post('/api/auth/register/pending', form))).toEqual([trace])

  const refused = await api.visitor().register({ utm: { utm_source: 'x'.repeat(201) } })
  expect([refused.status, refused.body.code]).toEqual([422, 40001])
})

test('where somebody went is noted without what stands behind the path', async () => {
  const go = (facts: object) =>
    guest.post('/api/auth/user/destination/traceability', { source: 'search', destination: '/onsite-job', ...facts })
  await go({ destination: '/change-password?email=a@b.example&otp=123456#x', utm: { utm_source: 'mail' } })
  expect(await lastFacts()).toMatchObject({
    kind: 'destination',
    facts: { source: 'search', destination: '/change-password', utm: { utm_source: 'mail' } },
  })
  expect((await go({ destination: 'x'.repeat(301) })).status).toBe(422)
  expect((await api.visitor().post('/api/auth/user/destination/traceability', {})).body.code).toBe(40003)
})
