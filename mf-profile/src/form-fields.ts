import { mapRecordKinds, type RecordKind, recordKinds } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import type { FormFields, FormFieldsOf } from '@jobspan/shared-kit/hooks/place-refusal'

type Contracts = typeof import('@jobspan/shared-kit/contracts/auth/account-security') &
  typeof import('@jobspan/shared-kit/contracts/account/account-settings') &
  typeof import('@jobspan/shared-kit/contracts/profile/career-summary') &
  typeof import('@jobspan/shared-kit/contracts/profile/generated-resumes') &
  typeof import('@jobspan/shared-kit/contracts/chats/greeting-messages') &
  typeof import('@jobspan/shared-kit/contracts/job-alerts/job-alerts') &
  typeof import('@jobspan/shared-kit/contracts/profile/job-preferences') &
  typeof import('@jobspan/shared-kit/contracts/applications/my-jobs') &
  typeof import('@jobspan/shared-kit/contracts/profile/resumes') &
  typeof import('@jobspan/shared-kit/contracts/auth/verification')

/** Of records, each field is where it is sent from, but for these. */
const otherPlaces: Partial<Record<RecordKind, Readonly<Record<string, string>>>> = {
  work_experiences: {
    industry_id: 'industry_id',
    salary: 'salary',
    'salary.currency': 'currency',
    hide_from_company: 'is_hidden',
  },
  skills: { skill_id: 'name' },
}

/** Where the forms of records show what the API refuses. */
export const recordFormFields = mapRecordKinds((kind): FormFields => {
  const fields = Object.keys(recordKinds[kind].fields)
  return { ...Object.fromEntries(fields.map((name) => [name, name])), ...otherPlaces[kind], version: null }
})

const preference = {
  job_title: 'job_title',
  function_title_id: 'job_title',
  work_arrangement: 'work_arrangement',
  country: 'country',
  location_id: 'location_id',
  work_language: 'work_language',
  work_timezone: 'work_timezone',
  industry_id: 'industry_id',
  job_type_id: 'job_type_id',
  currency: 'currency',
  salary_period: 'salary_period',
  salary_kind: 'salary_period',
  salary_min: 'salary_min',
  salary_max: 'salary_max',
  version: null,
} as const
const resumeName = { filename: 'filename' } as const
const greeting = { text: 'text', is_default: null } as const
const generatedResume = {
  name: 'name',
  sections: 'sections',
  layout: null,
  language: null,
  paper: null,
  shows_photo: null,
  version: null,
} as const

/** Where the forms of profile and account show what the API refuses. */
export const formFields = {
  updateMe: {
    first_name: 'first_name',
    last_name: 'last_name',
    date_of_birth: 'date_of_birth',
    location_id: 'location_id',
    nationality_id: 'nationality_id',
    home_address: 'home_address',
    xp_lvl_id: 'xp_lvl_id',
    working_since: 'working_since',
    notice_period_id: 'notice_period_id',
    available_from: 'available_from',
    job_seeking_status: 'job_seeking_status',
    job_seeker_type_id: 'job_seeker_type_id',
    work_eligibility: 'work_eligibility',
    latitude: null,
    longitude: null,
    version: null,
  },
  saveCareerSummary: { text: 'text', version: null },
  createJobPreference: preference,
  updateJobPreference: preference,
  generateResume: generatedResume,
  updateGeneratedResume: generatedResume,
  copyAttachedResume: resumeName,
  renameResume: resumeName,
  sendResumeEmail: { email: 'email', resume_id: null },
  createGreetingMessage: greeting,
  updateGreetingMessage: greeting,
  saveJobNote: { text: 'text' },
  updateJobAlert: {
    criteria: null,
    'criteria.query': 'query',
    'criteria.location': 'location',
    frequency: 'frequency',
    time_zone: null,
    is_paused: null,
  },
  renamePasskey: { name: 'name' },
  setPassword: { new_password: 'password' },
  enableTwoFactor: { code: 'code' },
  sendEmailCode: { email: 'address' },
  sendMobileCode: { phone_num: 'address', phone_country: 'address' },
  verifyMobile: { phone_num: null, otp: 'code' },
} as const satisfies FormFieldsOf<Contracts>
