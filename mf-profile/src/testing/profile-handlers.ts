import type { Education } from '@jobspan/shared-kit/contracts/profile/educations'
import type { JobPreference } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import type { Resume } from '@jobspan/shared-kit/contracts/profile/resumes'
import type { WorkExperience } from '@jobspan/shared-kit/contracts/profile/work-experiences'
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

/** A profile with something in every part. */
export const aWholeProfile = (profile: Partial<Profile> = {}): Profile =>
  aProfile({
    user: buildMember({ phone_num: '+6581234567' }),
    facts: {
      date_of_birth: '1994-02-03',
      location_id: 2,
      xp_lvl_id: 4,
      notice_period_id: 4,
      job_seeking_status: 'open',
      nationality_id: 21,
      work_eligibility: [{ country_id: 21, permit_id: 31 }],
      job_seeker_type_id: 41,
      working_since: '2016-07',
      available_from: null,
      home_address: '1 Marina Boulevard',
      version: 3,
    },
    preferences: [aPreference({ function_title_id: 11 })],
    work_experiences: [
      aJob({ industry_id: 1, salary: { amount: 4200, currency: 'SGD' }, hide_from_company: true, version: 2 }),
      aJob({ id: 4, job_title: 'Clerk', company_name: 'Quayside', start: '2016-07', end: '2019-03', version: 1 }),
    ],
    educations: [aSchool({ version: 1 })],
    resumes: [aResume()],
    license_certifications: [
      {
        id: 61,
        name: 'Chartered accountant',
        issuer: 'ISCA',
        credential_id: '12-34',
        url: null,
        issued: '2020-05',
        expires: null,
        is_permanent: true,
        version: 1,
      },
    ],
    websites: [{ id: 71, url: 'https://www.example.com/mei', display_name: null, description: null, version: 1 }],
    skills: [
      { id: 81, name: 'Excel', skill_id: 5, proficiency_id: 52, version: 1 },
      { id: 82, name: 'Payroll', skill_id: null, proficiency_id: null, version: 1 },
    ],
    languages: [{ id: 91, language_id: 2, proficiency_id: 62, version: 1 }],
    career_summary: { text: 'Ten years of ledgers.', version: 4 },
    visibility: { visible_to: 'everyone', is_name_hidden: true, is_open_to_work: true },
    completion: {
      percent: 90,
      steps: [
        { key: 'skills', weight: 10, is_done: false },
        { key: 'education', weight: 15, is_done: true },
      ],
      next: 'skills',
    },
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
  nationality_lists: [option(21, 'Singapore'), option(22, 'Japan')],
  work_permit_lists: [option(31, 'Citizen'), option(32, 'Work visa')],
  job_seeker_type_lists: [option(41, 'Experienced')],
  skill_proficiency_lists: [option(51, 'Beginner'), option(52, 'Advanced')],
  spoken_language_lists: [option(1, 'English'), option(2, 'Japanese')],
  language_proficiency_lists: [option(61, 'Conversational'), option(62, 'Native')],
  function_titles: [option(11, 'Accountant'), option(12, 'Cost Accountant')],
}

/** The lists that the steps choose from. */
export const someLists = Object.entries(lists).map(([name, items]) =>
  mockApiResponse('GET', `/api/config/${name}/list`, { data: { items } }),
)

export const profileIs = (profile: Partial<Profile> = {}) =>
  mockApiResponse('GET', '/api/jobseekers/profile', { data: aProfile(profile) })

/** Answers a change with `data`, and notes in `sentBodies` what was sent. */
export const notes = (sentBodies: unknown[], method: 'PATCH' | 'POST' | 'PUT', path: string, data: unknown) =>
  mockApiResponse(method, path, async (request) => {
    sentBodies.push(await request.json())
    return { data }
  })
