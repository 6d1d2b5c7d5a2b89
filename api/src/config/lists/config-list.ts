import type { ListEntry } from '@jobspan/shared-kit/contracts/config/config'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  type Bounds,
  chatReports,
  companyCultures,
  companyFinancingStages,
  companySizes,
  companyTypes,
  educations,
  functionTitles,
  genders,
  industries,
  industryTypes,
  jobAttractiveReasons,
  jobBenefits,
  jobFunctions,
  jobSeekerTypes,
  jobTypes,
  languageProficiencies,
  mainFunctions,
  namesOf,
  noticePeriods,
  type Row,
  reportInterviewReasons,
  reportJobReasons,
  reportRecruiterReasons,
  salaryRangeFilters,
  salaryTypes,
  skillProficiencies,
  skills,
  skillTools,
  socialTypes,
  userIdentities,
  workArrangements,
  workPermits,
  xpLvls,
} from './list-rows.ts'
import {
  countryLists,
  currencyLists,
  languageLists,
  locationEntries,
  locationLists,
  nationalityLists,
} from './place-lists.ts'
import { spokenLanguages } from './spoken-languages.ts'

type Build = (language: LanguageKey) => ListEntry[]

const entry = (row: Row, language: LanguageKey): ListEntry => ({
  id: row.id,
  key: row.key,
  value: row.names[language],
  seo_value: row.key,
})

const plain =
  (rows: readonly Row[]): Build =>
  (language) =>
    rows.map((row) => entry(row, language))

const scale =
  (rows: readonly Row<Bounds>[]): Build =>
  (language) =>
    rows.map((row) => {
      const { from, to } = row
      return { ...entry(row, language), from, to, interval: to - from, upper_bound_scale: upperBound(rows) }
    })

const upperBound = (rows: readonly Row<Bounds>[]) => Math.max(...rows.map(({ to }) => to))

/** docs/product-rules.md#function-title-key */
const title = (row: Row, language: LanguageKey) => ({ ...entry(row, language), key: `${row.key}-${row.id}` })

const functionsOf = (mainFunctionId: number) => jobFunctions.filter((row) => row.parent === mainFunctionId)
const titlesOf = (jobFunctionId: number) => functionTitles.filter((row) => row.parent === jobFunctionId)

const mainFunctionTree: Build = (language) =>
  mainFunctions.map((main) => ({
    ...entry(main, language),
    children: functionsOf(main.id).map((row) => ({
      ...entry(row, language),
      job_titles: titlesOf(row.id).map((titleRow) => title(titleRow, language)),
    })),
  }))

const reasons: Build = (language) =>
  reportJobReasons.map((row) => ({
    ...entry(row, language),
    title: row.names[language],
    description: namesOf('reportJobReasonDescriptions', row.key)[language],
    category: row.category,
  }))

/** Every list by its fixed name (docs/product-rules.md#list-names); some names mean the same list. */
const builders: Record<string, Build> = {
  main_functions: mainFunctionTree,
  job_category_lists: mainFunctionTree,
  job_categories: mainFunctionTree,
  job_functions: plain(jobFunctions),
  job_function_lists: plain(jobFunctions),
  function_titles: (language) =>
    functionTitles.map((row) => ({ ...title(row, language), function_title_value: row.names[language] })),
  job_types: plain(jobTypes),
  xp_lvls: scale(xpLvls),
  work_xps: scale(xpLvls),
  educations: plain(educations),
  degrees: plain(educations),
  salary_range_filters: scale(salaryRangeFilters),
  salary_ranges: scale(salaryRangeFilters),
  salary_type_lists: plain(salaryTypes),
  work_arrangements: plain(workArrangements),
  industry_lists: plain(industries),
  /** A list of our own: fields of business, with their industries. */
  industry_types: (language) =>
    industryTypes.map((row) => ({
      ...entry(row, language),
      children: industries.filter(({ id }) => row.industries.includes(id)).map((each) => entry(each, language)),
    })),
  company_sizes: scale(companySizes),
  no_of_employee_ranges: scale(companySizes),
  company_financing_stage_lists: plain(companyFinancingStages),
  company_types: plain(companyTypes),
  company_culture_lists: plain(companyCultures),
  company_benefit_lists: plain(jobBenefits),
  job_benefit_lists: plain(jobBenefits),
  job_attractive_reasons: plain(jobAttractiveReasons),
  report_job_reasons: reasons,
  report_recruiter_reasons: plain(reportRecruiterReasons),
  chat_report_lists: plain(chatReports),
  report_interview_reasons: plain(reportInterviewReasons),
  notice_period_lists: plain(noticePeriods),
  gender_lists: plain(genders),
  /** Lists of our own: what a profile tells of languages, skills, kinds of seekers and where they may work. */
  job_seeker_type_lists: plain(jobSeekerTypes),
  work_permit_lists: plain(workPermits),
  language_proficiency_lists: plain(languageProficiencies),
  skill_proficiency_lists: plain(skillProficiencies),
  spoken_language_lists: spokenLanguages,
  nationality_lists: nationalityLists,
  social_types: plain(socialTypes),
  user_identity_lists: plain(userIdentities),
  skills: (language) => [...skillTools, ...skills].map((row) => entry(row, language)),
  /** A list of our own: the locations of `location_lists` without their countries around them. */
  locations: locationEntries,
  location_lists: locationLists,
  country_lists: countryLists,
  currency_lists: currencyLists,
  language_lists: languageLists,
}

export const configListTypes: readonly string[] = Object.keys(builders)

const built = new Map<string, readonly ListEntry[]>()

/**
 * The configuration list `type` (docs/product-rules.md#list-names, such as `xp_lvls`) in a language; undefined for an unknown
 * type. `country` narrows `locations` and `location_lists` to that country. The answer is shared: do not change it.
 */
export function configList(
  type: string,
  language: LanguageKey,
  country?: CountryKey,
): readonly ListEntry[] | undefined {
  if (!Object.hasOwn(builders, type)) return undefined
  const name = `${type} ${language}`
  let list = built.get(name)
  if (!list) {
    list = builders[type]?.(language) ?? []
    built.set(name, list)
  }
  const isOfPlaces = type === 'locations' || type === 'location_lists'
  return country && isOfPlaces ? list.filter((location) => location.country === country) : list
}

const byId = new WeakMap<readonly ListEntry[], Map<number, ListEntry>>()

/** The entry of a list by its id. */
export function findOption(list: readonly ListEntry[] | undefined, id: number | null): ListEntry | undefined {
  if (!list || id === null) return undefined
  let index = byId.get(list)
  if (!index) {
    index = new Map(list.map((option) => [option.id, option]))
    byId.set(list, index)
  }
  return index.get(id)
}
