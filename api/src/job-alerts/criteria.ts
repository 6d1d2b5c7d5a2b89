import { createHash } from 'node:crypto'
import type { JobAlertCriteria } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import type { JobFilter } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { configList, findOption } from '../config/lists/config-list.ts'
import type { CompanyFacts } from '../jobs/new-jobs.ts'
import { resolveSearchCountry } from '../platform/http/search-country.ts'

/** What of an alert decides which jobs it matches: whose search it is, and in which language its words are read. */
export type AlertSearch = { criteria: JobAlertCriteria; country: CountryKey; language: LanguageKey }

/** Facts that the company of a job has. */
export type CompanyFilter = Pick<JobAlertCriteria, 'industries' | 'company_sizes' | 'financing_stages' | 'benefits'>

/** Equal criteria, written in one way: ids once and in order, nothing that asks for nothing. */
export const normalizeCriteria = (criteria: JobAlertCriteria): JobAlertCriteria => {
  const entries = Object.entries(criteria).map(([name, value]) => [name, normalize(value)] as const)
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

const normalize = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim().replace(/\s+/g, ' ') || undefined
  if (value === false) return undefined
  if (!Array.isArray(value)) return value
  const sorted = [...new Set(value)].sort((one, other) => (one < other ? -1 : 1))
  return sorted.length > 0 ? sorted : undefined
}

/** Alerts with the same hash match the same jobs. `criteria` are normalized. */
export const hashSearch = ({ criteria, country, language }: AlertSearch): string =>
  createHash('sha256')
    .update(JSON.stringify([criteria, country, language]))
    .digest('base64url')

const lists = {
  job_locations: 'locations',
  main_functions: 'main_functions',
  job_function_ids: 'job_functions',
  function_job_title_ids: 'function_titles',
  job_types: 'job_types',
  xp_lvls: 'xp_lvls',
  degrees: 'degrees',
  industries: 'industry_lists',
  company_sizes: 'company_sizes',
  financing_stages: 'company_financing_stage_lists',
  benefits: 'company_benefit_lists',
} as const
type ListName = keyof typeof lists

/** Filters that are one choice: main functions, functions and titles choose from one tree, and any branch will do. */
const choices: readonly ListName[][] = [
  ['main_functions', 'job_function_ids', 'function_job_title_ids'],
  ...(
    [
      'job_locations',
      'job_types',
      'xp_lvls',
      'degrees',
      'industries',
      'company_sizes',
      'financing_stages',
      'benefits',
    ] as const
  ).map((name) => [name]),
]

/**
 * The search of an alert today. Ids that no list holds any more are dropped. Where none is left of a choice, the alert matches nothing: its
 * owner asked for something, and everything is not it. Null for that.
 */
export const resolveSearch = ({
  criteria,
  country,
}: AlertSearch): { filter: JobFilter; company: CompanyFilter } | null => {
  const searched = resolveSearchCountry(criteria.country, country)
  const isKnown = (name: ListName) => {
    const options = configList(lists[name], 'en-us')
    return (id: number) => {
      const option = findOption(options, id)
      return option !== undefined && (name !== 'job_locations' || searched === null || option.country === searched)
    }
  }
  const known: JobAlertCriteria = { ...criteria }
  for (const choice of choices) {
    const asked = choice.filter((name) => (criteria[name]?.length ?? 0) > 0)
    for (const name of asked) known[name] = criteria[name]?.filter(isKnown(name))
    if (asked.length > 0 && asked.every((name) => known[name]?.length === 0)) return null
  }
  const { industries, company_sizes, financing_stages, benefits, ...filter } = known
  return { filter: filter as JobFilter, company: { industries, company_sizes, financing_stages, benefits } }
}

export const asksForCompany = (filter: CompanyFilter): boolean => Object.values(filter).some((ids) => ids?.length)

/** Whether a company is one that the filter asks for: any of the industries, sizes and stages, and all of the benefits. */
export const matchesCompany = (filter: CompanyFilter, company: CompanyFacts | undefined): boolean => {
  if (!asksForCompany(filter)) return true
  if (!company) return false
  const isAny = (ids: readonly number[] | undefined, id: number | null) =>
    !ids?.length || (id !== null && ids.includes(id))
  return (
    isAny(filter.industries, company.industryId) &&
    isAny(filter.company_sizes, company.sizeId) &&
    isAny(filter.financing_stages, company.financingStageId) &&
    (filter.benefits ?? []).every((id) => company.benefitIds.includes(id))
  )
}
