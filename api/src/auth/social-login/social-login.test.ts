import { describe, expect, test } from '@jest/globals'
import { socialProviders } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { deleteOldRows } from '../../delete-old-rows.ts'
import { sessions, users } from '../../members/tables.ts'
import { outbox } from '../../notifications/tables.ts'
import { sealText } from '../../platform/crypto/seal.ts'
import { type LocalFacts, SocialLoginBrowser } from '../../testing/social-login-browser.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { VerifiedSocialAccount } from '../sign-in/auth-flow.ts'
import { authFlows, socialIdentities, twoFactors } from '../tables.ts'
import { done, refused, setUpSocialLogin } from './social-fixture.ts'

const { site, newEmail, newBrowser, newMember, login, latestFlow, identitiesOf, newLinked } =
  setUpSocialLogin(createTestApp)

test('all providers have a stand-in while none is configured', async () => {
  const { body } = await (await newBrowser()).get('/api/auth/social')
  expect(body.data.items).toEqual(['google', 'apple', 'facebook', 'line', 'x'])
})

test('a provider sends nobody back to a host that is none of ours', async () => {
  const { host, port } = new URL(site.origin)
  const backTo = async (asked: string) => {
    const begun = await site.api
      .visitor()
      .post('/api/auth/jobseekers/social-login', { social_type: 'google' }, { 'x-forwarded-host': asked })
    return new URL(new URL(begun.body.data.authorise_url).searchParams.get('redirect_uri') ?? '').host
  }
  expect(await backTo(`jp.localhost:${port}`)).toBe(`jp.localhost:${port}`)
  expect(await backTo(`evil.localhost:${port}`)).toBe(host)
})

describe.each(socialProviders)('%s', (provider) => {
  // Facebook and LINE do not say whether an address was verified: then it proves nothing.
  const isEmailProvided = provider !== 'facebook' && provider !== 'line'

  test('somebody new goes on to register, and is known the next time', async () => {
    const email = newEmail()
    const browser = await newBrowser()
    expect(await browser.signInThrough(provider, { name: 'Mei Ling Tan', email })).toBe(done)
    const flow = await latestFlow()
    const label = provider === 'x' ? '@mei_ling_tan' : email
    const verified = { provider, subject: expect.any(String), label }
    expect(flow).toMatchObject({
      kind: 'registration',
      state: { method: provider, email: isEmailProvided ? email : null, social: verified },
    })
    expect(await browser.sessionKind()).toBe('guest')

    const { id } = await newMember()
    const { social } = Object(flow?.state) as { social: VerifiedSocialAccount }
    await site.api.db.insert(socialIdentities).values({ ...social, userId: id })
    const before = browser.cookies.get('sessionid')
    expect(await browser.signInThrough(provider, { email })).toBe(done)
    expect(await browser.sessionKind()).toBe('member')
    expect(browser.cookies.get('sessionid')).not.toBe(before)
    expect(browser.cookies.has('auth_flow')).toBe(false)
    const [session] = await site.api.db.select().from(sessions).where(eq(sessions.signedInWith, provider))
    expect(session).toMatchObject({ userId: id, country: 'sg' })
  })

  test('an account that gives no address is asked for one by the form', async () => {
    expect(await (await newBrowser()).signInThrough(provider, { name: 'Aiko Mori' })).toBe(done)
    expect(await latestFlow()).toMatchObject({ kind: 'registration', state: { email: null } })
  })

  test('an address that the provider did not verify is not taken for one', async () => {
    await (await newBrowser()).signInThrough(provider, { email: newEmail(), isVerified: false })
    expect(await latestFlow()).toMatchObject({ kind: 'registration', state: { email: null } })
  })

  test('“no” at the provider leads back with a clear word', async () => {
    const browser = await newBrowser()
    expect(await browser.signInThrough(provider, 'cancel')).toBe(refused)
    expect(await browser.sessionKind()).toBe('guest')
  })
})

// The first page asks for a passkey by itself, in the very moment in which somebody may press a button: whichever answer came last
// took the one cookie, and the provider's answer then met no question.
test('a question for a passkey that nobody pressed for takes nothing from a social login on its way', async () => {
  const browser = await newBrowser()
  const address = await browser.begin('google')
  await browser.post('/api/auth/passkeys/login/options')
  expect(await browser.answer(await browser.signInAtProvider(address, { email: newEmail() }))).toBe(done)
  expect(await latestFlow()).toMatchObject({ kind: 'registration', state: { method: 'google' } })
})

test('the name that Apple tells beside its answer fills the form, and no other that comes with an address', async () => {
  const browser = await newBrowser()
  browser.formExtras = { user: JSON.stringify({ name: { firstName: '美玲', lastName: '陳' } }) }
  const callback = await browser.signInAtProvider(await browser.begin('apple'), { email: newEmail() })
  expect(decodeURIComponent(callback)).not.toContain('美玲')
  await browser.answer(callback)
  expect(await latestFlow()).toMatchObject({ state: { firstName: '美玲', lastName: '陳' } })

  const other = await newBrowser()
  const plain = await other.signInAtProvider(await other.begin('apple'), { name: 'Mei Tan', email: newEmail() })
  await other.answer(`${plain}&person=${encodeURIComponent('{"firstName":"Evil"}')}`)
  expect(await latestFlow()).toMatchObject({ state: { firstName: '', lastName: '' } })
})

describe('an address that belongs to an account here', () => {
  test('leads to signing in there first; then the two are joined, and the owner is told', async () => {
    const { account, id } = await newMember()
    const browser = await newBrowser()
    const person: LocalFacts = { email: account.email.toUpperCase() }
    expect(await browser.signInThrough('google', person)).toBe(done)
    expect(await browser.sessionKind()).toBe('guest')
    expect(await latestFlow()).toMatchObject({ kind: 'link', userId: id })
    expect(await identitiesOf(id)).toEqual([])
    expect((await login(browser, account)).body.data.status).toBe('signed_in')
    expect(await identitiesOf(id)).toMatchObject([{ provider: 'google', userId: id }])
    const mails = await site.api.db.select().from(outbox).where(eq(outbox.recipient, account.email))
    expect(mails).toContainEqual(expect.objectContaining({ template: 'socialLinked' }))
    const next = await newBrowser()
    await next.signInThrough('google', person)
    expect(await next.sessionKind()).toBe('member')
  })

  test('is not joined by another member’s sign-in, nor by that member’s in another browser', async () => {
    const owner = await newMember()
    const other = await newMember()
    const browser = await newBrowser()
    await browser.signInThrough('google', { email: owner.account.email })
    await login(browser, other.account)
    await login(await newBrowser(), owner.account)
    expect(await identitiesOf(owner.id)).toEqual([])
    expect(await identitiesOf(other.id)).toEqual([])
    // What waited is over with the sign-in that was not meant.
    await login(browser, owner.account)
    expect(await identitiesOf(owner.id)).toEqual([])
  })

  test('waits through the second factor', async () => {
    const { account, id } = await newMember()
    const { base32 } = new Secret()
    const secret = sealText(site.api.app.sealKey, base32)
    await site.api.db.insert(twoFactors).values({ userId: id, secret, enabledAt: new Date() })
    const browser = await newBrowser()
    await browser.signInThrough('google', { email: account.email })
    expect((await login(browser, account)).body.data.status).toBe('two_factor')
    expect(await identitiesOf(id)).toEqual([])
    const code = new TOTP({ secret: Secret.fromBase32(base32) }).generate()
    await browser.post('/api/auth/two-factor/verify', { method: 'totp', code })
    expect(await browser.sessionKind()).toBe('member')
    expect(await identitiesOf(id)).toHaveLength(1)
  })

  // Somebody came back to the page after a meal, typed the mailed code and was signed in: what they had come for was never said again.
  test('is not joined where it waited for longer than ten minutes, which the sign-in says', async () => {
    const tooLate = () => site.api.db.update(authFlows).set({ expiresAt: sql`now() - interval '1 second'` })
    const { account, id } = await newMember()
    const browser = await newBrowser()
    await browser.signInThrough('google', { email: account.email })
    await tooLate()
    await deleteOldRows(site.api.db, site.api.app.sealKey)
    expect((await browser.get('/api/auth/pending')).body.code).toBe(40004)
    const signedIn = (await login(browser, account)).body.data
    expect(signedIn).toMatchObject({ status: 'signed_in', not_linked: 'google', not_joined: 'google' })
    expect(await identitiesOf(id)).toEqual([])
    // Said once; and nobody else is told of it.
    expect((await login(browser, account)).body.data).not.toHaveProperty('not_linked')
    const other = await newMember()
    await browser.signInThrough('google', { email: account.email })
    await tooLate()
    expect((await login(browser, other.account)).body.data).not.toHaveProperty('not_linked')
  })

  test('nor where the second step after it came too late and the sign-in was begun anew', async () => {
    const { account, id } = await newMember()
    const { base32 } = new Secret()
    const secret = sealText(site.api.app.sealKey, base32)
    await site.api.db.insert(twoFactors).values({ userId: id, secret, enabledAt: new Date() })
    const browser = await newBrowser()
    await browser.signInThrough('google', { email: account.email })
    await login(browser, account)
    await site.api.db.update(authFlows).set({ expiresAt: sql`now() - interval '1 second'` })
    await login(browser, account)
    const code = new TOTP({ secret: Secret.fromBase32(base32) }).generate()
    const { body } = await browser.post('/api/auth/two-factor/verify', { method: 'totp', code })
    expect(body.data).toMatchObject({ status: 'signed_in', not_linked: 'google', not_joined: 'google' })
    expect(await identitiesOf(id)).toEqual([])
  })

  test('and is forgotten after a day', async () => {
    const { account } = await newMember()
    const browser = await newBrowser()
    await browser.signInThrough('google', { email: account.email })
    await site.api.db.update(authFlows).set({ expiresAt: sql`now() - interval '25 hours'` })
    await deleteOldRows(site.api.db, site.api.app.sealKey)
    expect(await latestFlow()).toBeUndefined()
  })

  test('is not spoken of where the provider did not verify it', async () => {
    const { account, id } = await newMember()
    const browser = await newBrowser()
    expect(await browser.signInThrough('google', { email: account.email, isVerified: false })).toBe(done)
    expect(await latestFlow()).toMatchObject({ kind: 'registration', state: { email: null } })
    await login(browser, account)
    expect(await identitiesOf(id)).toEqual([])
  })

  test('nor where the account itself never verified it: somebody else may have registered with it', async () => {
    const { account } = await newMember({ isVerified: false })
    await (await newBrowser()).signInThrough('google', { email: account.email })
    expect(await latestFlow()).toMatchObject({ kind: 'registration', state: { email: null } })
  })
})

describe('a member', () => {
  test('joins a social account, and comes back to the settings', async () => {
    const { browser, id } = await newMember()
    const email = newEmail()
    expect(await browser.signInThrough('line', { email }, { purpose: 'link' })).toBe(
      '/en-us/account-settings/account?social=done',
    )
    expect(await identitiesOf(id)).toMatchObject([{ provider: 'line', label: email }])
  })

  test('needs a recent reauthentication, and a session at all', async () => {
    const { browser, id } = await newMember()
    const stale = new Date(Date.now() - 16 * 60_000)
    await site.api.db.update(sessions).set({ confirmedAt: stale }).where(eq(sessions.userId, id))
    const begin = (visit: SocialLoginBrowser) =>
      visit.post('/api/auth/jobseekers/social-login', { social_type: 'google', purpose: 'link' })
    expect((await begin(browser)).body.code).toBe(40007)
    expect((await begin(await newBrowser())).body.code).toBe(40005)
    expect((await begin(new SocialLoginBrowser(site.origin))).body.code).toBe(40003)
  })

  test('cannot join what is joined to somebody else', async () => {
    const { person, id } = await newLinked()
    const other = await newMember()
    expect(await other.browser.signInThrough('google', person, { purpose: 'link' })).toBe(
      '/en-us/account-settings/account?social=40015',
    )
    expect(await identitiesOf(other.id)).toEqual([])
    expect(await identitiesOf(id)).toHaveLength(1)
  })

  test('who logged out on the way joins nothing', async () => {
    const { browser, id } = await newMember()
    const callback = await browser.signInAtProvider(await browser.begin('google', { purpose: 'link' }), {
      email: newEmail(),
    })
    await browser.post('/api/auth/log-out')
    expect(await browser.answer(callback)).toContain('social=41052')
    expect(await identitiesOf(id)).toEqual([])
  })

  test('takes a social account off again, but never the last way in', async () => {
    const { browser, id } = await newLinked()
    const remove = () =>
      browser.send('/api/auth/social/google', { method: 'DELETE', headers: { 'x-requested-with': 'jobspan' } })
    await site.api.db.update(users).set({ isEmailVerify: false, passwordHash: null }).where(eq(users.id, id))
    expect(JSON.parse((await remove()).text).code).toBe(40008)
    await site.api.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, id))
    expect(JSON.parse((await remove()).text).data.social).toEqual([])
    expect((await remove()).status).toBe(404)
  })

  test('with two-factor on gives the second factor too', async () => {
    const { person, id } = await newLinked()
    await site.api.db.insert(twoFactors).values({ userId: id, secret: 'sealed', enabledAt: new Date() })
    const browser = await newBrowser()
    expect(await browser.signInThrough('google', person)).toBe(done)
    expect(await browser.sessionKind()).toBe('guest')
    expect(await latestFlow()).toMatchObject({ kind: 'two_factor', userId: id, state: { method: 'google' } })
  })

  test('who is suspended is told so', async () => {
    const { person, id } = await newLinked()
    await site.api.db.update(users).set({ isSuspended: true }).where(eq(users.id, id))
    const browser = await newBrowser()
    expect(await browser.signInThrough('google', person)).toBe('/en-us/get-started?social=41044')
    expect(await browser.sessionKind()).toBe('guest')
  })
})

test('the way back is kept for the page to judge, and led to by nobody else', async () => {
  const redirect = '//evil.example/\\@x'
  const browser = await newBrowser()
  const location = await browser.signInThrough('google', { email: newEmail() }, { redirect })
  expect(location).toBe(`${done}&redirect=${encodeURIComponent(redirect)}`)
  const member = await newMember()
  const back = await member.browser.signInThrough('google', { email: newEmail() }, { purpose: 'link', redirect })
  expect(back).toBe('/en-us/account-settings/account?social=done')
})

test('the country’s own host is led back to, a foreign one never', async () => {
  const ask = (host: string) =>
    site.api
      .visitor()
      .post('/api/auth/jobseekers/social-login', { social_type: 'google' }, { 'x-forwarded-host': host })
  const begin = async (host: string) => {
    const { body } = await ask(host)
    return new URL(new URL(body.data.authorise_url).searchParams.get('redirect_uri') ?? '').host
  }
  const { host } = new URL(site.origin)
  expect(await begin(`jp.${host}`)).toBe(`jp.${host}`)
  expect((await ask(`${host}.evil.example`)).status).toBe(421)
})
