import type { ResumeLayout } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import type { WantedItem } from './compare-reading.ts'

const pick = (section: string, records: readonly object[] = [], names: readonly string[]): WantedItem[] =>
  records.map((record) => ({
    section,
    values: Object.fromEntries(names.map((name) => [name, (record as Record<string, unknown>)[name]])),
  }))

/** What a generated resume says of a profile: the form of Japan has no descriptions, and neither of its papers has everything. */
export const profileInResume = (profile: Profile, layout: ResumeLayout): WantedItem[] => {
  const isForm = layout === 'rirekisho'
  const { first_name, last_name, email, phone_num: phone } = profile.user
  const job = ['job_title', 'company_name', 'start', 'end']
  return [
    {
      section: 'basic_info',
      values: { first_name, last_name, ...(layout === 'shokumukeirekisho' ? {} : { email, phone }) },
    },
    { section: 'career_summary', values: { text: profile.career_summary?.text } },
    ...pick('work_experiences', profile.work_experiences, isForm ? job : [...job, 'description']),
    ...(layout === 'shokumukeirekisho'
      ? []
      : pick('educations', profile.educations, ['school_name', 'degree_id', 'start', 'end'])),
    ...pick(
      'license_certifications',
      profile.license_certifications,
      isForm ? ['name', 'issued'] : ['name', 'issuer', 'credential_id', 'issued', 'expires'],
    ),
    ...(isForm ? [] : pick('websites', profile.websites, ['url'])),
    ...(isForm ? [] : pick('skills', profile.skills, ['name', 'proficiency_id'])),
    ...(isForm ? [] : pick('languages', profile.languages, ['language_id', 'proficiency_id'])),
  ]
}
