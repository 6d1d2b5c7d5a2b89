import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import { unsealUser } from '../platform/session/session-user.ts'
import { countStatements } from '../testing/count-statements.ts'
import { educationBody, experienceBody, placeId, preferenceBody } from '../testing/profile-bodies.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { resumes } from './tables/resumes.ts'

const path = '/api/jobseekers/profile'
const complete = '/api/jobseekers/complete-profile'
const me = '/api/jobseeker/me'

let api: TestApp
let member: ReturnType<TestApp['visitor']>
let id: number

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  id = (await member.register()).body.data.user.id
})

const profile = async () => (await member.get(path)).body.data
const user = async () => (await member.get(me)).body.data.user
const addPreference = () => member.post('/api/jobseeker/job-preferences/create', preferenceBody())
const residence = () => member.patch(me, { location_id: placeId('tampines') })
const day = (years: number, days = 0) => {
  const date = new Date(Date.now() + days * 86_400_000)
  date.setUTCFullYear(date.getUTCFullYear() - years)
  return date.toISOString().slice(0, 10)
}

describe('the profile', () => {
  test('is empty for a new member', async () => {
    const { user: own, ...rest } = await profile()
    expect(own).toMatchObject({ id, first_name: 'Aiko', is_profile_completed: false })
    expect(rest).toEqual({
      facts: {
        date_of_birth: null,
        location_id: null,
        xp_lvl_id: null,
        notice_period_id: null,
        job_seeking_status: null,
        nationality_id: null,
        work_eligibility: [],
        job_seeker_type_id: null,
        working_since: null,
        available_from: null,
        home_address: null,
        version: 0,
      },
      preferences: [],
      work_experiences: [],
      educations: [],
      resumes: [],
      license_certifications: [],
      websites: [],
      skills: [],
      is_avatar_generated: false,
      languages: [],
      career_summary: { text: null, version: 0 },
      visibility: { visible_to: 'everyone', is_name_hidden: true, is_open_to_work: false },
      completion: expect.objectContaining({ percent: 5, next: 'work_experience' }),
    })
  })

  test('holds all that the member told, and nothing of others', async () => {
    const other = api.visitor()
    await other.register()
    await other.post('/api/jobseeker/job-preferences/create', preferenceBody({ job_title: 'Another’s' }))
    await addPreference()
    await residence()
    await member.post('/api/jobseeker/work-experiences/create', experienceBody())
    await member.post('/api/jobseeker/educations/create', educationBody())
    const [first, second] = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'].map((at) => new Date(at))
    const file = { userId: id, kind: 'pdf' as const, size: 1234 }
    await api.db.insert(resumes).values([
      { ...file, filename: 'Older', fileKey: `${id} older`, uploadedAt: first },
      { ...file, filename: 'Newer', fileKey: `${id} newer`, uploadedAt: second },
    ])
    const found = await profile()
    expect(found).toMatchObject({
      facts: { location_id: placeId('tampines') },
      preferences: [preferenceBody()],
      work_experiences: [experienceBody()],
      educations: [educationBody()],
      resumes: [
        { filename: 'Newer', kind: 'pdf', size: 1234, uploaded_at: '2026-01-02T00:00:00.000Z' },
        { filename: 'Older', uploaded_at: '2026-01-01T00:00:00.000Z' },
      ],
    })
    expect(JSON.stringify(found)).not.toMatch(/Another|older/)
    expect((await member.get('/api/jobseeker/job-preferences')).body.data.items).toEqual(found.preferences)
  })

  test('asks the database no more the more there is', async () => {
    const read = () => countStatements(() => member.get(path))
    await read()
    const empty = await read()
    for (let index = 0; index < 3; index += 1) {
      await addPreference()
      await member.post('/api/jobseeker/work-experiences/create', experienceBody())
    }
    expect(await read()).toBe(empty)
    // Who is there, the profile, and its resumes.
    expect(empty).toBe(3)
  })

  test('is no guest’s', async () => {
    const guest = api.visitor()
    await guest.guest()
    expect((await guest.get(path)).body.code).toBe(40005)
    expect((await guest.post(complete)).body.code).toBe(40005)
  })
})

describe('facts', () => {
  test('change only where they are named, two at once without losing one', async () => {
    await Promise.all([
      member.patch(me, { location_id: placeId('tampines'), date_of_birth: '1990-02-28' }),
      member.patch(me, { xp_lvl_id: 4, job_seeking_status: 'open' }),
    ])
    await member.patch(me, { notice_period_id: 2, job_seeking_status: 'active' })
    await member.patch(me, { first_name: 'Ai' })
    const found = await profile()
    expect(found.facts).toMatchObject({
      date_of_birth: '1990-02-28',
      location_id: placeId('tampines'),
      xp_lvl_id: 4,
      notice_period_id: 2,
      job_seeking_status: 'active',
      version: 4,
    })
    expect(found.user).toEqual(await user())
    expect(unsealUser(api.app.sealKey, member.cookies.get('user') ?? '')).toEqual(found.user)
  })

  // A date of birth that was told once could not be taken back.
  test('a date of birth is taken back, and nothing else with it', async () => {
    await member.patch(me, { date_of_birth: '1990-02-28', xp_lvl_id: 4 })
    expect((await member.patch(me, { date_of_birth: null })).status).toBe(200)
    expect((await profile()).facts).toMatchObject({ date_of_birth: null, xp_lvl_id: 4 })
  })

  test.each([
    { location_id: 999_999 },
    { xp_lvl_id: 999_999 },
    { job_seeking_status: 'sleeping' },
    { date_of_birth: '1990-02-30' },
    { date_of_birth: '01/02/1990' },
  ])('%j is refused, and what came with it changes nothing', async (facts) => {
    const answer = await member.patch(me, { first_name: 'Changed', ...facts })
    const [field = ''] = Object.keys(facts)
    expect(answer).toMatchObject({ status: 422, body: { code: 40001, errors: { [field]: expect.anything() } } })
    expect((await user()).first_name).toBe('Aiko')
  })

  // It is somebody's birthday in one place sooner than in another; nobody is refused who is old enough where they are.
  test('a member is sixteen, wherever they are', async () => {
    for (const [born, status] of [
      [day(16), 200],
      [day(100), 200],
      [day(16, 2), 422],
      [day(15), 422],
      ['2099-01-01', 422],
    ] as const) {
      expect(`${born} ${(await member.patch(me, { date_of_birth: born })).status}`).toBe(`${born} ${status}`)
    }
    expect((await profile()).facts.date_of_birth).toBe(day(100))
  })
})

describe('completion', () => {
  test('names what is missing until nothing is', async () => {
    await api.db.update(users).set({ firstName: '-', lastName: '-' }).where(eq(users.id, id))
    const missing = async () => {
      const { status, body } = await member.post(complete)
      const { error, ...fields } = body.errors ?? {}
      return [status, ...Object.keys(fields)]
    }
    expect(await missing()).toEqual([422, 'first_name', 'location_id', 'job_preferences'])
    await member.patch(me, { first_name: 'Aiko', last_name: 'Tan' })
    expect(await missing()).toEqual([422, 'location_id', 'job_preferences'])
    await residence()
    expect(await missing()).toEqual([422, 'job_preferences'])
    expect((await user()).is_profile_completed).toBe(false)
    await addPreference()
    expect(await missing()).toEqual([200])
  })

  test('is told by the account and the sealed cookie, and can be repeated, at once too', async () => {
    await residence()
    await addPreference()
    await api.db.update(users).set({ isUpdateRequired: true }).where(eq(users.id, id))
    const answers = await Promise.all([1, 2, 3].map(() => member.post(complete)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const completed = { is_profile_completed: true, is_update_required: false }
    expect(answers[0]?.body.data.user).toMatchObject(completed)
    // The steps ended with "Your profile is complete.", and the profile page said 30 %.
    const { completion } = answers[0]?.body.data ?? {}
    expect(completion.percent).toBeLessThan(100)
    expect((await member.get('/api/jobseekers/profile/completion')).body.data).toEqual(completion)
    expect((await member.get('/api/jobseeker/resume-check')).body.data.completion_percent).toBe(completion.percent)
    expect(await user()).toMatchObject(completed)
    expect(unsealUser(api.app.sealKey, member.cookies.get('user') ?? '')).toEqual(await user())
  })

  test('is one member’s', async () => {
    const other = api.visitor()
    await other.register()
    await residence()
    await addPreference()
    await member.post(complete)
    expect((await other.get(me)).body.data.user.is_profile_completed).toBe(false)
  })
})
