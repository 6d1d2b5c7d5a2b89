import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import { findSuppressed } from '../notifications/recipients.ts'
import { outbox } from '../notifications/tables.ts'
import { hideAddress } from '../platform/text/hide-address.ts'
import { registerInviter, switchOn } from '../rewards/rewards-fixture.ts'
import { messagesTo } from '../testing/messages.ts'
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
  inviter = await confirmedInviter()
})

const confirmedInviter = async () => {
  const other = await registerInviter(api)
  await api.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, other.id))
  return other
}
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
  const others = await Promise.all([confirmedInviter(), confirmedInviter(), confirmedInviter()])
  // At once, too.
  for (const { body } of await Promise.all(others.map(({ client }) => send([email], client))))
    expect(body.data.sent).toBe(1)
  expect(await mailsTo(email)).toHaveLength(3)
})

// With what follows a plus, a member wrote thirty times a day to one person.
test('addresses of one mailbox count as one, and one’s own as oneself', async () => {
  const [name = '', domain = ''] = address().split('@')
  await send([`${name}@${domain}`, `${name}+1@${domain}`, `${name}+2@${domain}`])
  const [own] = await api.db.select().from(users).where(eq(users.id, inviter.id))
  await send([String(own?.email).replace('@', '+me@')])
  expect((await inviter.client.get('/api/invitations')).body.data.items).toHaveLength(1)
})

describe('whoever wants no invitations', () => {
  const sentTo = async (recipient: string) => {
    await api.deliverMails()
    return messagesTo(api, recipient)
  }
  const tokenIn = (text: string) => /\/get-started\/email#(\S+)/.exec(text)?.[1] ?? ''

  // A stranger got a mail for each member who typed their address, and no way to end it.
  test('ends them by the link of a mail, which changes nothing until a button is pressed', async () => {
    const email = address()
    await send([email])
    const [mail] = await sentTo(email)
    expect(mail?.text).toContain('No more invitations to this address')
    const token = tokenIn(mail?.text ?? '')
    const stranger = api.visitor()
    expect((await stranger.post('/api/data/email/link', { token })).body.data).toEqual({
      purpose: 'stop_invitations',
      email: hideAddress(email),
      created_at: null,
    })
    expect((await stranger.post('/api/data/email/link/confirm', { token })).status).toBe(404)
    const other = await confirmedInviter()
    await send([email], other.client)
    for (let press = 0; press < 2; press += 1)
      expect((await stranger.post('/api/data/email/link/stop', { token })).status).toBe(200)
    // What waited is not sent, and nothing more is queued for any address of the mailbox, whoever asks.
    expect(await sentTo(email)).toHaveLength(1)
    const third = await confirmedInviter()
    const alias = email.replace('@', '+work@')
    expect((await send([alias], third.client)).body.data.sent).toBe(1)
    expect(await mailsTo(alias)).toEqual([])
    // Alerts that they ask for are another matter.
    expect([...(await findSuppressed(api.db, [email]))]).toEqual([])
  })

  test('ends them by one click of a mail program', async () => {
    const email = address()
    await send([email])
    const [mail] = await sentTo(email)
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const { pathname, search } = new URL(/<(.+)>/.exec(String(mail?.headers?.['List-Unsubscribe']))?.[1] ?? '')
    const url = pathname + search
    expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(405)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    expect((await api.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
    await send([email], (await confirmedInviter()).client)
    expect(await mailsTo(email)).toHaveLength(1)
  })
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
  // Its text spoke of resumes, since mails with those ask for the same.
  expect((await send([address()])).body).toMatchObject({ code: 40038, message: expect.stringContaining('invite') })
})
