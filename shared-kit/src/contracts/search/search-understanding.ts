import { z } from 'zod/mini'
import { companyRef } from '../companies/companies.ts'

/** A part of a text: the first character of it, and the one after its last, counted in UTF-16 units as `slice` counts. */
export const textRange = z.object({ start: z.number(), end: z.number() })
export type TextRange = z.infer<typeof textRange>

/** What some words of a query stand for, and the query without them: whoever takes the filter away searches for that. */
const understoodPart = {
  /** The words as typed, such as “part time”. */
  words: z.string(),
  /** The query without these words; empty where nothing else was asked for. */
  query_without: z.string(),
}

/**
 * How a query was understood (docs/search-ranking.md#understanding). What it holds was applied already; `exact=1` in the same search takes the
 * words by the letter instead. Parts that were not found are null or empty.
 */
export const searchUnderstanding = z.object({
  /** True where the search asked for the words by the letter: nothing below is filled then. */
  is_exact: z.boolean(),
  /** The query as it was run, with its typing errors mended. */
  text: z.string(),
  /**
   * A mended typing error: “Showing jobs for *to*. Search for *from* instead”. `marks` are the mended words in `to`. `is_certain` is false where
   * `from` is a word too and only found nothing.
   */
  correction: z.nullable(
    z.object({ from: z.string(), to: z.string(), marks: z.array(textRange), is_certain: z.boolean() }),
  ),
  /** The occupation that was asked for; jobs of it are found in all languages of the country. */
  occupation: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /**
   * Filters that words stood for. `field` is a search parameter of `jobFilters`, `value` as the URL holds it, `label` the option's name in the
   * visitor's language; null where the page words it itself (pay, which has `amount` in `currency` a month).
   */
  filters: z.array(
    z.object({
      ...understoodPart,
      field: z.string(),
      value: z.string(),
      label: z.nullable(z.string()),
      amount: z.optional(z.number()),
      currency: z.optional(z.string()),
    }),
  ),
  /** A place, as the place field would name it. */
  place: z.nullable(z.object({ ...understoodPart, label: z.string(), location_id: z.nullable(z.number()) })),
  company: z.nullable(z.object({ ...understoodPart, company: companyRef })),
  /** Words that say nothing about a job and were left out. */
  dropped_words: z.array(z.string()),
})
export type SearchUnderstanding = z.infer<typeof searchUnderstanding>

/**
 * What is near where a search finds nothing, the nearest first. `criteria` are the search parameters to set, each null where it is to be
 * taken out; the others stay. `label` names what the search would be for in the visitor's language.
 *
 * - `fewer_words`: without some words (`words`).
 * - `without_filter`: without a filter that the words stood for.
 * - `other_place`: elsewhere in the country; `other_country`: in all countries.
 * - `other_spelling`: another spelling that is found.
 * - `occupation`: all jobs of the occupation; `related_occupation`: of one close to it.
 */
export const nearSearch = z.object({
  kind: z.enum([
    'fewer_words',
    'without_filter',
    'other_place',
    'other_country',
    'other_spelling',
    'occupation',
    'related_occupation',
  ]),
  label: z.string(),
  words: z.optional(z.string()),
  criteria: z.record(z.string(), z.nullable(z.string())),
  count: z.number(),
  is_approximate: z.boolean(),
})
export type NearSearch = z.infer<typeof nearSearch>

/** The same posting from another source, which a list does not show a second time. */
export const jobDouble = z.object({
  id: z.number(),
  slug: z.string(),
  company: z.nullable(companyRef),
  /** Host name of the employer's or the board's page where it is to be applied for; null where that is here. */
  host: z.nullable(z.string()),
})
export type JobDouble = z.infer<typeof jobDouble>

/** Why a job is in a list of similar or recommended jobs. `count` is of skills. */
export const jobReason = z.object({
  kind: z.enum([
    'same_occupation',
    'related_occupation',
    'same_title',
    'skills',
    'same_function',
    'preference',
    'same_place',
    'newest',
  ]),
  count: z.optional(z.number()),
})
export type JobReason = z.infer<typeof jobReason>

/** The named parts of a job's rank in a search (docs/search-ranking.md); outside production only, for `explain=1`. */
export const rankParts = z.object({
  title: z.number(),
  occupation: z.number(),
  company: z.number(),
  place: z.number(),
  text: z.number(),
  missing: z.number(),
  filter: z.number(),
  country: z.number(),
  language: z.number(),
  freshness: z.number(),
  completeness: z.number(),
  answer_rate: z.number(),
  total: z.number(),
})
export type RankParts = z.infer<typeof rankParts>

/**
 * A row below the search field. `marks` are letters of `value` that differ from what was typed because a typing error was mended. `query` or
 * `company`, `location_id` say what choosing it searches for. Recent and saved searches are the page's own rows.
 *
 * - `title`: a title of open jobs; `occupation`: an occupation by its usual name.
 * - `company`, `place`: names of these, with their open jobs.
 * - `popular`: much searched in the country; for an empty field.
 */
export const searchSuggestion = z.object({
  kind: z.enum(['title', 'occupation', 'company', 'place', 'popular']),
  value: z.string(),
  marks: z.array(textRange),
  count: z.number(),
  query: z.optional(z.string()),
  company: z.optional(companyRef),
  location_id: z.optional(z.number()),
})
export type SearchSuggestion = z.infer<typeof searchSuggestion>
