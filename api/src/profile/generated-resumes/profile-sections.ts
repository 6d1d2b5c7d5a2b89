import { formatParts } from '@jobspan/shared-kit/contracts/platform/format-parts'
import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { ResumeSectionKey } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { findListOption } from '../../config/lists/list-option.ts'
import { fillText } from '../../platform/text/read-texts.ts'
import { isMonthInFuture } from '../records/months.ts'
import type { ResumeEntry } from '../resume-templates/resume.ts'
import type { GeneratedSection } from './generated-document.ts'
import { resumeLabels } from './resume-labels.ts'

/** A month such as 2019-04 as resumes in the language write it, in Western digits, which stand beside Latin names in Arabic too. */
export const formatMonth = (month: string, language: LanguageKey): string =>
  new Intl.DateTimeFormat(`${findLanguage(language)?.intl ?? 'en-US'}-u-nu-latn-ca-gregory`, {
    year: 'numeric',
    month: language === 'ja' || language.startsWith('zh') ? 'long' : 'short',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))

const formatPeriod = (start: string, end: string | null, language: LanguageKey): string => {
  const { present, expected } = resumeLabels[language]
  const month = end === null ? present : formatMonth(end, language)
  const until = isMonthInFuture(end) ? fillText(expected, { date: month }) : month
  return `${formatMonth(start, language)} – ${until}`
}

/** The lines of what a member wrote, without signs of a list of their own. */
export const toPoints = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*[-–•·▪●*]\s+/u, '').trim())
    .filter((line) => line !== '')

const labelOf = (list: string, id: number | null | undefined, language: LanguageKey): string | null =>
  findListOption(list, id ?? null, language)?.value ?? null

const withDetail = (name: string, detail: string | null): string => (detail === null ? name : `${name} (${detail})`)

const entriesOf = {
  work_experiences: ({ work_experiences: jobs }: Profile, language: LanguageKey): ResumeEntry[] =>
    jobs.map(({ job_title, company_name, start, end, description }) => ({
      title: job_title,
      place: company_name,
      dates: formatPeriod(start, end, language),
      points: toPoints(description),
    })),
  educations: ({ educations }: Profile, language: LanguageKey): ResumeEntry[] =>
    educations.map(({ school_name, degree_id, field_of_study, start, end, description }) => ({
      title: formatParts([labelOf('educations', degree_id, language), field_of_study], language) || school_name,
      place: school_name,
      dates: formatPeriod(start, end, language),
      points: toPoints(description),
    })),
  license_certifications: ({ license_certifications: licenses = [] }: Profile, language: LanguageKey): ResumeEntry[] =>
    licenses.map(({ name, issuer, credential_id, issued, expires }) => {
      const validity = expires && fillText(resumeLabels[language].validUntil, { date: formatMonth(expires, language) })
      return {
        title: name,
        place: formatParts([issuer, credential_id], language),
        dates: issued ? formatMonth(issued, language) : '',
        points: validity ? [validity] : [],
      }
    }),
} as const

/** One section of the profile under its heading; undefined where the profile has nothing of it. */
export const sectionOf = (
  key: ResumeSectionKey,
  profile: Profile,
  language: LanguageKey,
): GeneratedSection | undefined => {
  const heading = resumeLabels[language][key]
  switch (key) {
    case 'career_summary': {
      const text = profile.career_summary?.text
      return text ? { key, heading, text } : undefined
    }
    case 'skills': {
      const items = (profile.skills ?? []).map(({ name, proficiency_id: id }) =>
        withDetail(name, labelOf('skill_proficiency_lists', id, language)),
      )
      return items.length > 0 ? { key, heading, items } : undefined
    }
    case 'languages': {
      const items = (profile.languages ?? []).flatMap(({ language_id, proficiency_id }) => {
        const name = labelOf('spoken_language_lists', language_id, language)
        return name ? withDetail(name, labelOf('language_proficiency_lists', proficiency_id, language)) : []
      })
      return items.length > 0 ? { key, heading, items } : undefined
    }
    case 'websites': {
      const facts = (profile.websites ?? []).map(({ url, display_name }): [string, string] => [
        display_name ?? new URL(url).host,
        url,
      ])
      return facts.length > 0 ? { key, heading, facts } : undefined
    }
    default: {
      const entries = entriesOf[key](profile, language)
      return entries.length > 0 ? { key, heading, entries } : undefined
    }
  }
}

export const placeOf = (profile: Profile, language: LanguageKey): string | null =>
  labelOf('locations', profile.facts.location_id, language)
