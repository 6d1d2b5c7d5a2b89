import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { experienceBody } from '../../testing/profile-bodies.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { profileFixture } from '../generated-resumes/profile-fixture.ts'
import { resumeChecks } from '../tables/resumes.ts'
import { checkResume } from './check-resume.ts'
import { quotaDay } from './resume-check-repository.ts'

const today = '2026-11-24'
const path = '/api/jobseeker/resume-check'

const withUser = (facts: object, rest: object = {}): Profile => {
  const profile = profileFixture('en-us')
  return { ...profile, ...rest, user: { ...profile.user, ...facts } } as Profile
}
const pointOf = (profile: Profile, key: string) => checkResume(profile, today).points.find((point) => point.key === key)
const withLines = (...lines: string[]) => {
  const profile = profileFixture('en-us')
  const [job] = profile.work_experiences
  return { ...profile, work_experiences: [{ ...job, description: lines.join('\n') }] } as Profile
}

describe('the rules', () => {
  test('weigh 100 together, and a score is their sum', () => {
    const { score, points } = checkResume(profileFixture('en-us'), today)
    expect(points.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
    expect(points.reduce((sum, { earned }) => sum + earned, 0)).toBe(score)
  })

  test.each(languages.map(({ key }) => key))('find figures and readable lines in %s', (language) => {
    const profile = profileFixture(language)
    const points = Object.fromEntries(checkResume(profile, today).points.map((point) => [point.key, point]))
    expect(points.numbers?.earned).toBe(14)
    expect(points.line_length?.earned).toBe(6)
  })

  test('point at the line that lacks a figure', () => {
    expect(
      pointOf(withLines('Helped colleagues wherever I could.', 'Kept the books of three shops.'), 'numbers'),
    ).toMatchObject({
      earned: 0,
      evidence: 'Helped colleagues wherever I could.',
    })
  })

  test('count a line once', () => {
    const line = 'Closed the books on time, every month.'
    expect(pointOf(withLines(line, line.toUpperCase()), 'repetition')).toMatchObject({ evidence: line.toUpperCase() })
  })

  test('find a year that nothing is told of', () => {
    const [job] = profileFixture('en-us').work_experiences
    const jobs = [
      { ...job, start: '2021-03', end: null, job_title: 'After the gap' },
      { ...job, start: '2015-01', end: '2019-02' },
    ]
    expect(
      pointOf({ ...profileFixture('en-us'), educations: [], work_experiences: jobs } as Profile, 'gaps'),
    ).toMatchObject({
      earned: 0,
      evidence: 'After the gap',
    })
  })

  test('cap the score without contact, and without work and education', () => {
    expect(checkResume(withUser({ phone_num: null, is_email_verify: false }), today)).toMatchObject({
      score: 40,
      cap: 40,
    })
    const bare = withUser({ is_email_verify: true }, { work_experiences: [], educations: [] })
    expect(checkResume(bare, today).score).toBeLessThanOrEqual(50)
  })

  // The check of 100,000 lines took a third of a second of the processor, in which nobody else was answered.
  test('look at no more lines than a resume may have', () => {
    const lines = Array.from({ length: 4_000 }, (_, line) => `Line ${line}`)
    const again = lines.slice(0, 1_000)
    expect(pointOf(withLines(...lines, ...again), 'repetition')).toMatchObject({ evidence: null })
    expect(pointOf(withLines(...lines.slice(0, 3_000), ...again), 'repetition')).toMatchObject({ evidence: 'Line 0' })
  })

  test('give the same profile the same score', () => {
    expect(checkResume(profileFixture('ja'), today)).toEqual(checkResume(profileFixture('ja'), today))
  })
})

test('the day of the quota begins at one minute past midnight in GMT+8', () => {
  expect(quotaDay(new Date('2026-11-24T16:00:59Z'))).toBe('2026-11-24')
  expect(quotaDay(new Date('2026-11-24T16:01:00Z'))).toBe('2026-11-25')
})

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

const register = async () => {
  const member = api.visitor()
  await member.register()
  await member.post('/api/jobseeker/work-experiences/create', experienceBody())
  return member
}

test('three checks a day, also when five arrive at once', async () => {
  const member = await register()
  const [resets_at, completion_percent] = [expect.any(String), expect.any(Number)]
  const before = { check: null, is_outdated: false, remaining: 3, resets_at, completion_percent }
  expect((await member.get(path)).body.data).toEqual(before)
  const answers = await Promise.all(Array.from({ length: 5 }, () => member.post(path, {})))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe(41321)
  expect((await member.get(path)).body.data).toMatchObject({ remaining: 0, check: { rules: '1' } })
})

// Pages asked their own clock, which can be on another day, and read midnight.
test('each answer says when the checks are back: at the next 00:01 in GMT+8', async () => {
  const member = await register()
  const before = Date.now()
  const answers = [await member.get(path), await member.post(path, {}), await member.get(path)]
  for (const { body } of answers) {
    const { resets_at } = body.data
    expect(resets_at).toMatch(/T16:01:00\.000Z$/)
    const waitMs = new Date(resets_at).getTime() - before
    expect([waitMs > 0, waitMs <= 86_400_000 + 60_000]).toEqual([true, true])
  }
})

test('the quota is whole again on the next day', async () => {
  const member = await register()
  for (let count = 0; count < 3; count += 1) await member.post(path, {})
  await api.db.update(resumeChecks).set({ day: '2020-01-01' })
  expect((await member.post(path, {})).body.data.remaining).toBe(2)
})

test('a change of the profile makes the check outdated', async () => {
  const member = await register()
  await member.post(path, {})
  expect((await member.get(path)).body.data.is_outdated).toBe(false)
  await member.post('/api/jobseekers/skills/create', { name: 'Excel', proficiency_id: null })
  expect((await member.get(path)).body.data.is_outdated).toBe(true)
})

test('an empty profile has nothing to check, and costs none', async () => {
  const member = api.visitor()
  await member.register()
  const refused = await member.post(path, {})
  expect([refused.status, refused.body.code]).toEqual([422, 41311])
  expect((await member.get(path)).body.data.remaining).toBe(3)
  expect((await api.visitor().get(path)).status).toBe(401)
})
