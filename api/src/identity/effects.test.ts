import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { addJobs, employerEnvironment, registerCompleteMember, startChatAs } from '../chats/chat-fixture.ts'
import { addPerson, type EmployerCalls, employerCalls, findPerson, type Person } from '../employer/employer-fixture.ts'
import { upsertJobs } from '../jobs/upsert-jobs.ts'
import { preferenceBody } from '../testing/profile-bodies.ts'
import { jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { identityVerifications } from './tables.ts'

type Member = Awaited<ReturnType<typeof registerCompleteMember>>
const [citizen, permanentResident, sPass] = [1, 2, 8]
const roles = { [citizen]: 'citizen', [permanentResident]: 'permanent_resident', [sPass]: 'pass_holder' } as const

let api: TestApp
let calls: EmployerCalls
let mei: Person
let restricted: number

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  await upsertJobs(api.db, [
    jobRecord({
      identifier: 'restricted',
      title: 'Ledger clerk',
      eligibility: { identityIds: [citizen, permanentResident], text: 'Singapore citizens and PRs only' },
    }),
    jobRecord({ identifier: 'worded', title: 'Cashier', eligibility: { identityIds: [], text: 'A clean record' } }),
  ])
  calls = employerCalls(api)
  mei = await findPerson(api, 1, 'Mei')
  restricted = 8
}, 120_000)
afterAll(() => api.close())
afterEach(() => api.db.delete(identityVerifications))

const verify = async (member: { id: number }, identity: keyof typeof roles, facts = {}) => {
  await api.db.insert(identityVerifications).values({
    userId: member.id,
    issuer: 'https://issuer.example',
    subjectHash: `hash of ${member.id}`,
    userIdentityId: identity,
    verifyRole: roles[identity] ?? 'foreigner',
    checked: ['name', 'residential_status'],
    ...facts,
  })
}
const apply = (member: Member, jobId: number) =>
  member.post(
    `/api/data/jobs/${jobId}/applications`,
    { source: 'job_search' },
    { 'idempotency-key': crypto.randomUUID() },
  )
const eligibility = async (member: Member, jobId: number) =>
  (await member.get(`/api/jobApplication/jobs/${jobId}/eligibility`)).body.data

describe('a job that is open to some identities', () => {
  test('says so on its page, in the reader’s language', async () => {
    const member = api.visitor()
    await member.guest()
    const job = async (id: number, language = '1') =>
      (await member.get(`/api/job/jobs/${id}`, { 'language-id': language })).body.data.eligibility
    expect(await job(restricted)).toEqual({
      user_identities: [
        { id: citizen, value: 'Singapore citizen' },
        { id: permanentResident, value: 'Singapore permanent resident' },
      ],
      text: 'Singapore citizens and PRs only',
    })
    expect((await job(restricted, '4')).user_identities[0]).toEqual({ id: citizen, value: 'シンガポール国民' })
    expect(await job(restricted + 1)).toEqual({ user_identities: [], text: 'A clean record' })
    expect(await job(1)).toBeNull()
  })

  test.each([
    ['not_verified', null, {}],
    ['mismatch', sPass, {}],
    ['expired', citizen, { validUntil: '2026-01-31' }],
  ] as const)('refuses an application and a chat: %s', async (reason, identity, facts) => {
    const member = await registerCompleteMember(api)
    if (identity !== null) await verify(member, identity, facts)
    expect(await eligibility(member, restricted)).toMatchObject({ is_eligible: false, reason })
    const applied = await apply(member, restricted)
    expect(applied).toMatchObject({ status: 403, body: { code: 41274, errors: { identity: [reason] } } })
    expect(applied.body.message).toBe(
      'The identity information does not match. This job is only open to: Singapore citizen or Singapore permanent resident.',
    )
    const chat = await startChatAs(member, restricted)
    expect(chat).toMatchObject({ status: 403, body: { code: 41274, errors: { identity: [reason] } } })
    expect(chat.body.message).toMatch(/only open to specific eligibility, so the chat cannot start/)
    expect((await member.get('/api/jobApplication/chats')).body.data.total).toBe(0)
  })

  test('takes who is one of them', async () => {
    const member = await registerCompleteMember(api)
    await verify(member, permanentResident)
    expect(await eligibility(member, restricted)).toMatchObject({ is_eligible: true, reason: null })
    expect((await startChatAs(member, restricted)).status).toBe(200)
    expect((await apply(member, restricted)).status).toBe(201)
  })

  test('a chat does not switch to it, and one that is about it goes on', async () => {
    const member = await registerCompleteMember(api)
    await startChatAs(member, 1)
    const switched = () => startChatAs(member, restricted, { is_switch_confirmed: true })
    expect((await switched()).body.code).toBe(41274)
    await verify(member, citizen)
    expect((await switched()).body.code).toBe(0)
    await api.db.delete(identityVerifications).where(eq(identityVerifications.userId, member.id))
    expect((await switched()).body.code).toBe(0)
  })

  test('jobs without conditions, or with words alone, are open to everybody', async () => {
    const member = await registerCompleteMember(api)
    expect(await eligibility(member, 1)).toEqual({ is_eligible: true, reason: null, eligibility: null })
    expect(await eligibility(member, restricted + 1)).toMatchObject({ is_eligible: true })
    expect((await apply(member, restricted + 1)).status).toBe(201)
    expect((await member.get('/api/jobApplication/jobs/99999/eligibility')).status).toBe(404)
  })
})

describe('what employers see', () => {
  const badge = {
    user_identity: { id: citizen, value: 'Singapore citizen' },
    verify_role: 'citizen',
    checked: ['name', 'residential_status'],
    verified_at: expect.stringMatching(/Z$/),
  }

  test('applications of verified members come first, and say why', async () => {
    const [first, second, third] = [
      await registerCompleteMember(api),
      await registerCompleteMember(api),
      await registerCompleteMember(api),
    ]
    for (const member of [first, second, third]) await apply(member, 2)
    await verify(first, citizen)
    await verify(second, sPass, { validUntil: '2026-01-31' })
    const { items } = (await calls.get(`/jobs/2/applications?recruiter_id=${mei.id}`)).body.data
    expect(items.map(({ seeker }: { seeker: { id: number } }) => seeker.id)).toEqual([first.id, third.id, second.id])
    expect(items[0]).toMatchObject({ identity: badge, order_reasons: ['identity_verified'] })
    expect(items[1]).toMatchObject({ identity: null, order_reasons: [] })
    const opened = await calls.post(`/applications/${items[0].id}/open`, { recruiter_id: mei.id })
    expect(opened.body.data.identity).toEqual(badge)
  })

  test('verified members are found first, on every page', async () => {
    const members: Member[] = []
    for (const _ of [1, 2, 3, 4]) members.push(await registerCompleteMember(api))
    const [oldest, second] = members as [Member, Member, Member, Member]
    await verify(oldest, citizen)
    await verify(second, permanentResident)
    const page = async (number: number, size = 3) =>
      (await calls.get(`/seekers?recruiter_id=${mei.id}&size=${size}&page=${number}`)).body.data
    const all = (await page(1, 60)).items.map(({ id }: { id: number }) => id)
    expect(all.slice(0, 2)).toEqual([second.id, oldest.id])
    expect(new Set(all).size).toBe(all.length)
    const [one, two] = [await page(1), await page(2)]
    expect([...one.items, ...two.items].map(({ id }: { id: number }) => id)).toEqual(all.slice(0, 6))
    expect(one.items[1]).toMatchObject({ identity: badge, order_reasons: ['identity_verified'] })
    expect(one.items[2]).toMatchObject({ identity: null, order_reasons: [] })
  })

  test('the chat shows the badge', async () => {
    const member = await registerCompleteMember(api)
    await startChatAs(member, 1)
    await verify(member, citizen)
    const chats = (await calls.get(`/chats?recruiter_id=${mei.id}&size=1`)).body.data
    expect(chats.items[0].identity).toEqual(badge)
  })

  test('each company that saw the badge is in the member’s record, once', async () => {
    const member = await registerCompleteMember(api)
    await apply(member, 1)
    await verify(member, citizen)
    const [colleague] = [await addPerson(api, 1)]
    for (const person of [mei, colleague]) await calls.get(`/jobs/1/applications?recruiter_id=${person.id}&size=60`)
    const { items } = (await member.get('/api/auth/sg/singpass/sharing-records')).body.data
    expect(items).toMatchObject([{ kind: 'shown', fields: [], company: { id: 1, name: 'Harbour Foods' } }])
  })
})

test('recommendations put what is open to the member’s identity first, and leave out what is not', async () => {
  const members = [
    await registerCompleteMember(api),
    await registerCompleteMember(api),
    await registerCompleteMember(api),
  ]
  const [matching, other, unverified] = members as [Member, Member, Member]
  await upsertJobs(api.db, [
    jobRecord({ identifier: 'keeper-open', title: 'Lighthouse keeper', postedAt: new Date() }),
    jobRecord({
      identifier: 'keeper-restricted',
      title: 'Lighthouse keeper',
      postedAt: new Date('2026-10-01'),
      eligibility: { identityIds: [citizen], text: null },
    }),
  ])
  await verify(matching, citizen)
  await verify(other, sPass)
  const keepers = async (member: Member) => {
    await member.post('/api/jobseeker/job-preferences/create', preferenceBody({ job_title: 'Lighthouse keeper' }))
    const { items } = (await member.get('/api/job/recommendation/jobs?size=30')).body.data
    return items.flatMap(({ id, title }: { id: number; title: string }) => (title === 'Lighthouse keeper' ? [id] : []))
  }
  const [open_, closed] = [restricted + 2, restricted + 3]
  expect(await keepers(matching)).toEqual([closed, open_])
  expect(await keepers(other)).toEqual([open_])
  expect(await keepers(unverified)).toEqual([open_, closed])
})

test('where nobody can be verified, conditions are shown and nobody is turned away', async () => {
  const { createTestApp } = await import('../testing/test-app.ts')
  const api = await createTestApp({ ...employerEnvironment, DEMO: '0' })
  try {
    await addJobs(api)
    await upsertJobs(api.db, [
      jobRecord({ identifier: 'restricted', eligibility: { identityIds: [citizen], text: null } }),
    ])
    const member = await registerCompleteMember(api)
    const shown = (await member.get('/api/jobApplication/jobs/8/eligibility')).body.data
    expect(shown).toMatchObject({ is_eligible: true, eligibility: { user_identities: [{ id: citizen }] } })
    expect((await startChatAs(member, 8)).status).toBe(200)
    const begun = await member.post('/api/auth/sg/singpass/generate-authorise-url', {
      redirect_uri: 'http://localhost:3000/singpass/callback',
    })
    expect(begun).toMatchObject({ status: 404, body: { code: 40004 } })
    expect((await member.get('/api/auth/sg/singpass/jwks')).status).toBe(404)
    expect((await member.get('/dev/singpass/.well-known/openid-configuration')).status).toBe(404)
    expect((await member.get('/api/auth/sg/singpass/status')).body.data.is_available).toBe(false)
  } finally {
    await api.close()
  }
}, 60_000)
