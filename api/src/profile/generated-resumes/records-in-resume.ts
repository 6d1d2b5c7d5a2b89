import { formatParts } from '@jobspan/shared-kit/contracts/platform/format-parts'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { type RecordKind, recordKindKeys } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { fillText } from '../../platform/text/read-texts.ts'
import type { ResumeEntry } from '../resume-templates/resume.ts'
import { resumeLabels } from './resume-labels.ts'
import { formatMonth, formatPeriod, labelOf, toPoints, withDetail } from './resume-words.ts'

type RecordOf<Kind extends RecordKind> = NonNullable<Profile[Kind]>[number]
/** Entries stand below each other, items in one line; facts are a name and what belongs to it. */
type Content = { entries: ResumeEntry[] } | { items: string[] } | { facts: [string, string][] }

type InResume<Kind extends RecordKind> = {
  /** What the pages of a resume say of the records. */
  toContent: (records: readonly RecordOf<Kind>[], language: LanguageKey) => Content
  /** What is told, and stands on no page. */
  unprintedFields?: readonly (keyof RecordOf<Kind>)[]
  /**
   * Where JSON Resume (https://jsonresume.org/schema) has a list whose entries have a key for each field of a record. The first names it. Kinds
   * without are written by hand (`json-resume.ts`).
   */
  jsonResume?: { list: string; keys: Record<string, keyof RecordOf<Kind> & string> }
}

/** How resumes show each kind of records. */
const recordsInResume: { readonly [Kind in RecordKind]: InResume<Kind> } = {
  work_experiences: {
    toContent: (jobs, language) => ({
      entries: jobs.map(({ job_title, company_name, start, end, description }) => ({
        title: job_title,
        place: company_name,
        dates: formatPeriod(start, end, language),
        points: toPoints(description),
      })),
    }),
    unprintedFields: ['industry_id'],
  },
  educations: {
    toContent: (schools, language) => ({
      entries: schools.map(({ school_name, degree_id, field_of_study, start, end, description }) => ({
        title: formatParts([labelOf('educations', degree_id, language), field_of_study], language) || school_name,
        place: school_name,
        dates: formatPeriod(start, end, language),
        points: toPoints(description),
      })),
    }),
  },
  skills: {
    toContent: (skills, language) => ({
      items: skills.map(({ name, proficiency_id: id }) =>
        withDetail(name, labelOf('skill_proficiency_lists', id, language)),
      ),
    }),
  },
  languages: {
    toContent: (languages, language) => ({
      items: languages.flatMap(({ language_id, proficiency_id }) => {
        const name = labelOf('spoken_language_lists', language_id, language)
        return name ? withDetail(name, labelOf('language_proficiency_lists', proficiency_id, language)) : []
      }),
    }),
  },
  license_certifications: {
    toContent: (licenses, language) => ({
      entries: licenses.map(({ name, issuer, credential_id, issued, expires }) => {
        const validity =
          expires && fillText(resumeLabels[language].validUntil, { date: formatMonth(expires, language) })
        return {
          title: name,
          place: formatParts([issuer, credential_id], language),
          dates: issued ? formatMonth(issued, language) : '',
          points: validity ? [validity] : [],
        }
      }),
    }),
    unprintedFields: ['url'],
    jsonResume: { list: 'certificates', keys: { name: 'name', issuer: 'issuer', date: 'issued', url: 'url' } },
  },
  websites: {
    toContent: (websites) => ({
      facts: websites.map(({ url, display_name }) => [display_name ?? new URL(url).host, url]),
    }),
    unprintedFields: ['description'],
  },
}

type Fields = Record<string, unknown>
type AnyInResume = {
  toContent: (records: readonly Fields[], language: LanguageKey) => Content
  unprintedFields?: readonly string[]
  jsonResume?: { list: string; keys: Record<string, string> }
}

/** How resumes show the records of a kind that is not known before. */
export const inResumeOf = (kind: RecordKind): AnyInResume => recordsInResume[kind] as unknown as AnyInResume

/** The kinds that JSON Resume has a list for, key by key. */
export const listedKinds = recordKindKeys.flatMap((kind) => {
  const { jsonResume } = inResumeOf(kind)
  return jsonResume ? [{ kind, ...jsonResume }] : []
})

/** Whether a key of JSON Resume is a date; the schema names all of them so. */
export const isDateKey = (key: string): boolean => /date$/i.test(key)

/** The records of a kind as plain fields; none where the profile is older than the kind. */
export const recordsOfProfile = (profile: Profile, kind: RecordKind): readonly Fields[] => profile[kind] ?? []
