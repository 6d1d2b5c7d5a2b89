import type { EducationBody } from '@jobspan/shared-kit/contracts/profile/educations'
import type { JobPreferenceBody } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import type { LicenseCertificationBody } from '@jobspan/shared-kit/contracts/profile/license-certifications'
import type { WorkExperienceBody } from '@jobspan/shared-kit/contracts/profile/work-experiences'
import { eq } from 'drizzle-orm'
import { configList } from '../../api/src/config/lists/config-list.ts'
import { locations } from '../../api/src/config/locations.ts'
import { users } from '../../api/src/members/tables.ts'
import type { QueryExecutor } from '../../api/src/platform/database/database.ts'
import { saveCareerSummary } from '../../api/src/profile/career-summary/career-summary-repository.ts'
import { addPreference } from '../../api/src/profile/job-preferences/job-preference-repository.ts'
import { saveProfileFacts } from '../../api/src/profile/profile-facts.ts'
import { markComplete } from '../../api/src/profile/profile-repository.ts'
import { profileRecords } from '../../api/src/profile/records/profile-records.ts'
import { saveVisibility } from '../../api/src/profile/visibility/visibility-repository.ts'

const idIn = (list: string, key: string): number => {
  const option = configList(list, 'en-us')?.find(({ seo_value: name = '', key: own }) => (name || own) === key)
  if (!option) throw new Error(`There is no ${key} in ${list}`)
  return option.id
}

const preference: JobPreferenceBody = {
  job_title: 'Backend developer',
  function_title_id: idIn('function_titles', 'backend-developer'),
  work_arrangement: 'hybrid',
  country: 'sg',
  location_id: null,
  work_language: null,
  work_timezone: null,
  industry_id: null,
  job_type_id: idIn('job_types', 'full-time'),
  currency: 'SGD',
  salary_period: 'MONTH',
  salary_min: 6_000,
  salary_max: 9_000,
}

const remotePreference: JobPreferenceBody = {
  ...preference,
  job_title: 'Software engineer',
  function_title_id: null,
  work_arrangement: 'remote',
  country: null,
  work_language: 'en-us',
  work_timezone: 'Asia/Singapore',
  salary_min: 6_500,
}

const experiences: readonly WorkExperienceBody[] = [
  {
    job_title: 'Software engineer',
    company_name: 'Harbour Systems',
    start: '2021-07',
    end: null,
    description:
      'I build the booking service and keep it fast: from the database to the interface that other teams use.',
    industry_id: idIn('industry_lists', 'software-and-internet'),
    salary: { amount: 6_200, currency: 'SGD' },
    hide_from_company: true,
  },
  {
    job_title: 'Software engineering intern',
    company_name: 'Tidewater Analytics',
    start: '2020-05',
    end: '2020-12',
    description: 'I wrote the import of shipping records and the tests that still guard it.',
  },
]

const education: EducationBody = {
  school_name: 'Straits University',
  degree_id: idIn('educations', 'bachelors-degree'),
  field_of_study: 'Computer science',
  start: '2017-08',
  end: '2021-05',
  description: null,
}

const certification: LicenseCertificationBody = {
  name: 'Database administration, professional level',
  issuer: 'Straits Institute of Computing',
  credential_id: 'SIC-20417',
  url: 'https://certificates.example.com/SIC-20417',
  issued: '2023-03',
  expires: '2028-03',
  is_permanent: false,
}

const skills = [
  ['typescript', 'expert'],
  ['nodejs', 'advanced'],
  ['docker', 'advanced'],
  ['system-design', 'intermediate'],
] as const

const languages = [
  ['en', 'fluent'],
  ['cmn', 'native'],
  ['ms', 'conversational'],
] as const

const summary =
  'Backend developer with five years of experience in booking and logistics systems. I like services that stay simple under load, and I ' +
  'write down what I decide, so that the next engineer can change it.'

const saveFacts = (db: QueryExecutor, userId: number) => {
  const home = locations.find(({ country }) => country === 'sg')
  const singapore = idIn('nationality_lists', 'sg')
  return saveProfileFacts(db, userId, {
    dateOfBirth: '1999-03-14',
    locationId: home?.id,
    xpLvlId: idIn('xp_lvls', '3-5-years'),
    jobSeekingStatus: 'active',
    nationalityId: singapore,
    workEligibility: [{ country_id: singapore, permit_id: idIn('work_permit_lists', 'citizen') }],
    jobSeekerTypeId: idIn('job_seeker_type_lists', 'experienced'),
    workingSince: '2020-05',
  })
}

/**
 * Completes the profile of the demo login, so that signing in with it leads to jobs, not to questions, and shows a profile as a whole. Run it in
 * a transaction.
 */
export const completeDemoProfile = async (db: QueryExecutor, userId: number): Promise<void> => {
  await saveFacts(db, userId)
  const contact = { phoneNum: '+6591234567', noticePeriodId: idIn('notice_period_lists', '1-month') }
  await db.update(users).set(contact).where(eq(users.id, userId))
  await addPreference(db, userId, preference)
  await addPreference(db, userId, remotePreference)
  for (const experience of experiences) await profileRecords.work_experiences.add(db, userId, experience)
  await profileRecords.educations.add(db, userId, education)
  await profileRecords.license_certifications.add(db, userId, certification)
  await profileRecords.websites.add(db, userId, {
    url: 'https://code.example.com/demo-seeker',
    display_name: 'Code',
    description: 'Small libraries, and the notes of talks.',
  })
  for (const [key, level] of skills) await addSkill(db, userId, key, level)
  for (const [key, level] of languages) {
    const language = idIn('spoken_language_lists', key)
    await profileRecords.languages.add(db, userId, {
      language_id: language,
      proficiency_id: idIn('language_proficiency_lists', level),
    })
  }
  await saveCareerSummary(db, userId, { text: summary })
  await saveVisibility(db, userId, { is_open_to_work: true })
  await markComplete(db, userId)
}

const addSkill = async (db: QueryExecutor, userId: number, key: string, level: string): Promise<void> => {
  const id = idIn('skills', key)
  const name = configList('skills', 'en-us')?.find((option) => option.id === id)?.value ?? key
  const proficiency = idIn('skill_proficiency_lists', level)
  await profileRecords.skills.add(db, userId, { name, skill_id: id, proficiency_id: proficiency })
}
