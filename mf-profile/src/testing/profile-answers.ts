import type { Education } from '@jobspan/shared-kit/contracts/educations'
import type { JobPreference } from '@jobspan/shared-kit/contracts/job-preferences'
import type { Profile } from '@jobspan/shared-kit/contracts/profile'
import type { Resume } from '@jobspan/shared-kit/contracts/resumes'
import type { WorkExperience } from '@jobspan/shared-kit/contracts/work-experiences'
import { buildMember, mockApiResponse } from '@jobspan/shared-kit/testing'

export const aPreference = (preference: Partial<JobPreference> = {}): JobPreference => ({
  id: 7,
  job_title: 'Accountant',
  function_title_id: null,
  work_arrangement: 'on_site',
  country: 'sg',
  location_id: 1,
  work_language: null,
  work_timezone: null,
  industry_id: null,
  job_type_id: 1,
  currency: 'SGD',
  salary_period: 'MONTH',
  salary_min: 4000,
  salary_max: 6000,
  ...preference,
})

export const aJob = (job: Partial<WorkExperience> = {}): WorkExperience => ({
  id: 3,
  job_title: 'Bookkeeper',
  company_name: 'Harbour Foods',
  start: '2019-04',
  end: null,
  description: null,
  ...job,
})

export const aSchool = (school: Partial<Education> = {}): Education => ({
  id: 5,
  school_name: 'Polytechnic',
  degree_id: 4,
  field_of_study: null,
  start: '2015-08',
  end: '2018-06',
  description: null,
  ...school,
})

export const aResume = (resume: Partial<Resume> = {}): Resume => ({
  id: 9,
  filename: 'Mei Tan',
  kind: 'pdf',
  size: 240_000,
  uploaded_at: '2026-11-20T08:00:00Z',
  ...resume,
})

export const aProfile = (profile: Partial<Profile> = {}): Profile => ({
  user: buildMember({ is_profile_completed: false }),
  facts: { date_of_birth: null, location_id: null, xp_lvl_id: null, notice_period_id: null, job_seeking_status: null },
  preferences: [],
  work_experiences: [],
  educations: [],
  resumes: [],
  ...profile,
})

const option = (id: number, value: string, country?: string) => ({ id, key: value, value, country })

const lists = {
  locations: [option(1, 'Singapore', 'sg'), option(2, 'Tokyo', 'jp'), option(3, 'Osaka', 'jp')],
  xp_lvls: [option(1, 'No experience'), option(4, '3–5 years')],
  notice_period_lists: [option(1, 'Immediately'), option(4, '1 month')],
  job_types: [option(1, 'Full-time'), option(2, 'Part-time')],
  industry_lists: [option(1, 'Finance')],
  educations: [option(4, 'Diploma'), option(5, 'Bachelor’s degree')],
  function_titles: [option(11, 'Accountant'), option(12, 'Cost Accountant')],
}

/** The lists that the steps choose from. */
export const someLists = Object.entries(lists).map(([name, items]) =>
  mockApiResponse('GET', `/api/config/${name}/list`, { data: { items } }),
)

export const profileIs = (profile: Partial<Profile> = {}) =>
  mockApiResponse('GET', '/api/jobseekers/profile', { data: aProfile(profile) })

/** Answers a change with `data`, and notes in `sentBodies` what was sent. */
export const notes = (sentBodies: unknown[], method: 'PATCH' | 'POST', path: string, data: unknown) =>
  mockApiResponse(method, path, async (request) => {
    sentBodies.push(await request.json())
    return { data }
  })
