import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { JobPreference } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { findListOption } from '../../config/lists/list-option.ts'
import { countMonthsOfWork } from '../work-experiences/count-months-of-work.ts'

/** What a career summary is written from; what the profile does not say is null. */
export type SummaryFacts = {
  /** Of the work that goes on, or was last. */
  title: string | null
  /** Whole years of work. */
  years: number
  /** The industry of that work, in the language of the summary. */
  field: string | null
  /** What was studied last. */
  study: string | null
  skills: string[]
  /** The title of what the member looks for. */
  wanted: string | null
}

const latestFirst = (one: { start: string; end: string | null }, other: { start: string; end: string | null }) =>
  (other.end ?? '9999').localeCompare(one.end ?? '9999') || other.start.localeCompare(one.start)

export const readSummaryFacts = (
  profile: Profile,
  preference: JobPreference | null,
  { language, today }: { language: LanguageKey; today: string },
): SummaryFacts => {
  const [work] = profile.work_experiences.toSorted(latestFirst)
  const study = profile.educations.toSorted(latestFirst).find(({ field_of_study }) => field_of_study !== null)
  return {
    title: work?.job_title ?? null,
    years: Math.floor(countMonthsOfWork(profile.work_experiences, today) / 12),
    field: findListOption('industry_lists', work?.industry_id ?? null, language)?.value ?? null,
    study: study?.field_of_study ?? null,
    skills: (profile.skills ?? []).map(({ name }) => name),
    wanted: preference?.job_title ?? null,
  }
}

/** Whether there is nothing to write from. */
export const isWithoutFacts = ({ title, study, skills, wanted }: SummaryFacts): boolean =>
  title === null && study === null && skills.length === 0 && wanted === null
