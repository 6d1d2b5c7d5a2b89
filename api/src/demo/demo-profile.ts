import type { EducationBody } from '@jobspan/shared-kit/contracts/educations'
import type { JobPreferenceBody } from '@jobspan/shared-kit/contracts/job-preferences'
import type { WorkExperienceBody } from '@jobspan/shared-kit/contracts/work-experiences'
import { configList } from '../config/lists/config-list.ts'
import { locations } from '../config/locations.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { addEducation } from '../profile/educations/education-repository.ts'
import { addPreference } from '../profile/job-preferences/job-preference-repository.ts'
import { saveProfileFacts } from '../profile/profile-facts.ts'
import { markComplete } from '../profile/profile-repository.ts'
import { addExperience } from '../profile/work-experiences/work-experience-repository.ts'

const idIn = (list: string, key: string): number => {
  const option = configList(list, 'en-us')?.find(({ seo_value: name }) => name === key)
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

const experience: WorkExperienceBody = {
  job_title: 'Software engineer',
  company_name: 'Harbour Systems',
  start: '2021-07',
  end: null,
  description: 'I build the booking service and keep it fast: from the database to the interface that other teams use.',
}

const education: EducationBody = {
  school_name: 'Straits University',
  degree_id: idIn('educations', 'bachelors-degree'),
  field_of_study: 'Computer science',
  start: '2017-08',
  end: '2021-05',
  description: null,
}

/** Completes the profile of the demo login, so that signing in with it leads to jobs, not to questions. Run it in a transaction. */
export const completeDemoProfile = async (db: QueryExecutor, userId: number): Promise<void> => {
  const home = locations.find(({ country }) => country === 'sg')
  await saveProfileFacts(db, userId, {
    dateOfBirth: '1999-03-14',
    locationId: home?.id,
    xpLvlId: idIn('xp_lvls', '3-5-years'),
    jobSeekingStatus: 'active',
  })
  await addPreference(db, userId, preference)
  await addExperience(db, userId, experience)
  await addEducation(db, userId, education)
  await markComplete(db, userId)
}
