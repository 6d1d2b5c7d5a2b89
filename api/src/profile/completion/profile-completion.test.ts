import { expect, test } from '@jest/globals'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { getProfileCompletion } from './profile-completion.ts'

const user: Profile['user'] = {
  id: 1,
  first_name: '-',
  last_name: '-',
  email: 'a@example.com',
  phone_num: null,
  avatar: null,
  active_key: 1,
  is_mobile_verified: false,
  is_email_verify: false,
  is_profile_completed: false,
  is_new_account: true,
  chat_flow: '0',
}
const facts: Profile['facts'] = {
  date_of_birth: null,
  location_id: null,
  xp_lvl_id: null,
  notice_period_id: null,
  job_seeking_status: null,
}
const empty: Profile = { user, facts, preferences: [], work_experiences: [], educations: [], resumes: [] }

const job = { id: 1, job_title: 'Cook', company_name: 'Inn', start: '2020-01', end: null, description: null }
const school = {
  id: 1,
  school_name: 'College',
  degree_id: 1,
  field_of_study: null,
  start: '2015-01',
  end: null,
  description: null,
}
const preference = { id: 1, job_title: 'Cook' } as Profile['preferences'][number]
const skill = (id: number) => ({ id, name: `Skill ${id}`, skill_id: null, proficiency_id: null, version: 1 })

/** Each with what it adds to an empty profile. */
const additions: [string, number, Partial<Profile>][] = [
  ['name', 5, { user: { ...user, first_name: 'Aiko' } }],
  ['location', 5, { facts: { ...facts, location_id: 1 } }],
  ['phone', 5, { user: { ...user, phone_num: '+6591234567' } }],
  ['availability', 5, { facts: { ...facts, notice_period_id: 1 } }],
  ['availability', 5, { facts: { ...facts, available_from: '2027-01-01' } }],
  ['job_preference', 15, { preferences: [preference] }],
  ['work_experience', 20, { work_experiences: [job] }],
  ['education', 15, { educations: [school] }],
  ['skills', 10, { skills: [1, 2, 3].map(skill) }],
  ['languages', 5, { languages: [{ id: 1, language_id: 1, proficiency_id: 1, version: 1 }] }],
  ['career_summary', 10, { career_summary: { text: 'I cook.', version: 1 } }],
]

test('an empty profile has nothing, and the step that adds the most comes next', () => {
  const completion = getProfileCompletion(empty)
  expect(completion).toMatchObject({ percent: 0, next: 'work_experience' })
  expect(completion.steps.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
})

test.each(additions)('%s adds %d', (key, weight, addition) => {
  const { percent, steps } = getProfileCompletion({ ...empty, ...addition })
  expect(percent).toBe(weight)
  expect(steps.filter(({ is_done: isDone }) => isDone)).toEqual([{ key, weight, is_done: true }])
})

test('what employers may not ask for adds nothing', () => {
  const withoutSteps: Profile = {
    ...empty,
    user: { ...user, avatar: '/api/jobseeker/avatars/0/512' },
    facts: { ...facts, date_of_birth: '1990-01-01', nationality_id: 392, home_address: '1 Harbour Road' },
  }
  expect(getProfileCompletion(withoutSteps).percent).toBe(0)
})

test('two skills are not enough, nor an empty summary', () => {
  const few = { ...empty, skills: [1, 2].map(skill), career_summary: { text: null, version: 2 } }
  expect(getProfileCompletion(few).percent).toBe(0)
})

test('a work experience is described after it is told', () => {
  expect(
    getProfileCompletion({ ...empty, work_experiences: [{ ...job, description: 'I cook for sixty.' }] }).percent,
  ).toBe(25)
})

test('students and recent graduates need no work experience, and describe it where they have one', () => {
  const student = { ...empty, facts: { ...facts, job_seeker_type_id: 1 } }
  expect(getProfileCompletion(student)).toMatchObject({ percent: 25, next: 'job_preference' })
  expect(getProfileCompletion({ ...student, work_experiences: [job] }).percent).toBe(20)
  expect(getProfileCompletion({ ...empty, facts: { ...facts, job_seeker_type_id: 3 } }).percent).toBe(0)
})

test('with all of it a profile is complete, and nothing comes next', () => {
  const whole: Profile = {
    ...empty,
    user: { ...user, first_name: 'Aiko', phone_num: '+6591234567' },
    facts: { ...facts, location_id: 1, notice_period_id: 1 },
    preferences: [preference],
    work_experiences: [{ ...job, description: 'I cook for sixty.' }],
    educations: [school],
    skills: [1, 2, 3].map(skill),
    languages: [{ id: 1, language_id: 1, proficiency_id: 1, version: 1 }],
    career_summary: { text: 'I cook.', version: 1 },
  }
  expect(getProfileCompletion(whole)).toMatchObject({ percent: 100, next: null })
})
