import { afterEach, describe, expect, test } from '@jest/globals'
import { identityCookies } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import { eq, sql } from 'drizzle-orm'
import { IdentityBrowser } from '../testing/identity-browser.ts'
import { createTestApp } from '../testing/test-app.ts'
import { deleteOldIdentityData } from './delete-old-identity-data.ts'
import { createIdentityFixture } from './identity-fixture.ts'
import { identityChecks, identityFlows, identityVerifications } from './tables.ts'

const shared = { id: expect.any(Number), failure: null }
const failedWith = (reason: string) => ({ id: null, uinfin: null, name: null, failure: { reason } })

const { site, newMember } = createIdentityFixture(createTestApp)
const db = () => site.api.db
// A person is verified in one account: the next test’s members are the same people.
afterEach(() => db().delete(identityVerifications))

test('a citizen shares, sees the seven rows, confirms and is verified', async () => {
  const { browser, id } = await newMember()
  expect(await browser.status()).toEqual({
    is_available: true,
    verification: null,
    is_waiting: false,
    is_stand_in: true,
    reads_full_number: false,
  })
  const { status, body } = await browser.begin()
  expect([status, body.data.expires_in]).toEqual([200, 60])
  const address = new URL(body.data.authorise_url)
  expect([...address.searchParams.keys()].toSorted()).toEqual(['client_id', 'request_uri'])

  browser.cookies.set(identityCookies.returnUrl, encodeURIComponent('/en-us/job/clerk-1?from=a&showSingpassInfo=1'))
  const callback = await browser.logInAtProvider(address.href, 'citizen')
  expect(await browser.answer(callback)).toBe('/en-us/job/clerk-1?from=a&showSingpassInfo=1')
  expect(browser.cookies.has(identityCookies.returnUrl)).toBe(false)
  const info = await browser.info()
  expect(info).toMatchObject({
    ...shared,
    uinfin: '101X',
    is_uinfin_revealable: false,
    name: 'TAN HUI LING',
    residential_status: 'CITIZEN',
    nationality: 'SINGAPORE CITIZEN',
    pass_type: null,
    pass_status: null,
    pass_expiry_date: null,
    verify_role: 'citizen',
  })
  // Loading the page again shows the same.
  expect(await browser.info()).toEqual(info)
  expect((await browser.status()).is_waiting).toBe(true)

  const verified = await browser.verify({ id: info.id })
  expect(verified.body.data).toMatchObject({
    new_user_identity: { id: 1, value: 'Singapore citizen' },
    verify_role: 'citizen',
    verification: { is_valid: true, valid_until: null, uinfin_last_four: '101X' },
  })
  const { verification, is_waiting } = await browser.status()
  expect([verification, is_waiting]).toEqual([verified.body.data.verification, false])
  expect(verification.checked).toEqual(['uinfin', 'name', 'residential_status', 'nationality'])
  expect(await browser.info()).toMatchObject(failedWith('nothing_waiting'))
  expect(await db().select().from(identityChecks).where(eq(identityChecks.userId, id))).toEqual([])
  expect((await browser.records()).map(({ kind }: { kind: string }) => kind)).toEqual(['confirmed', 'received'])
})

test.each([
  ['permanent-resident', 2, 'permanent_resident'],
  ['employment-pass', 3, 'pass_holder'],
  ['employment-pass-q', 3, 'pass_holder'],
  ['personalised-employment-pass', 4, 'pass_holder'],
  ['one-pass', 5, 'pass_holder'],
  ['tech-pass', 6, 'pass_holder'],
  ['entrepass', 7, 'pass_holder'],
  ['s-pass', 8, 'pass_holder'],
  ['work-permit', 9, 'pass_holder'],
  ['training-employment-pass', 10, 'pass_holder'],
  ['work-holiday-pass', 11, 'pass_holder'],
  ['miscellaneous-work-pass', 12, 'pass_holder'],
  ['dependants-pass', 13, 'pass_holder'],
  ['long-term-visit-pass', 14, 'pass_holder'],
  ['letter-of-consent', 15, 'pass_holder'],
  ['student-pass', 16, 'pass_holder'],
  ['ended-pass', 18, 'foreigner'],
  ['cancelled-pass', 18, 'foreigner'],
])('%s is identity %i, %s', async (persona, identity, role) => {
  const { browser } = await newMember()
  await browser.shareAs(persona)
  const { verify_role, pass_expiry_date } = await browser.info()
  const { body } = await browser.verify()
  expect([verify_role, body.data.verify_role, body.data.new_user_identity.id]).toEqual([role, role, identity])
  expect(body.data.verification.valid_until).toBe(role === 'pass_holder' ? pass_expiry_date : null)
})

test('a field that is not shared is empty, and a citizen without a name is one all the same', async () => {
  const { browser } = await newMember()
  await browser.shareAs('no-name')
  expect(await browser.info()).toMatchObject({ ...shared, name: null, nationality: null, verify_role: 'citizen' })
  expect((await browser.verify()).body.data.verification.checked).toEqual(['uinfin', 'residential_status'])
})

test('half of the fields are too few: refused, and nothing is left', async () => {
  const { browser, id } = await newMember()
  await browser.shareAs('half')
  expect(await browser.info()).toMatchObject({ ...shared, name: 'LUCA ROSSI', verify_role: null })
  expect(await browser.verify()).toMatchObject({ status: 422, body: { code: 40030 } })
  expect((await browser.status()).verification).toBeNull()
  expect(await browser.info()).toMatchObject(failedWith('nothing_waiting'))
  expect(await db().select().from(identityChecks).where(eq(identityChecks.userId, id))).toEqual([])
})

test('the number is asked for in part alone, and the stored row is sealed', async () => {
  const { browser, id } = await newMember()
  await browser.shareAs('s-pass')
  const [row] = await db().select().from(identityChecks).where(eq(identityChecks.userId, id))
  expect(row?.sealed).not.toMatch(/LIM WEI JIE|216X/)
  expect((await browser.info('?reveal_uinfin=1')).uinfin).toMatch(/^\d{3}X$/)
})

test('the agency fails once: the call is made again', async () => {
  const { browser } = await newMember()
  await browser.shareAs('agency-fails-once')
  expect(await browser.info()).toMatchObject({ ...shared, name: 'ONG BEE HOON' })
})

test('the agency answers 502 each time: unavailable, and trying again later works', async () => {
  const { browser } = await newMember()
  expect(await browser.shareAs('agency-fails')).toContain('showSingpassInfo=1')
  expect(await browser.info()).toMatchObject({
    ...failedWith('unavailable'),
    failure: { reference: expect.any(String) },
  })
  expect(await browser.verify()).toMatchObject({ status: 404, body: { code: 40004 } })
  await browser.shareAs('citizen')
  expect(await browser.info()).toMatchObject(shared)
})

test('who cancels at the provider is told that they did', async () => {
  const { browser } = await newMember()
  await browser.answer(await browser.logInAtProvider(await browser.authoriseUrl(), 'cancel'))
  expect(await browser.info()).toMatchObject({ ...failedWith('refused'), failure: { reference: null } })
})

test('the window is closed half-way: nothing waits, and the flow is gone after its time', async () => {
  const { browser, id } = await newMember()
  await browser.open(await browser.authoriseUrl())
  expect(await browser.info()).toMatchObject(failedWith('nothing_waiting'))
  await db()
    .update(identityFlows)
    .set({ expiresAt: sql`now() - interval '61 minutes'` })
    .where(eq(identityFlows.userId, id))
  await deleteOldIdentityData(db(), site.api.app.sealKey)
  expect(await db().select().from(identityFlows).where(eq(identityFlows.userId, id))).toEqual([])
})

test('whoever comes back after ten minutes begins again', async () => {
  const { browser, id } = await newMember()
  const callback = await browser.logInAtProvider(await browser.authoriseUrl(), 'citizen')
  await db().update(identityFlows).set({ expiresAt: sql`now()` }).where(eq(identityFlows.userId, id))
  await browser.answer(callback)
  expect(await browser.info()).toMatchObject(failedWith('expired'))
})

test('skipping deletes what waits; so does a day', async () => {
  const { browser, id } = await newMember()
  await browser.shareAs('permanent-resident')
  await browser.authoriseUrl()
  expect((await browser.discard()).status).toBe(200)
  expect((await browser.discard()).status).toBe(200)
  expect(await browser.info()).toMatchObject(failedWith('nothing_waiting'))
  expect(await db().select().from(identityFlows).where(eq(identityFlows.userId, id))).toEqual([])
  // Back after skipping.
  await browser.shareAs('permanent-resident')
  expect(await browser.info()).toMatchObject(shared)
  await db().update(identityChecks).set({ expiresAt: sql`now()` }).where(eq(identityChecks.userId, id))
  expect(await browser.info()).toMatchObject(failedWith('nothing_waiting'))
  expect((await browser.verify()).status).toBe(404)
  await deleteOldIdentityData(db(), site.api.app.sealKey)
  expect(await db().select().from(identityChecks).where(eq(identityChecks.userId, id))).toEqual([])
  expect((await browser.records()).map(({ kind }: { kind: string }) => kind)).toEqual([
    'expired',
    'received',
    'discarded',
    'received',
  ])
})

test('a verification ends with its pass, and verifying again renews it', async () => {
  const { browser, id } = await newMember()
  await browser.shareAs('work-permit')
  await browser.verify()
  await db().update(identityVerifications).set({ validUntil: '2026-01-31' }).where(eq(identityVerifications.userId, id))
  expect((await browser.status()).verification.is_valid).toBe(false)
  await browser.shareAs('work-permit')
  expect((await browser.verify()).body.data.verification.is_valid).toBe(true)
})

test('withdrawing deletes the verification and keeps the record', async () => {
  const { browser, id } = await newMember()
  await browser.shareAs('student-pass')
  await browser.verify()
  for (const _ of [1, 2]) expect((await browser.withdraw()).body.data.verification).toBeNull()
  expect(await db().select().from(identityVerifications).where(eq(identityVerifications.userId, id))).toEqual([])
  expect(await browser.records()).toMatchObject([
    { kind: 'withdrawn', company: null, fields: expect.arrayContaining(['pass_type']) },
    { kind: 'confirmed' },
    { kind: 'received' },
  ])
})

describe('persons and accounts', () => {
  test('a person who is verified in another account is refused, until that is withdrawn there', async () => {
    const [first, second] = [await newMember(), await newMember()]
    await first.browser.shareAs('agency-fails-once')
    expect((await first.browser.verify()).status).toBe(200)
    await second.browser.shareAs('agency-fails-once')
    expect(await second.browser.verify()).toMatchObject({ status: 409, body: { code: 40028 } })
    expect(await second.browser.info()).toMatchObject(failedWith('nothing_waiting'))
    expect((await second.browser.status()).verification).toBeNull()
    expect((await first.browser.status()).verification).not.toBeNull()
    await first.browser.withdraw()
    await second.browser.shareAs('agency-fails-once')
    expect((await second.browser.verify()).status).toBe(200)
    expect((await first.browser.records())[0]).toMatchObject({ kind: 'withdrawn', company: null })
  })

  test('of two accounts that confirm one person at once, one is verified', async () => {
    const members = [await newMember(), await newMember(), await newMember()]
    for (const { browser } of members) await browser.shareAs('agency-fails-once')
    const answers = await Promise.all(members.map(({ browser }) => browser.verify()))
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([0, 40028, 40028])
  })

  test('another person than last time is refused, and the first verification stays', async () => {
    const { browser } = await newMember()
    await browser.shareAs('agency-fails-once')
    await browser.verify()
    const before = await browser.status()
    await browser.shareAs('no-name')
    expect(await browser.verify()).toMatchObject({ status: 409, body: { code: 40029 } })
    expect((await browser.status()).verification).toEqual(before.verification)
  })

  test('another account that signed in meanwhile gets nothing', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const callback = await member.browser.logInAtProvider(await member.browser.authoriseUrl(), 'half')
    expect(await other.browser.answer(callback)).toContain('showSingpassInfo=1')
    expect(await other.browser.info()).toMatchObject(failedWith('other_account'))
    expect((await other.browser.status()).is_waiting).toBe(false)
    // The flow is used up, for its owner too.
    await member.browser.answer(callback)
    expect(await member.browser.info()).toMatchObject(failedWith('nothing_waiting'))
    // What waits for somebody is not taken from them by another’s callback.
    await other.browser.shareAs('half')
    const again = await member.browser.logInAtProvider(await member.browser.authoriseUrl(), 'half')
    await other.browser.answer(again)
    expect(await other.browser.info()).toMatchObject(shared)
  })

  test('nobody signed in: led to the page, where nothing is taken', async () => {
    const { browser } = await newMember()
    const callback = await browser.logInAtProvider(await browser.authoriseUrl(), 'half')
    expect(await new IdentityBrowser(site.origin).answer(callback)).toBe(
      '/en-us/manage-profile/profile?showSingpassInfo=1',
    )
    expect(await browser.info()).toMatchObject(failedWith('nothing_waiting'))
  })
})

describe('tabs', () => {
  test('both tabs come back, and the first one’s dialog confirms nothing any more', async () => {
    const { browser } = await newMember()
    const [first, second] = [await browser.authoriseUrl(), await browser.authoriseUrl()]
    await browser.answer(await browser.logInAtProvider(first, 'half'))
    const { id } = await browser.info()
    await browser.answer(await browser.logInAtProvider(second, 'half'))
    const later = await browser.info()
    expect(later.id).not.toBe(id)
    expect(await browser.verify({ id })).toMatchObject({ status: 409, body: { code: 40021 } })
    expect(await browser.info()).toEqual(later)
  })

  test('a callback that is loaded again changes nothing', async () => {
    const { browser } = await newMember()
    const callback = await browser.logInAtProvider(await browser.authoriseUrl(), 'half')
    await browser.answer(callback)
    const info = await browser.info()
    expect(await browser.answer(callback)).toContain('showSingpassInfo=1')
    expect(await browser.info()).toEqual(info)
    expect(await browser.records()).toHaveLength(1)
  })

  test('of two callbacks at once, one is exchanged', async () => {
    const { browser } = await newMember()
    const callback = await browser.logInAtProvider(await browser.authoriseUrl(), 'half')
    await Promise.all([browser.answer(callback), browser.answer(callback)])
    expect(await browser.info()).toMatchObject(shared)
    expect(await browser.records()).toHaveLength(1)
  })
})

describe('addresses', () => {
  test.each([
    ['https://elsewhere.example/singpass/callback'],
    ['http://localhost:1/singpass/callback'],
    ['{origin}/singpass/callback?x=1'],
    ['{origin}/en-us/singpass/callback'],
  ])('the redirect_uri %s is refused', async (uri) => {
    const { browser } = await newMember()
    const body = { redirect_uri: uri.replace('{origin}', site.origin) }
    const answer = await browser.post('/api/auth/sg/singpass/generate-authorise-url', body)
    expect([answer.status, answer.body.code]).toEqual([422, 40001])
  })

  test.each([
    ['https://elsewhere.example/'],
    ['//elsewhere.example'],
    ['/\\elsewhere.example'],
    ['/api/jobseeker/me'],
    ['/singpass/callback?code=1'],
    [''],
  ])('the return URL %s leads to the profile', async (path) => {
    const { browser } = await newMember()
    browser.cookies.set(identityCookies.returnUrl, encodeURIComponent(path))
    expect(await browser.answer('/singpass/callback?code=1&state=2')).toBe(
      '/en-us/manage-profile/profile?showSingpassInfo=1',
    )
  })

  test('other countries give no address, and say so in the status', async () => {
    const { browser } = await newMember()
    const page = await browser.send('/api/auth/sg/singpass/generate-authorise-url', {
      method: 'POST',
      body: JSON.stringify({ redirect_uri: `${site.origin}/singpass/callback` }),
      headers: { 'content-type': 'application/json', 'x-requested-with': 'jobspan', 'country-id': '127' },
    })
    expect([page.status, JSON.parse(page.text).code]).toEqual([404, 40004])
    const status = await browser.send('/api/auth/sg/singpass/status', { headers: { 'country-id': '127' } })
    expect(JSON.parse(status.text).data.is_available).toBe(false)
  })
})
