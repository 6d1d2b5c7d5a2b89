import { readFileSync } from 'node:fs'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { readTexts } from '../../platform/text/read-texts.ts'

/** A row of a list: id, key, the list's own columns, and its name in every language. */
export type Row<Columns = unknown> = { id: number; key: string; names: Record<LanguageKey, string> } & Columns

/** Lists whose names are in `locales/`, by the keys of their rows. */
const texts = readTexts<Record<string, Record<string, string>>>(new URL('./locales/', import.meta.url))

/** The names of a row by language, from the list of that name in `locales/`; undefined in a language that has none. */
export const namesOf = (list: string, key: string): Record<LanguageKey, string> =>
  Object.fromEntries(languages.map((language) => [language.key, texts[language.key][list]?.[key]])) as Record<
    LanguageKey,
    string
  >

const readRows = <Columns>(file: string): ({ id: number; key: string } & Columns)[] =>
  JSON.parse(readFileSync(new URL(`rows/${file}.json`, import.meta.url), 'utf8'))

/** The list in the file `rows/{file}.json`. */
const readList = <Columns = unknown>(file: string): readonly Row<Columns>[] => {
  const name = file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return readRows<Columns>(file).map((row) => ({ ...row, names: namesOf(name, row.key) }))
}

/** Bounds of a scale. */
export type Bounds = { from: number; to: number }
/** The job titles that a skill goes with: by the ids of their job functions and main functions. */
export type SkillPlaces = { mainFunctions: number[]; jobFunctions: number[] }

/** The fields of work, the product’s one taxonomy of jobs. */
export const mainFunctions = readList('main-functions')
/** Functions within a field; `parent` is the id of the main function. */
export const jobFunctions = readList<{ parent: number }>('job-functions')
/** Job titles within a function; `parent` is the id of the job function. */
export const functionTitles = readList<{ parent: number }>('function-titles')

export const jobTypes = readList('job-types')
/** `from` and `to` in months. */
export const xpLvls = readList<Bounds>('xp-lvls')
export const educations = readList('educations')
/** docs/product-rules.md#salary-ranges; amounts per month. */
export const salaryRangeFilters = readList<Bounds>('salary-range-filters')
export const salaryTypes = readList('salary-types')
export const workArrangements = readList('work-arrangements')
export const jobBenefits = readList('job-benefits')
export const jobAttractiveReasons = readList('job-attractive-reasons')
/** Of a recruiter, and of one message. */
export const reportRecruiterReasons = readList('report-recruiter-reasons')
export const chatReports = readList('chat-reports')
export const reportInterviewReasons = readList('report-interview-reasons')
/** docs/product-rules.md#report-reasons */
export const reportJobReasons = readList<{ category: string }>('report-job-reasons')

export const industries = readList('industries')
/** Fields of business, each with the ids of its industries. */
export const industryTypes = readList<{ industries: number[] }>('industry-types')
/** `from` and `to` in people. */
export const companySizes = readList<Bounds>('company-sizes')
export const companyFinancingStages = readList('company-financing-stages')
export const companyTypes = readList('company-types')
export const companyCultures = readList('company-cultures')

export const noticePeriods = readList('notice-periods')
export const genders = readList('genders')
export const jobSeekerTypes = readList('job-seeker-types')
export const workPermits = readList('work-permits')
export const languageProficiencies = readList('language-proficiencies')
export const skillProficiencies = readList('skill-proficiencies')
export const socialTypes = readList('social-types')
/** What somebody is in Singapore (docs/product-rules.md#user-identities). */
export const userIdentities = readList('user-identities')

/** Tools and standards, whose names are the same in every language. */
export const skillTools: readonly Row<SkillPlaces>[] = readRows<SkillPlaces & { name: string }>('skill-tools').map(
  ({ name, ...row }) => ({
    ...row,
    names: Object.fromEntries(languages.map(({ key }) => [key, name])) as Record<LanguageKey, string>,
  }),
)
/** Skills with a name in each language. */
export const skills = readList<SkillPlaces>('skills')

type Place = { country: string; countryCode: string; latitude: number; longitude: number }
/** Cities and districts by country; `countryCode` is ISO 3166-1 alpha-2. */
export const places = readList<Place>('places')

/** Languages that people speak, by ISO 639 code. Members' profiles keep the ids. */
export const spokenLanguageCodes: readonly { id: number; key: string }[] = readRows('spoken-languages')
