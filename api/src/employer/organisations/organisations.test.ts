import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { addJobs, employerEnvironment, registerCompleteMember, startChatAs } from '../../chats/chat-fixture.ts'
import { addOrganisation, disableOrganisation } from '../../companies/organisations/organisation-repository.ts'
import { companies, employerOrganisations, recruiters } from '../../companies/tables.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { employerCalls, organisationOf } from '../employer-fixture.ts'

let api: TestApp
let harbour: Awaited<ReturnType<typeof organisationOf>>
let member: Awaited<ReturnType<typeof registerCompleteMember>>
let chat: { id: number; recruiter: { id: number } }
let other: typeof chat

beforeAll(async () => {
  api = await createTestApp({ ...employerEnvironment, RATE_LIMIT_FACTOR: '100' })
  await addJobs(api)
  harbour = await organisationOf(api, [1])
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.update(recruiters).set({ leftAt: null, verifiedAt: new Date() })
  member = await registerCompleteMember(api)
  chat = (await startChatAs(member, 1)).body.data
  other = (await startChatAs(member, 7)).body.data
})

/** Every call that names a recruiter, of the chat and recruiter given. */
const callsOf = ({ id, recruiter }: typeof chat) =>
  [
    ['get', `/chats?recruiter_id=${recruiter.id}`],
    ['get', `/chats/${id}/messages?recruiter_id=${recruiter.id}`],
    ['post', `/chats/${id}/messages`, { recruiter_id: recruiter.id, client_id: crypto.randomUUID(), text: 'Hi' }],
    ['post', `/chats/${id}/read`, { recruiter_id: recruiter.id, message_id: 1 }],
    ['post', `/chats/${id}/typing`, { recruiter_id: recruiter.id }],
    ['post', '/presence', { recruiter_id: recruiter.id, is_online: true }],
  ] as const

test('an organisation answers for its company', async () => {
  const sent = { recruiter_id: chat.recruiter.id, client_id: crypto.randomUUID(), text: 'Hi' }
  expect((await harbour.calls.post(`/chats/${chat.id}/messages`, sent)).status).toBe(200)
  const { items } = (await harbour.calls.get('/chats')).body.data
  expect(new Set(items.map((item: typeof chat) => item.recruiter.id))).toEqual(new Set([chat.recruiter.id]))
})

test('any organisation is told who comes from the site, by the code that the member brings', async () => {
  const { url } = (await member.post('/api/auth/hand-off', {})).body.data
  const redeem = async (secret: string) => {
    const authorization = `Basic ${Buffer.from(`${harbour.clientId}:${secret}`).toString('base64')}`
    const code = new URL(url).searchParams.get('code')
    return api.visitor().post('/api/auth/hand-off/redeem', { code }, { authorization })
  }
  expect((await redeem('wrong')).body.code).toBe(40002)
  expect((await redeem(harbour.secret)).body.data.user.id).toBe(member.id)
})

test('another company’s recruiters and chats do not exist for it', async () => {
  for (const [method, path, body] of callsOf(other)) {
    const { status, body: answer } = await harbour.calls[method](path, body)
    expect(`${path} ${status} ${answer.code}`).toBe(`${path} 404 40004`)
  }
  expect((await employerCalls(api).get(`/chats?recruiter_id=${other.recruiter.id}`)).status).toBe(200)
})

test.each(['verifiedAt', 'leftAt'] as const)(
  'nobody acts for a recruiter by whose %s they are not in the company',
  async (column) => {
    const value = column === 'verifiedAt' ? null : new Date()
    await api.db
      .update(recruiters)
      .set({ [column]: value })
      .where(eq(recruiters.id, chat.recruiter.id))
    for (const [method, path, body] of callsOf(chat)) {
      const { status, body: answer } = await harbour.calls[method](path, body)
      expect(`${path} ${status} ${answer.code}`).toBe(`${path} 403 40005`)
    }
  },
)

test('wrong credentials open nothing', async () => {
  const { clientId, secret } = harbour
  for (const wrong of [
    { clientId, secret: `${secret}x` },
    { clientId, secret: '' },
    { clientId: 'employer', secret },
    { clientId: `${clientId}x`, secret },
    { clientId: '', secret },
    { clientId: `${clientId}\0`, secret },
    // The environment's secret, under another name than its own.
    { clientId, secret: 'a secret of the employer site' },
  ]) {
    const refused = await employerCalls(api, wrong).get('/chats')
    expect(refused).toMatchObject({ status: 401, body: { code: 40002 } })
    expect(refused.headers['www-authenticate']).toMatch(/^Basic/)
  }
})

test('credentials that are disabled open nothing, and the company may have others', async () => {
  const { id } = (
    await api.db
      .insert(companies)
      .values(await copyOfCompany())
      .returning({ id: companies.id })
  )[0] ?? { id: 0 }
  const first = await organisationOf(api, [id])
  expect((await first.calls.get('/chats')).status).toBe(200)
  await expect(addOrganisation(api.db, 'Another', [id])).rejects.toThrow(
    `another organisation speaks for company ${id}`,
  )
  await expect(addOrganisation(api.db, 'Another', [id, 99_999])).rejects.toThrow('no company has the id 99999')
  await disableOrganisation(api.db, first.clientId)
  expect((await first.calls.get('/chats')).body.code).toBe(40002)
  await expect(disableOrganisation(api.db, first.clientId)).rejects.toThrow('no organisation in use')
  const second = await organisationOf(api, [id])
  expect((await second.calls.get('/chats')).status).toBe(200)
})

const copyOfCompany = async () => {
  const [{ id: _, ...row } = { id: 0 } as never] = await api.db.select().from(companies).limit(1)
  return { ...row, identifier: crypto.randomUUID() }
}

test('only the hash of a secret is kept', async () => {
  expect(JSON.stringify(await api.db.select().from(employerOrganisations))).not.toContain(harbour.secret)
})

describe('with limits', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await createTestApp({ ...employerEnvironment, RATE_LIMIT_FACTOR: '1' })
    await addJobs(api)
  }, 120_000)
  afterAll(() => api.close())

  test('whoever tries secrets is stopped for a minute, and the right one with them; others go on', async () => {
    const { clientId, calls } = await organisationOf(api, [1])
    const guess = employerCalls(api, { clientId, secret: 'a guess' })
    for (let count = 0; count < 30; count += 1) expect((await guess.get('/chats')).body.code).toBe(40002)
    const refused = await guess.get('/chats')
    expect(refused).toMatchObject({ status: 429, body: { code: 40006 } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await calls.get('/chats')).status).toBe(429)
    expect((await employerCalls(api).get('/chats')).status).toBe(200)
  })
})
