import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { JobPreference } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import { type SQL, sql } from 'drizzle-orm'
import { functionTitles } from '../config/lists/list-rows.ts'
import { toMonthlyDollars } from '../jobs/pay-amount.ts'
import { jobs } from '../jobs/tables.ts'
import { arrangementIds, encodeTag, type TagGroup, toTagLexeme } from '../jobs/tags.ts'
import { builtInOccupations, type OccupationMatcher } from '../occupations/occupation-matcher.ts'
import { comparable } from '../platform/text/comparable.ts'
import { toTsQuery } from '../platform/text/ts-query.ts'
import { allOf, anyOf, parseTexts, type WordQuery } from '../platform/text/word-query.ts'
import { findCountriesNearTimeZone } from './find-countries-near-time-zone.ts'
import { jobFunctionByTitle, mainFunctionByJobFunction } from './function-filter.ts'

/** A job preference as jobs are compared with it. */
export type PreferenceCriteria = {
  /** All words of the title; null where it holds none. */
  words: WordQuery | null
  functionTitleId: number | null
  jobFunctionId: number | null
  mainFunctionId: number | null
  /** Tags of the occupation that the title names, in whatever language, and of narrower ones. */
  occupationTags: readonly number[]
  narrowerOccupationTags: readonly number[]
  preference: JobPreference
  /** Countries whose time is close to the wanted time zone, for remote work, as ISO 3166-1 alpha-2. */
  countries: readonly string[]
}

let titleByName: Map<string, number> | undefined

/** The listed title of that name, in any language. */
const titleNamed = (name: string): number | null => {
  titleByName ??= new Map(
    functionTitles.flatMap(({ id, names }) => Object.values(names).map((title) => [comparable(title), id])),
  )
  return titleByName.get(comparable(name)) ?? null
}

const functionTitleKey = (id: number | null): string | null =>
  functionTitles.find((title) => title.id === id)?.key ?? null

/** The listed titles that occupations are, for who writes them otherwise than the list does. */
const titlesOf = ({ byNumber }: OccupationMatcher, occupations: readonly number[]): number[] => {
  const keys = new Set(occupations.flatMap((number) => byNumber.get(number)?.functions ?? []))
  return functionTitles.flatMap(({ id, key }) => (keys.has(key) ? [id] : []))
}

export const toPreferenceCriteria = (
  preference: JobPreference,
  language: LanguageKey,
  matcher = builtInOccupations(),
): PreferenceCriteria => {
  const functionTitleId = preference.function_title_id ?? titleNamed(preference.job_title)
  const occupations = matcher.ofJob(preference.job_title, language, functionTitleKey(functionTitleId))
  const listedTitles = [functionTitleId, ...titlesOf(matcher, occupations)]
  const jobFunctionId = listedTitles.map((id) => jobFunctionByTitle.get(id ?? 0)).find((id) => id !== undefined) ?? null
  const toTags = (numbers: readonly number[]) => numbers.map((number) => encodeTag('occupation', number))
  return {
    words: parseTexts([{ text: preference.job_title, language }], 'all'),
    functionTitleId,
    jobFunctionId,
    mainFunctionId: mainFunctionByJobFunction.get(jobFunctionId ?? 0) ?? null,
    occupationTags: toTags(occupations),
    narrowerOccupationTags: toTags(matcher.withNarrower(occupations).slice(occupations.length)),
    preference,
    countries: preference.work_timezone === null ? [] : findCountriesNearTimeZone(preference.work_timezone),
  }
}

// Of a frequent function or title, a thousand jobs are read; the newest of these are enough to choose from.
const maxScanned = 1_000
const maxCandidates = 60

const tagWord = (group: TagGroup, id: number): WordQuery => ({ word: toTagLexeme(encodeTag(group, id)) })

/**
 * Selects the ids of open jobs whose function or title is the wanted one, among those that `scope`, a word of the search vectors, shows:
 * some in the wanted place and work setting with the wanted pay, and some whatever these are.
 */
export const selectCandidates = (wanted: PreferenceCriteria, scope: WordQuery, isOpen: SQL): SQL[] => {
  const { preference, functionTitleId, jobFunctionId } = wanted
  const kinds = [
    ...(wanted.words === null ? [] : [wanted.words]),
    ...(functionTitleId === null ? [] : [tagWord('functionTitle', functionTitleId)]),
    ...(jobFunctionId === null ? [] : [tagWord('jobFunction', jobFunctionId)]),
  ]
  if (kinds.length === 0) return []
  const isWanted = anyOf(kinds)
  const newest = (query: WordQuery, condition = sql``) => sql`
    (select id from (select id, rank_at from ${jobs} where ${isOpen}
      and head_vector @@ ${toTsQuery(query)}::tsquery ${condition}
      limit ${maxScanned}) as read order by rank_at desc limit ${maxCandidates})`
  const setting = tagWord('arrangement', arrangementIds[preference.work_arrangement])
  const place = preference.location_id === null ? [] : [tagWord('location', preference.location_id)]
  const minPay = minMonthlyUsd(preference)
  const payCondition = minPay === null ? sql`` : sql`and (pay_month_usd is null or pay_month_usd >= ${minPay})`
  return [newest(allOf([isWanted, scope, setting, ...place]), payCondition), newest(allOf([isWanted, scope]))]
}

/**
 * The job pays at least half of what the preference that asks for least asks for: pay far below is no offer, however well the work fits.
 * Pays are compared in US dollars a month; a job or a preference in a currency without a rate is not compared, nor a job without pay.
 */
export const isPayNearPreference = (wanted: readonly PreferenceCriteria[]): SQL => {
  const minPays = wanted.map(({ preference }) => minMonthlyUsd(preference) ?? 0)
  const lowest = minPays.length === 0 ? 0 : Math.min(...minPays)
  return sql`(pay_month_usd is null or pay_month_usd >= ${lowest / 2}::float8)`
}

/** US dollars a month; null for a currency without a rate, and for pay that is to be agreed or none. */
const minMonthlyUsd = ({ salary_kind: kind, salary_min: min, currency, salary_period: period }: JobPreference) =>
  kind === 'negotiable' || kind === 'unpaid' ? null : toMonthlyDollars(min, currency, period)

/**
 * SQL with two columns for a job of the same query: `fit`, its best score against the preferences (0 where it is none of the wanted work),
 * and `preference_index`, which preference that is. The work counts most. Place, work setting, pay, type of job, industry, language and
 * hours add to it; all together cannot make up for other work. Reads the job's columns, and `industry_id` of its `employer`. From
 * {@link goodFitScore} on the job is the wanted work, or close to it and otherwise as wanted.
 */
export const bestPreferenceFit = (wanted: readonly PreferenceCriteria[]): SQL => {
  if (wanted.length === 0) return sql`(select 0 as fit, 0 as preference_index)`
  const matches = wanted.map((work, preferenceIndex) => sql`(${fitOfOne(work)}, ${preferenceIndex}::int)`)
  return sql`(select fit, preference_index from (values ${sql.join(matches, sql`, `)}) as matches (fit, preference_index) order by fit desc, preference_index limit 1)`
}
export const goodFitScore = sql.raw('1')

const fitOfOne = ({
  words,
  functionTitleId,
  jobFunctionId,
  mainFunctionId,
  occupationTags,
  narrowerOccupationTags,
  preference,
  countries,
}: PreferenceCriteria): SQL => sql`
  case when function_title_id = ${functionTitleId}::int or ${words === null ? sql`false` : isInTitle(words, [...occupationTags, ...narrowerOccupationTags])} then 1
    when tags && ${`{${occupationTags.join(',')}}`}::int[] then 0.9
    when tags && ${`{${narrowerOccupationTags.join(',')}}`}::int[] then 0.75
    when job_function_id = ${jobFunctionId}::int then 0.6
    when main_function_id = ${mainFunctionId}::int then 0.3 else 0 end
  * (1 + ${placeFit(preference)}
    + case when arrangement = ${preference.work_arrangement} then 0.5 else 0 end
    + case when pay_month_usd >= ${minMonthlyUsd(preference)}::float8 then 0.5 else 0 end
    + case when job_type_id = ${preference.job_type_id}::int then 0.25 else 0 end
    + case when employer.industry_id = ${preference.industry_id}::int then 0.15 else 0 end
    + case when language = ${preference.work_language}::text then 0.15 else 0 end
    + case when applicant_kind = 'only' and applicant_countries && ${`{${countries.join(',')}}`}::text[] then 0.15 else 0 end)`

/** The title holds all words; of an occupation, where they name one: the stem of “accountant” is in every title of an account manager. */
const isInTitle = (words: WordQuery, tags: readonly number[]): SQL => {
  const text = toTsQuery(words)
  const isOfOccupation = tags.length === 0 ? sql`` : sql` and tags && ${`{${tags.join(',')}}`}::int[]`
  return sql`(head_vector @@ ${text}::tsquery and ts_filter(head_vector, '{a}') @@ ${text}::tsquery${isOfOccupation})`
}

const placeFit = ({ work_arrangement: arrangement, country, location_id: id }: JobPreference): SQL => {
  if (arrangement === 'remote') return sql`case when arrangement = 'remote' then 0.5 else 0 end`
  const inPlace = id === null ? sql`true` : sql`${encodeTag('location', id)}::int = any(tags)`
  return sql`case when country is distinct from ${country}::text then 0 when ${inPlace} then 0.5 else 0.2 end`
}
