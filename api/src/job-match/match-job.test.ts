import { describe, expect, test } from '@jest/globals'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { countMonthsOfWork } from '../profile/work-experiences/count-months-of-work.ts'
import { findSkill } from './find-skill.ts'
import { matchJob } from './match-job.ts'

type Work = Profile['work_experiences'][number]
type Preference = Profile['preferences'][number]

const work = (facts: Partial<Work>) =>
  ({
    id: 1,
    job_title: 'Clerk',
    company_name: 'Harbour',
    start: '2020-01',
    end: '2021-01',
    description: null,
    ...facts,
  }) as Work

const preference = (facts: Partial<Preference> = {}) =>
  ({
    job_title: 'Accountant',
    work_arrangement: 'on_site',
    country: 'sg',
    location_id: null,
    job_type_id: 1,
    currency: 'SGD',
    salary_period: 'MONTH',
    salary_min: 4000,
    salary_max: 6000,
    ...facts,
  }) as Preference

const profile = (facts: Partial<Omit<Profile, 'facts'>> & { xpLvlId?: number } = {}) => {
  const { xpLvlId = null, ...rest } = facts
  return {
    facts: { xp_lvl_id: xpLvlId },
    work_experiences: [],
    educations: [],
    preferences: [],
    skills: [],
    ...rest,
  } as unknown as Profile
}
const skill = (name: string) => ({ id: 1, name, skill_id: null, proficiency_id: null, version: 1 })

const job = (facts: Partial<JobDetail> = {}) =>
  ({
    skills: [],
    xp_lvl: null,
    degree: null,
    arrangement: 'on_site',
    places: [{ country: 'sg', label: 'Singapore', country_code: 'SG' }],
    job_type: { id: 1, key: 'full-time', value: 'Full-time', seo_value: 'full-time' },
    pay: { min: 3500, max: 4500, currency: 'SGD', period: 'MONTH' },
    ...facts,
  }) as JobDetail
const level = (id: number, value: string) => ({ id, key: value, value, seo_value: value })
const context = { language: 'en-us', today: '2026-11-24' } as const

describe('a wanted skill', () => {
  test.each([
    ['Excel', { skills: [skill('excel')] }, 'skills'],
    // Of the list of skills, whose names are of one skill in ten languages.
    ['Bookkeeping', { skills: [skill('簿記')] }, 'skills'],
    ['إدارة المشاريع', { skills: [skill('Project management')] }, 'skills'],
    ['C++', { work_experiences: [work({ description: 'Wrote engines in C++ and Rust.' })] }, 'work_experiences'],
    [
      '簿記',
      { work_experiences: [work({ description: '日商簿記2級を取得し、月次決算を担当。' })] },
      'work_experiences',
    ],
    ['Excel', { career_summary: { text: 'I live in Excel.', version: 1 } }, 'career_summary'],
  ])('%s is found', (wanted, facts, where) => {
    expect(findSkill(profile(facts), wanted)?.found_in).toBe(where)
  })

  test.each([
    // A part of a word is another word.
    ['Java', { skills: [skill('JavaScript')] }],
    ['Go', { work_experiences: [work({ description: 'Good with people.' })] }],
    ['C', { work_experiences: [work({ description: 'Wrote engines in C++.' })] }],
    ['Excel', {}],
    ['…', { career_summary: { text: 'Anything …', version: 1 } }],
  ])('%s is not', (wanted, facts) => {
    expect(findSkill(profile(facts), wanted)).toBeNull()
  })

  test('tells the job that it was found in', () => {
    const [found] = matchJob(
      job({ skills: ['Excel'] }),
      profile({ work_experiences: [work({ job_title: 'Payroll clerk', description: 'Excel, every day.' })] }),
      context,
    ).requirements
    expect(found).toEqual({
      kind: 'skill',
      state: 'met',
      wanted: 'Excel',
      own: 'Payroll clerk',
      found_in: 'work_experiences',
    })
  })
})

describe('experience', () => {
  test('counts two jobs at once as one', () => {
    const jobs = [work({ start: '2020-01', end: '2022-01' }), work({ start: '2021-01', end: '2023-01' })]
    expect(countMonthsOfWork(jobs, '2026-11-24')).toBe(36)
    expect(countMonthsOfWork([work({ start: '2026-10', end: null })], '2026-11-24')).toBe(1)
    expect(countMonthsOfWork([], '2026-11-24')).toBe(0)
  })

  test.each([
    [5, 4, 'met'],
    [3, 4, 'unmet'],
    [undefined, 4, 'unknown'],
  ])('level %s where %s is asked for: %s', (xpLvlId, wanted, state) => {
    const { requirements } = matchJob(
      job({ xp_lvl: level(wanted, '3–5 years') }),
      profile(xpLvlId ? { xpLvlId } : {}),
      context,
    )
    expect(requirements).toMatchObject([{ kind: 'experience', state, wanted: '3–5 years' }])
  })

  test('is read from the jobs where it is not stated', () => {
    const { requirements } = matchJob(
      job({ xp_lvl: level(4, '3–5 years') }),
      profile({ work_experiences: [work({ start: '2018-01', end: '2022-06' })] }),
      context,
    )
    expect(requirements).toMatchObject([{ state: 'met', own: '3–5 years', found_in: 'work_experiences' }])
  })

  test('is no point where none is asked for', () => {
    expect(matchJob(job({ xp_lvl: level(1, 'No experience') }), profile(), context).requirements).toEqual([])
  })
})

test('of several schools the highest level counts', () => {
  const education = (degree_id: number) => ({ degree_id }) as Profile['educations'][number]
  const { requirements } = matchJob(
    job({ degree: level(5, 'Bachelor’s degree') }),
    profile({ educations: [education(6), education(3)] }),
    context,
  )
  expect(requirements).toMatchObject([{ kind: 'degree', state: 'met', own: 'Master’s degree' }])
})

describe('what the member looks for', () => {
  const states = (facts: Partial<JobDetail>, change: Partial<Preference> = {}) =>
    Object.fromEntries(
      matchJob(job(facts), profile({ preferences: [preference(change)] }), context).preferences.map(
        ({ kind, state }) => [kind, state],
      ),
    )

  test('is met by a job that offers it', () => {
    expect(states({})).toEqual({ arrangement: 'met', country: 'met', job_type: 'met', pay: 'met' })
  })

  test('is unknown where the posting does not say it', () => {
    expect(states({ arrangement: null, places: [], job_type: null, pay: null })).toEqual({
      arrangement: 'unknown',
      country: 'unknown',
      job_type: 'unknown',
      pay: 'unknown',
    })
  })

  test('compares pay of other periods and currencies', () => {
    expect(states({ pay: { min: null, max: 60_000, currency: 'SGD', period: 'YEAR' } }).pay).toBe('met')
    expect(states({ pay: { min: null, max: 2_000, currency: 'USD', period: 'MONTH' } }).pay).toBe('unmet')
    expect(states({ pay: { min: 1, max: 2, currency: 'XAU', period: 'MONTH' } }).pay).toBe('unknown')
  })

  test('has no amount for who negotiates, and no place for who works remotely', () => {
    expect(states({}, { salary_kind: 'negotiable', salary_min: 0, salary_max: 0 })).not.toHaveProperty('pay')
    expect(states({}, { work_arrangement: 'remote', country: null })).toEqual({
      arrangement: 'unmet',
      job_type: 'met',
      pay: 'met',
    })
  })

  test('is told by the preference that the job meets best', () => {
    const preferences = [preference({ job_title: 'Auditor', country: 'jp', currency: 'JPY' }), preference()]
    const match = matchJob(job(), profile({ preferences }), context)
    expect(match.preference_title).toBe('Accountant')
    expect(matchJob(job(), profile(), context)).toMatchObject({ preference_title: null, preferences: [] })
  })
})
