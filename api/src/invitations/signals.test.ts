import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import {
  acceptAsGuest,
  attachResume,
  countGrants,
  purgeAccount,
  registerInvited,
  registerInviter,
  registerMember,
  termsVersion,
} from '../rewards/rewards-fixture.ts'
import { newEmail } from '../testing/messages.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { registration, type TestClient } from '../testing/visitor.ts'
import { decideInvitation } from './decide-review.ts'
import { invitations } from './tables.ts'

let api: TestApp
let inviter: Awaited<ReturnType<typeof registerInviter>>

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

type Registration = ReturnType<typeof registration>
let known: { client: TestClient; account: Registration; code: string }
const registerFrom = async (ip: string, account: Registration): Promise<TestClient> => {
  const guest = await acceptAsGuest(api, known.code, { 'x-forwarded-for': '198.51.100.99' })
  await guest.post('/api/auth/register', account, { 'x-forwarded-for': ip })
  return guest
}
const signIn = async (client: TestClient, { email, password }: Registration, ip: string) => {
  await client.post('/api/auth/log-out')
  const answer = await client.post('/api/auth/login', { login: email, password }, { 'x-forwarded-for': ip })
  expect(answer.status).toBe(200)
}

test('what comes from the inviter’s device or network waits for a decision, whose words the member reads', async () => {
  const from = (ip: string) => ({ 'x-forwarded-for': ip })
  const account = registration()
  const member = await registerMember(api, account)
  // A browser that signed in knows its account after it has signed out.
  await member.client.post('/api/auth/log-out')
  await member.client.post('/api/auth/login', { login: account.email, password: account.password })
  const link = { terms_version: termsVersion }
  const { body } = await member.client.post('/api/invitations/link', link, from('203.0.113.9'))
  await member.client.post('/api/auth/log-out')
  await member.client.guest()
  await member.client.post('/api/invitations/accept', { code: body.data.code }, from('203.0.113.9'))
  const second = (await member.client.register()).body.data.user.id
  await attachResume(api, second)
  const rows = () => api.db.select().from(invitations).where(eq(invitations.inviterId, member.id))
  const [held] = await rows()
  expect(held).toMatchObject({ outcome: 'in_review', reviewReasons: ['device', 'network'] })
  expect(await countGrants(api, member.id)).toBe(0)
  const decide = () => api.db.transaction((each) => decideInvitation(each, held?.id ?? 0, 'rejected', 'One person.'))
  expect([await decide(), await decide()]).toEqual([true, false])
  const [decided] = await rows()
  expect(decided).toMatchObject({ outcome: 'not_counted', notCountedReason: 'review', note: 'One person.' })
})

// Whoever opened the own link in a private window was a stranger for good: sessions that began afterwards were not looked at.
test.each<[string, string[], (account: Registration) => Promise<TestClient>]>([
  ['registers where the inviter is', ['network'], (friend) => registerFrom('203.0.113.9', friend)],
  [
    'signs in where the inviter does',
    ['device'],
    async (friend) => {
      const guest = await registerFrom('198.51.100.7', friend)
      await signIn(known.client, friend, '192.0.2.1')
      return guest
    },
  ],
  [
    'lets the inviter sign in there',
    ['device'],
    async (friend) => {
      const guest = await registerFrom('198.51.100.7', friend)
      await signIn(guest, known.account, '192.0.2.1')
      return guest
    },
  ],
  [
    'is where the inviter signed in before the resume came',
    ['network'],
    async (friend) => {
      const guest = await registerFrom('198.51.100.7', friend)
      await signIn(api.visitor(), known.account, '198.51.100.7')
      return guest
    },
  ],
  ['is elsewhere', [], (friend) => registerFrom('198.51.100.7', friend)],
])('whoever opens a link elsewhere, and %s, is looked at for %j', async (_, reasons, meet) => {
  const account = registration()
  const client = api.visitor()
  await client.guest()
  const inviterId = (await client.post('/api/auth/register', account)).body.data.user.id
  const home = { 'x-forwarded-for': '203.0.113.9' }
  const { code } = (await client.post('/api/invitations/link', { terms_version: termsVersion }, home)).body.data
  known = { client, account, code }
  const friend = registration()
  await meet(friend)
  const [row] = await api.db.select().from(invitations).where(eq(invitations.inviterId, inviterId))
  await attachResume(api, row?.seekerId ?? 0)
  const [decided] = await api.db.select().from(invitations).where(eq(invitations.inviterId, inviterId))
  expect(decided).toMatchObject({
    outcome: reasons.length === 0 ? 'succeeded' : 'in_review',
    reviewReasons: reasons,
  })
})

describe('of an inviter', () => {
  beforeEach(async () => {
    inviter = await registerInviter(api)
  })

  test('a mailbox for minutes and the eleventh of a day wait, and what is approved is rewarded once', async () => {
    const { id } = await registerInvited(api, inviter.code, { email: `${crypto.randomUUID()}@in.mailinator.com` })
    await attachResume(api, id)
    const [held] = await api.db.select().from(invitations).where(eq(invitations.seekerId, id))
    expect(held?.reviewReasons).toEqual(['disposable_mail'])
    const approve = () => api.db.transaction((each) => decideInvitation(each, held?.id ?? 0, 'approved', 'A friend.'))
    expect([await approve(), await approve()]).toEqual([true, false])
    await api.deliverEvents()
    expect(await countGrants(api, id)).toBe(3)
    const own = (await inviter.client.get('/api/invitations')).body.data.items
    // Why it was approved is for those who run the marketplace: it may speak of others.
    expect(own).toMatchObject([{ state: 'succeeded', note: null }])
    await api.db.insert(invitations).values(
      Array.from({ length: 10 }, () => ({
        inviterId: inviter.id,
        channel: 'link' as const,
        openedAt: new Date(),
        registeredAt: new Date(),
      })),
    )
    const last = await registerInvited(api, inviter.code)
    await attachResume(api, last.id)
    const [fast] = await api.db.select().from(invitations).where(eq(invitations.seekerId, last.id))
    expect(fast?.reviewReasons).toEqual(['speed'])
  })

  // Accounts that were made on one day, and given their resumes two days later, were taken for people who came one by one.
  test('the eleventh of a day waits, also where all attach their resumes later', async () => {
    const { id } = await registerInvited(api, inviter.code)
    const registeredAt = new Date(Date.now() - 2 * 24 * 3600 * 1000)
    await api.db.insert(invitations).values(
      Array.from({ length: 10 }, () => ({
        inviterId: inviter.id,
        channel: 'link' as const,
        openedAt: registeredAt,
        registeredAt,
      })),
    )
    await api.db.update(invitations).set({ registeredAt }).where(eq(invitations.seekerId, id))
    await attachResume(api, id)
    const [held] = await api.db.select().from(invitations).where(eq(invitations.seekerId, id))
    expect(held).toMatchObject({ outcome: 'in_review', reviewReasons: ['speed'] })
  })

  // A mailbox has as many addresses as one likes: with each, its owner was a friend of their own.
  test('another address of the inviter’s mailbox, or of a friend’s, waits for a decision', async () => {
    const name = crypto.randomUUID().replaceAll('-', '')
    await api.db
      .update(users)
      .set({ email: `${name}@gmail.com` })
      .where(eq(users.id, inviter.id))
    const friend = crypto.randomUUID()
    for (const email of [
      `${name.slice(0, 9)}.${name.slice(9)}+two@googlemail.com`,
      `${friend}@example.com`,
      `${friend}+2@example.com`,
    ])
      await attachResume(api, (await registerInvited(api, inviter.code, { email })).id)
    const found = await api.db
      .select()
      .from(invitations)
      .where(eq(invitations.inviterId, inviter.id))
      .orderBy(invitations.id)
    expect(found.map(({ outcome, reviewReasons }) => [outcome, ...reviewReasons])).toEqual([
      ['in_review', 'mailbox'],
      ['succeeded'],
      ['in_review', 'mailbox'],
    ])
  })

  // Two friends were rewarded again each time that one of them deleted the account and was invited anew.
  test('whoever was invited before waits for a decision, also once that account is gone', async () => {
    const email = newEmail()
    const { id } = await registerInvited(api, inviter.code, { email })
    await attachResume(api, id)
    await purgeAccount(api, id)
    const other = await registerInviter(api)
    const again = await registerInvited(api, other.code, { email })
    await attachResume(api, again.id)
    const [invitation] = await api.db.select().from(invitations).where(eq(invitations.seekerId, again.id))
    expect(invitation).toMatchObject({ outcome: 'in_review', reviewReasons: ['mailbox'] })
    expect(await countGrants(api, again.id)).toBe(0)
  })
})
