import { fullName } from '@jobspan/shared-kit/contracts/members/person-name'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { placeOf } from './profile-sections.ts'
import { listedKinds, recordsOfProfile } from './records-in-resume.ts'
import { labelOf, toPoints } from './resume-words.ts'

const definedOf = (entries: [string, unknown][]) =>
  Object.fromEntries(entries.map(([key, value]) => [key, value ?? undefined]))

/**
 * The profile by the schema of JSON Resume 1.0.0 (https://jsonresume.org/schema), labels in a language. What the schema has no place for, such as ids
 * of lists, stands under `meta.jobspan`; the home address and the date of birth are left out, since these files are passed on.
 */
export const toJsonResume = (profile: Profile, language: LanguageKey) => {
  const { user, work_experiences: jobs, educations } = profile
  const listed = listedKinds.map((kind) => ({ ...kind, records: recordsOfProfile(profile, kind.kind) }))
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: fullName(user),
      label: jobs[0]?.job_title ?? profile.preferences[0]?.job_title,
      email: user.email,
      phone: user.phone_num ?? undefined,
      summary: profile.career_summary?.text ?? undefined,
      location: { city: placeOf(profile, language) ?? undefined },
      url: profile.websites?.[0]?.url,
    },
    work: jobs.map(({ job_title, company_name, start, end, description }) => ({
      name: company_name,
      position: job_title,
      startDate: start,
      endDate: end ?? undefined,
      highlights: toPoints(description),
    })),
    education: educations.map(({ school_name, degree_id, field_of_study, start, end }) => ({
      institution: school_name,
      area: field_of_study ?? undefined,
      studyType: labelOf('educations', degree_id, language) ?? undefined,
      startDate: start,
      endDate: end ?? undefined,
    })),
    ...Object.fromEntries(
      listed.map(({ list, keys, records }) => [
        list,
        records.map((record) => definedOf(Object.entries(keys).map(([key, field]) => [key, record[field]]))),
      ]),
    ),
    skills: profile.skills?.map(({ name, proficiency_id: id }) => ({
      name,
      level: labelOf('skill_proficiency_lists', id, language) ?? undefined,
    })),
    languages: profile.languages?.map(({ language_id, proficiency_id }) => ({
      language: labelOf('spoken_language_lists', language_id, language) ?? undefined,
      fluency: labelOf('language_proficiency_lists', proficiency_id, language) ?? undefined,
    })),
    meta: {
      version: 'v1.0.0',
      jobspan: {
        language,
        first_name: user.first_name,
        last_name: user.last_name,
        location_id: profile.facts.location_id ?? undefined,
        educations: educations.map(({ degree_id, description }) => ({ degree_id, description })),
        work_experiences: jobs.map(({ industry_id, description }) => ({ industry_id, description })),
        ...Object.fromEntries(listed.map(({ kind, records }) => [kind, records])),
        skills: profile.skills?.map(({ skill_id, proficiency_id }) => ({ skill_id, proficiency_id })),
        languages: profile.languages?.map(({ language_id, proficiency_id }) => ({ language_id, proficiency_id })),
        websites: profile.websites,
      },
    },
  }
}
