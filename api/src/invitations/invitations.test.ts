import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { authFlows } from '../auth/tables.ts'
import { notifications } from '../notifications/tables.ts'
import { hashToken } from '../platform/session/session-store.ts'
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
import { newEmail, readSentCode } from '../testing/messages.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { registration } from '../testing/visitor.ts'
import { followInvitations } from './follow-invitations.ts'
import { invitations } from './tables.ts'

let api: TestApp
let inviter: Awaited<ReturnType<typeof registerInviter>>

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  inviter = await registerInviter(api)
})

const listed = async () => (await inviter.client.get('/api/invitations')).body.data.items
const onlyState = async () => {
  const [{ state, not_counted_reason: reason, days_left: daysLeft }] = await listed()
  return { state, reason, daysLeft }
}
const moveBack = (days: number) =>
  api.db
    .update(invitations)
    .set({ registeredAt: sql`registered_at - make_interval(days => ${days})` })
    .where(eq(invitations.inviterId, inviter.id))

test('an invitation goes from its link to a resume, and both sides are rewarded', async () => {
  const guest = await acceptAsGuest(api, inviter.code)
  expect(await onlyState()).toEqual({ state: 'opened', reason: null, daysLeft: null })
  const id = (await guest.register()).body.data.user.id
  expect(await onlyState()).toEqual({ state: 'registered', reason: null, daysLeft: 7 })
  await attachResume(api, id)
  expect(await onlyState()).toEqual({ state: 'succeeded', reason: null, daysLeft: null })
  // Without cash, which is off where nobody switched it on.
  expect([await countGrants(api, inviter.id), await countGrants(api, id)]).toEqual([4, 3])
  await attachResume(api, id)
  expect([await countGrants(api, inviter.id), await countGrants(api, id)]).toEqual([4, 3])
})

// Each way of registering begins a session, which takes the invitation along; none knows of invitations.
test.each(['a code', 'a social account'])('is kept through registering by %s', async (method) => {
  const guest = await acceptAsGuest(api, inviter.code)
  const form = { first_name: 'Mei', last_name: 'Lim', terms_and_condition: 1, country_key: 'sg' }
  if (method === 'a code') {
    const to = { channel: 'email', email: newEmail() }
    await guest.post('/api/auth/login/otp', to)
    await guest.post('/api/auth/login/verify-otp', { ...to, otp: await readSentCode(api, to.email) })
    await guest.post('/api/auth/register/pending', form)
  } else {
    const token = crypto.randomUUID()
    const social = { provider: 'google' as const, subject: token, label: 'Mei' }
    const state = { method: 'google', email: newEmail(), phoneNum: null, firstName: 'Mei', lastName: 'Lim', social }
    const expiresAt = sql`now() + interval '10 minutes'`
    await api.db
      .insert(authFlows)
      .values({ tokenHash: hashToken(token), kind: 'registration', userId: null, state, expiresAt })
    guest.cookies.set('auth_flow', token)
    await guest.post('/api/auth/register/pending', form)
  }
  expect((await onlyState()).state).toBe('registered')
})

test('whoever signs in later to an account that a mail made is new, too', async () => {
  const guest = await acceptAsGuest(api, inviter.code)
  const account = registration()
  // Made elsewhere, as by the confirmation of a job alert.
  await api.visitor().post('/api/auth/register', account)
  await guest.post('/api/auth/login', { login: account.email, password: account.password })
  expect((await onlyState()).state).toBe('registered')
})

test('a guest who opens a link and signs in to an account of before is no new member', async () => {
  const account = registration()
  await api.visitor().post('/api/auth/register', account)
  const guest = await acceptAsGuest(api, inviter.code)
  await guest.post('/api/auth/login', { login: account.email, password: account.password })
  expect(await onlyState()).toEqual({ state: 'not_counted', reason: 'existing_member', daysLeft: null })
})

test('nobody is invited by themself, whether signed in or out', async () => {
  const own = await inviter.client.post('/api/invitations/accept', { code: inviter.code })
  expect(own.body.data.status).toBe('own')
  expect(await listed()).toEqual([])
  const account = registration()
  const again = await registerMember(api, account)
  const { body } = await again.client.post('/api/invitations/link', { terms_version: termsVersion })
  const guest = await acceptAsGuest(api, body.data.code)
  await guest.post('/api/auth/login', { login: account.email, password: account.password })
  const [invitation] = (await again.client.get('/api/invitations')).body.data.items
  expect(invitation).toMatchObject({ state: 'not_counted', not_counted_reason: 'self' })
})

test('a member who opens a link is told that it does not count', async () => {
  const { client } = await registerMember(api)
  expect((await client.get(`/api/invitations/by-code/${inviter.code}`)).body.data).toEqual({
    inviter: { name: 'Aiko T.' },
    status: 'member',
  })
  expect((await client.post('/api/invitations/accept', { code: inviter.code })).body.data.status).toBe('member')
  expect(await listed()).toEqual([])
})

test('accepted twice it is one, and of two members the one whose link was opened last counts', async () => {
  const guest = await acceptAsGuest(api, inviter.code)
  await guest.post('/api/invitations/accept', { code: inviter.code })
  expect(await listed()).toHaveLength(1)
  const other = await registerInviter(api)
  await guest.post('/api/invitations/accept', { code: other.code })
  await guest.register()
  expect(await listed()).toEqual([])
  const [invitation] = (await other.client.get('/api/invitations')).body.data.items
  expect(invitation.state).toBe('registered')
})

test('once registered, another link changes nothing', async () => {
  const account = registration()
  const { client } = await registerInvited(api, inviter.code, account)
  await client.post('/api/auth/log-out')
  const other = await registerInviter(api)
  const guest = await acceptAsGuest(api, other.code)
  await guest.post('/api/auth/login', { login: account.email, password: account.password })
  expect((await onlyState()).state).toBe('registered')
  expect((await other.client.get('/api/invitations')).body.data.items[0].state).toBe('opened')
})

test('a resume after seven days brings nothing, whether the clock or the resume comes first', async () => {
  const { id } = await registerInvited(api, inviter.code)
  await moveBack(6)
  expect(await onlyState()).toEqual({ state: 'registered', reason: null, daysLeft: 1 })
  await moveBack(1)
  expect(await onlyState()).toEqual({ state: 'not_counted', reason: 'late', daysLeft: null })
  await attachResume(api, id)
  expect(await onlyState()).toEqual({ state: 'not_counted', reason: 'late', daysLeft: null })
  await registerInvited(api, inviter.code)
  await moveBack(8)
  await followInvitations(api.db)
  await api.deliverEvents()
  expect(await countGrants(api, inviter.id)).toBe(0)
  const kinds = await api.db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.userId, inviter.id))
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([
    ...['invitation_not_counted', 'invitation_not_counted', 'invitation_registered'],
  ])
})

test('once the invited account is gone, an invitation that waited does not count', async () => {
  const { id } = await registerInvited(api, inviter.code)
  await purgeAccount(api, id)
  expect(await onlyState()).toEqual({ state: 'not_counted', reason: 'ended', daysLeft: null })
})

test('once the inviter is gone, whoever was invited is rewarded all the same', async () => {
  const { id } = await registerInvited(api, inviter.code)
  await purgeAccount(api, inviter.id)
  await attachResume(api, id)
  expect(await countGrants(api, id)).toBe(3)
  expect((await api.visitor().get(`/api/invitations/by-code/${inviter.code}`)).status).toBe(404)
})

test('a link is made with the terms that are valid now', async () => {
  const { client } = await registerMember(api)
  expect((await client.get('/api/invitations/own')).body.data.code).toBeNull()
  const old = await client.post('/api/invitations/link', { terms_version: '1999-01' })
  expect([old.status, old.body.code]).toEqual([409, 40021])
  const made = await client.post('/api/invitations/link', { terms_version: termsVersion })
  expect(made.body.data.code).toMatch(/^[a-z0-9]{10}$/)
  expect((await client.post('/api/invitations/link', { terms_version: termsVersion })).body.data).toEqual(
    made.body.data,
  )
})
