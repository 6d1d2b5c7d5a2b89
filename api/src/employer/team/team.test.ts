import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { TeamMember } from '@jobspan/shared-kit/contracts/employer/company-team'
import { eq } from 'drizzle-orm'
import {
  addJobs,
  employerEnvironment,
  registerCompleteMember,
  sendMessageAs,
  startChatAs,
} from '../../chats/chat-fixture.ts'
import { removeRecruiter } from '../../companies/remove-recruiter.ts'
import { recruiters } from '../../companies/tables.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  addPerson,
  type EmployerCalls,
  employerCalls,
  findPerson,
  organisationOf,
  type Person,
} from '../employer-fixture.ts'

let api: TestApp
let calls: EmployerCalls
let admin: Person
let coordinator: Person
let recruiter: Person
let waiting: Person
let ken: Person

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  calls = employerCalls(api)
  ken = await findPerson(api, 2, 'Ken')
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  // One admin at a time.
  await api.db.update(recruiters).set({ role: 'recruiter' }).where(eq(recruiters.role, 'admin'))
  admin = await addPerson(api, 1, { role: 'admin' })
  coordinator = await addPerson(api, 1, { role: 'coordinator' })
  recruiter = await addPerson(api, 1)
  waiting = await addPerson(api, 1, { verifiedAt: null })
})

const by = (who: Person, facts: object = {}) => ({ recruiter_id: who.id, ...facts })
const verify = (who: Person, whom: Person) => calls.post(`/team/${whom.id}/verify`, by(who))
const update = (who: Person, whom: Person, facts: object) => calls.patch(`/team/${whom.id}/update`, by(who, facts))
const remove = (who: Person, whom: Person) => calls.delete(`/team/${whom.id}/delete?recruiter_id=${who.id}`)
const transfer = (who: Person, whom: Person) => calls.post(`/team/${whom.id}/transfer`, by(who))
const reply = (who: Person, text: string | null) => calls.put('/team/auto-reply', by(who, { text }))
const join = (facts: object, server = calls) => server.post('/team/join', { company_id: 1, ...facts })
const team = async (who = admin): Promise<TeamMember[]> =>
  (await calls.get(`/team?recruiter_id=${who.id}`)).body.data.items
const member = async (whom: Person) => (await team()).find(({ id }) => id === whom.id)

test('everybody of a company sees its people: the admin first, who waits last', async () => {
  const listed = await team(recruiter)
  expect(listed[0]).toMatchObject({ id: admin.id, role: 'admin', is_verified: true })
  expect(listed.find(({ id }) => id === waiting.id)).toMatchObject({ is_verified: false })
  const firstWaiting = listed.findIndex(({ is_verified: isVerified }) => !isVerified)
  expect(listed.slice(firstWaiting).some(({ is_verified: isVerified }) => isVerified)).toBe(false)
  expect(listed.map(({ id }) => id)).not.toContain(ken.id)
})

describe('whoever asks to join', () => {
  test('waits for the admin, unless the company has none', async () => {
    const { body } = await join({ name: '  Wen  ', title: 'Recruiter' })
    expect(body.data).toMatchObject({ name: 'Wen', title: 'Recruiter', role: 'recruiter', is_verified: false })
    const asWen = { id: body.data.id, companyId: 1 }
    expect((await calls.get(`/jobs?recruiter_id=${asWen.id}`)).body.code).toBe(40005)
    expect((await verify(asWen, asWen)).body.code).toBe(40005)
    expect((await verify(recruiter, asWen)).body.code).toBe(40005)
    expect((await verify(coordinator, asWen)).body.code).toBe(40005)
    expect((await verify(admin, asWen)).status).toBe(200)
    expect((await calls.get(`/jobs?recruiter_id=${asWen.id}`)).status).toBe(200)
    expect((await join({ name: 'Wen' })).body).toMatchObject({ code: 40001, errors: { name: ['taken'] } })
    await remove(admin, asWen)
    expect((await join({ name: 'Wen' })).body.data).toMatchObject({ id: asWen.id, is_verified: false })
  })

  // Whom operators had removed asked to join again, and was back: at once and as admin, where they had been the only one.
  test('does not come back after an operator removed them', async () => {
    const [{ name } = { name: '' }] = await api.db
      .select({ name: recruiters.name })
      .from(recruiters)
      .where(eq(recruiters.id, admin.id))
    await removeRecruiter(api.db, admin.id)
    expect(await join({ name })).toMatchObject({ status: 403, body: { code: 40005 } })
  })

  test('of five who are the first at once, one becomes admin', async () => {
    const names = Array.from({ length: 5 }, () => crypto.randomUUID())
    const joined = await Promise.all(names.map((name) => join({ company_id: 2, name })))
    const roles = joined.map(({ body }) => body.data.role).toSorted()
    expect(roles).toEqual(['admin', 'recruiter', 'recruiter', 'recruiter', 'recruiter'])
  })

  test('joins companies of the organisation alone', async () => {
    const { calls: others } = await organisationOf(api, [2])
    expect((await join({ name: 'Nobody' }, others)).body.code).toBe(40004)
    expect((await join({ name: 'Nobody', company_id: 99_999 })).body.code).toBe(40004)
    expect((await others.get(`/team?recruiter_id=${admin.id}`)).body.code).toBe(40004)
  })
})

test('roles and permissions are the admin’s to give', async () => {
  for (const who of [recruiter, coordinator]) {
    expect((await update(who, recruiter, { permissions: ['auto_reply'] })).body.code).toBe(40005)
  }
  await update(admin, recruiter, { permissions: ['auto_reply', 'auto_reply', 'mask_salary'] })
  expect(await member(recruiter)).toMatchObject({ role: 'recruiter', permissions: ['auto_reply', 'mask_salary'] })
  // What did nothing is no permission any more.
  expect((await update(admin, recruiter, { permissions: ['talent_analysis'] })).status).toBe(422)
  await update(admin, recruiter, { role: 'coordinator' })
  expect(await member(recruiter)).toMatchObject({ role: 'coordinator' })
  expect((await update(admin, recruiter, { role: 'recruiter' })).body.code).toBe(40022)
  expect((await update(admin, admin, { role: 'recruiter' })).body.code).toBe(40023)
  expect((await update(admin, waiting, { role: 'coordinator' })).body.code).toBe(40005)
  expect((await update(admin, recruiter, { role: 'admin' })).status).toBe(422)
  expect((await update(admin, ken, { permissions: [] })).body.code).toBe(40004)
  expect((await update(ken, recruiter, { permissions: [] })).body.code).toBe(40004)
})

test('a coordinator stays, recruiters leave or are removed, the admin leaves after a transfer', async () => {
  const other = await addPerson(api, 1)
  expect((await remove(other, recruiter)).body.code).toBe(40005)
  expect((await remove(admin, coordinator)).body.code).toBe(40022)
  expect((await remove(coordinator, coordinator)).body.code).toBe(40022)
  expect((await remove(admin, admin)).body.code).toBe(40023)
  expect((await remove(recruiter, recruiter)).status).toBe(200)
  expect((await remove(admin, waiting)).status).toBe(200)
  expect(await member(recruiter)).toBeUndefined()
  expect((await remove(admin, recruiter)).body.code).toBe(40004)
  expect((await transfer(coordinator, other)).body.code).toBe(40005)
  expect((await transfer(admin, waiting)).body.code).toBe(40004)
  expect((await transfer(admin, admin)).body.code).toBe(40005)
  expect((await transfer(admin, coordinator)).body.code).toBe(40022)
  expect((await transfer(admin, other)).status).toBe(200)
  expect(await member(other)).toMatchObject({ role: 'admin' })
  expect(await member(admin)).toMatchObject({ role: 'recruiter' })
  expect((await remove(admin, admin)).status).toBe(200)
  expect((await verify(admin, waiting)).body.code).toBe(40005)
})

test('ownership that is transferred to two at once goes to one', async () => {
  const others = [await addPerson(api, 1), await addPerson(api, 1)]
  const answers = await Promise.all(others.map((other) => transfer(admin, other)))
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual([0, 40005])
  expect((await team(coordinator)).filter(({ role }) => role === 'admin')).toHaveLength(1)
})

describe('the automatic reply', () => {
  const begin = async () => {
    const seeker = await registerCompleteMember(api)
    const chat = (await startChatAs(seeker, 1)).body.data
    const read = async () => (await seeker.get(`/api/jobApplication/chats/${chat.id}/messages`)).body.data.items
    const texts = async () => (await read()).map(({ text }: { text: string }) => text)
    return { seeker, chat, texts }
  }
  let mei: Person
  beforeEach(async () => {
    mei = await findPerson(api, 1, 'Mei')
    await api.db
      .update(recruiters)
      .set({ permissions: ['auto_reply'], autoReply: null, leftAt: null })
      .where(eq(recruiters.id, mei.id))
  })

  test('needs the permission, which admins and coordinators have', async () => {
    expect((await reply(recruiter, 'Thanks')).body.code).toBe(40005)
    expect((await reply(coordinator, 'Thanks')).body.data).toMatchObject({ auto_reply: 'Thanks' })
    expect((await reply(mei, '')).status).toBe(422)
    expect((await reply(mei, null)).body.data).toMatchObject({ auto_reply: null })
  })

  test('answers a chat that begins, once', async () => {
    await reply(mei, 'We answer within a day.')
    const { seeker, chat, texts } = await begin()
    expect(chat).toMatchObject({ unread_count: 1, last_message: { sender: 'recruiter' } })
    expect(await texts()).toEqual(['Good morning', 'We answer within a day.'])
    await sendMessageAs(seeker, chat.id, 'Thank you')
    await startChatAs(seeker, 2, { text: 'And this?', is_switch_confirmed: true })
    expect((await texts()).filter((text: string) => text === 'We answer within a day.')).toHaveLength(1)
  })

  test('is not sent where there is none, nor without the permission that it was set with', async () => {
    expect(await (await begin()).texts()).toEqual(['Good morning'])
    await reply(mei, 'We answer within a day.')
    await update(admin, mei, { permissions: [] })
    expect(await (await begin()).texts()).toEqual(['Good morning'])
  })

  test('whoever left can be written to no more, and chats with them say so', async () => {
    const { seeker, chat } = await begin()
    await remove(admin, mei)
    expect((await seeker.get(`/api/jobApplication/chats/${chat.id}`)).body.data.is_open).toBe(false)
    expect((await sendMessageAs(seeker, chat.id, 'Hello?')).body.code).toBe(40005)
    expect((await seeker.get('/api/jobApplication/jobs/1/chat')).body.data).toBeNull()
    expect((await startChatAs(await registerCompleteMember(api), 1)).body.code).toBe(40004)
  })
})
