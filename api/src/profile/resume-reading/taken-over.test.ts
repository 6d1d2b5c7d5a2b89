import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { sql } from 'drizzle-orm'
import { experienceBody } from '../../testing/profile-bodies.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { resumeTakeOvers } from '../tables/resumes.ts'
import { deleteOldTakeOvers } from './taken-over.ts'

const takeOverPath = '/api/jobseeker/resume/take-over'

let api: TestApp
let member: ReturnType<TestApp['visitor']>

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  await member.register()
})

const profile = async () => {
  const { completion: _, ...parts } = (await member.get('/api/jobseekers/profile')).body.data
  return parts
}
const undo = (id: string) => member.post(`${takeOverPath}/${id}/undo`, {})
const newJob = { id: 'job', section: 'work_experiences', fields: experienceBody({ company_name: 'Lakeside' }) }
const newSkill = { id: 'skill', section: 'skills', fields: { name: 'Payroll' } }

/** A profile with a job, a summary and a name, of which a take-over changes each and adds a job and a skill. */
const takeOverAll = async () => {
  const created = await member.post(
    '/api/jobseeker/work-experiences/create',
    experienceBody({ company_name: 'Harbour' }),
  )
  const [{ id }] = created.body.data.items
  await member.patch('/api/jobseeker/me', { first_name: 'May', home_address: '1 Quay' })
  await member.put('/api/jobseekers/career-summary', { text: 'I keep books.' })
  const before = await profile()
  const { body } = await member.post(takeOverPath, {
    items: [
      { id: 'me', section: 'basic_info', fields: { first_name: 'Mei', home_address: '2 Quay' } },
      { id: 'about', section: 'career_summary', fields: { text: 'I keep the books of three shops.' } },
      { id: 'old', section: 'work_experiences', record_id: id, fields: { job_title: 'Controller' } },
      // Two lines of a file can be about one job.
      { id: 'again', section: 'work_experiences', record_id: id, fields: { description: 'Closed the month on time.' } },
      newJob,
      newSkill,
    ],
  })
  expect(body.data.items.map(({ code }: { code: number | null }) => code)).toEqual(Array(6).fill(null))
  return { before, id: body.data.take_over_id as string, jobId: id as number, items: body.data.items }
}

/** Versions count what happens, so they go on. */
const withoutVersions = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, part) => (key === 'version' ? 0 : part)))

// The page undid in several calls: each added record was deleted by itself and what was replaced written back after that. A tab that was
// closed, or a connection that broke, in the middle left a profile of both.
describe('taking back what was taken over', () => {
  test('leaves the profile as it was, in one call, and once more changes nothing', async () => {
    const { before, id } = await takeOverAll()
    const { status, body } = await undo(id)
    expect(status).toBe(200)
    expect(withoutVersions(await profile())).toEqual(withoutVersions(before))
    expect(body.data.profile.user.first_name).toBe('May')
    await member.post('/api/jobseekers/skills/create', { name: 'Payroll', skill_id: null, proficiency_id: null })
    expect((await undo(id)).status).toBe(200)
    expect((await profile()).skills).toHaveLength(1)
  })

  test.each([
    [
      'a record that it added',
      (items: { id: string; record_id: number }[]) =>
        member.patch(
          `/api/jobseeker/work-experiences/${items.find(({ id }) => id === 'job')?.record_id}/update`,
          experienceBody({ job_title: 'Auditor' }),
        ),
    ],
    ['a fact that it changed', () => member.patch('/api/jobseeker/me', { first_name: 'Ming' })],
    ['the summary', () => member.put('/api/jobseekers/career-summary', { text: 'Something else.' })],
  ])('is refused whole, in plain words, after the member edited %s', async (_, edit) => {
    const { id, items } = await takeOverAll()
    expect((await edit(items)).status).toBe(200)
    const edited = await profile()
    const { status, body } = await undo(id)
    expect([status, body.code]).toEqual([409, errorCode.takeOverChanged])
    expect(body.message).toMatch(/^You've edited some of this since you added it, so nothing was removed\./)
    expect(await profile()).toEqual(edited)
  })

  test('leaves alone what it did not write, and what the member deleted themselves', async () => {
    const { id, items } = await takeOverAll()
    const [job] = items.filter((each: { id: string }) => each.id === 'job')
    await member.delete(`/api/jobseeker/work-experiences/${job.record_id}/delete`)
    await member.patch('/api/jobseeker/me', { last_name: 'Lim' })
    expect((await undo(id)).status).toBe(200)
    expect(await profile()).toMatchObject({
      user: { first_name: 'May', last_name: 'Lim' },
      skills: [],
      work_experiences: [{ company_name: 'Harbour' }],
    })
  })

  test('is for the last take-over of a member, for a day', async () => {
    const first = await member.post(takeOverPath, { items: [newJob] })
    const second = await member.post(takeOverPath, { items: [newSkill] })
    const nothing = await member.post(takeOverPath, { items: [{ ...newSkill, id: 'again' }] })
    expect(nothing.body.data.take_over_id).toBeNull()
    expect((await undo(first.body.data.take_over_id)).body.code).toBe(errorCode.notFound)
    const other = api.visitor()
    await other.register()
    const secondId = second.body.data.take_over_id
    expect((await other.post(`${takeOverPath}/${secondId}/undo`, {})).body.code).toBe(errorCode.notFound)
    await api.db.update(resumeTakeOvers).set({ takenAt: sql`now() - interval '25 hours'` }).where(sql`id = ${secondId}`)
    await deleteOldTakeOvers(api.db)
    expect((await undo(secondId)).body.code).toBe(errorCode.notFound)
    expect(await profile()).toMatchObject({
      work_experiences: [{ company_name: 'Lakeside' }],
      skills: [{ name: 'Payroll' }],
    })
  })
})
