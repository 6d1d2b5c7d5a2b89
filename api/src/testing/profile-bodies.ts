import type { EducationBody } from '@jobspan/shared-kit/contracts/profile/educations'
import type { JobPreferenceBody } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import type { WorkExperienceBody } from '@jobspan/shared-kit/contracts/profile/work-experiences'
import { locations } from '../config/locations.ts'

/** The id of a known place by its key. */
export const placeId = (key: string): number => {
  const place = locations.find((location) => location.key === key)
  if (!place) throw new Error(`There is no place ${key}`)
  return place.id
}

/** Work on site in Singapore; state what the test is about. */
export const preferenceBody = (facts: Partial<JobPreferenceBody> = {}): JobPreferenceBody => ({
  job_title: 'Accountant',
  function_title_id: null,
  work_arrangement: 'on_site',
  country: 'sg',
  location_id: null,
  work_language: null,
  work_timezone: null,
  industry_id: null,
  job_type_id: 1,
  currency: 'SGD',
  salary_period: 'MONTH',
  salary_min: 4_000,
  salary_max: 6_000,
  ...facts,
})

export const remotePreferenceBody = (facts: Partial<JobPreferenceBody> = {}): JobPreferenceBody =>
  preferenceBody({
    work_arrangement: 'remote',
    country: null,
    work_language: 'ja',
    work_timezone: 'Asia/Tokyo',
    ...facts,
  })

export const experienceBody = (facts: Partial<WorkExperienceBody> = {}): WorkExperienceBody => ({
  job_title: 'Accountant',
  company_name: 'Harbour Foods',
  start: '2019-04',
  end: '2022-03',
  description: 'Kept the books.',
  ...facts,
})

export const educationBody = (facts: Partial<EducationBody> = {}): EducationBody => ({
  school_name: 'Harbour College',
  degree_id: 5,
  field_of_study: 'Accounting',
  start: '2014-08',
  end: '2018-06',
  description: null,
  ...facts,
})
