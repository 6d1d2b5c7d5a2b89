import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import { outbox } from '../notifications/tables.ts'
import { registerInviter, switchOn } from '../rewards/rewards-fixture.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { changeCountrySwitches } from './programme/country-switches.ts'

let api: TestApp
let inviter: Awaited<ReturnType<typeof registerInviter>>

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  await switchOn(api.db)
  inviter = await registerInviter(api)
  await api.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, inviter.id))
})

const address = () => `${crypto.randomUUID()}@example.com`
const send = (emails: string[], client = inviter.client) =>
  client.post('/api/invitations/mails', { emails, is_expected: true })
const mailsTo = (recipient: string) =>
  api.db.select().from(outbox).where(sql`template = 'invitation' and recipient = ${recipient}`)

test('a mail has a link of its own, which the first to open it takes', async () => {
  const email = address()
  expect((await send([email, email])).body.data).toMatchObject({ sent: 1, own: { mails_left: 29 } })
  const [mail] = await mailsTo(email)
  const path = String(mail?.values.path)
  const code = path.split('/').at(-1)
  expect(path).toBe(`/en-us/invite/${code}`)
  const friend = api.visitor()
  await friend.guest()
  expect((await friend.get(`/api/invitations/by-code/${code}`)).body.data.inviter.name).toBe('Aiko T.')
  await friend.post('/api/invitations/accept', { code })
  const passedOn = api.visitor()
  await passedOn.guest()
  await passedOn.post('/api/invitations/accept', { code })
  const { items } = (await inviter.client.get('/api/invitations')).body.data
  expect(items.map(({ channel, state }: Record<string, unknown>) => [channel, state])).toEqual([
    ['shared', 'opened'],
    ['mail', 'opened'],
  ])
  expect(items[1].address).toBe(`${email.charAt(0)}•••••@example.com`)
})

test('an address is mailed once by a member, and three times by all, and nobody is told of either', async () => {
  const email = address()
  for (let count = 0; count < 2; count += 1) expect((await send([email])).body.data.sent).toBe(1)
  expect(await mailsTo(email)).toHaveLength(1)
  for (let count = 0; count < 3; count += 1) {
    const other = await registerInviter(api)
    await api.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, other.id))
    expect((await send([email], other.client)).body.data.sent).toBe(1)
  }
  expect(await mailsTo(email)).toHaveLength(3)
})

test('ten at once, thirty a day', async () => {
  const eleven = await send(Array.from({ length: 11 }, address))
  expect([eleven.status, eleven.body.code]).toEqual([422, 41269])
  for (let count = 0; count < 3; count += 1) expect((await send(Array.from({ length: 10 }, address))).status).toBe(200)
  expect((await send([address()])).body.code).toBe(40006)
})

test('no mail leaves in a country where that is off, or from an address that is not confirmed', async () => {
  await api.db.transaction((each) => changeCountrySwitches(each, 'sg', { isMailOn: false }))
  expect((await send([address()])).body.code).toBe(40058)
  await switchOn(api.db)
  await api.db.update(users).set({ isEmailVerify: false }).where(eq(users.id, inviter.id))
  expect((await send([address()])).body.code).toBe(40038)
})
