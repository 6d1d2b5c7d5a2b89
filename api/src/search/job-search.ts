import type { JobFacets, JobFilter, Relaxations } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type {
  JobReason,
  NearSearch,
  RankParts,
  SearchSuggestion,
  SearchUnderstanding,
} from '@jobspan/shared-kit/contracts/search/search-understanding'

/** Who searches: the country decides whose search it is, the language how words are read; blocked companies are left out. */
export type Visitor = { country: CountryKey; language: LanguageKey; blocked?: ReadonlySet<number> }

/** `sort` is one of `sortOrder`; `page` counts from 1. `explain`: with the parts of each rank. */
export type PageRequest = { sort: number; page: number; size: number; explain?: boolean }

export type SearchPage = {
  /** Ids of the jobs of this page, in their order. */
  ids: number[]
  /** How many jobs match, without those of blocked companies. */
  total: number
  /** True past `exactLimit` matches (docs/product-rules.md#exact-to-10000). */
  isApproximate: boolean
  /** How many more match at companies that the visitor blocked. */
  hiddenTotal: number
  /** How the words were understood; null without words. */
  understood: SearchUnderstanding | null
  /** What is near where nothing was found, the nearest first. */
  near: NearSearch[]
  /** Of each job of the page that lacks words of the query, which. */
  missing: ReadonlyMap<number, string[]>
  /** Ids of the same posting from other sources, which are on no page. */
  doubles: ReadonlyMap<number, number[]>
  ranks: ReadonlyMap<number, RankParts>
}

/** Where jobs are offered from, and in which languages they are written; the most first, and none without jobs. */
export type JobOrigins = {
  countries: { key: CountryKey; jobs: number }[]
  languages: { key: LanguageKey; jobs: number }[]
}

export type TitleSuggestion = { value: string; count: number }

/** Orders are exact up to this many matches, and pages end there (docs/product-rules.md#exact-to-10000). */
export const exactLimit = 10_000

/** Of more matches than can be ranked at each search, so many of the newest are. */
export const rankedSample = 2_000

/** Of more matches, so many are counted for facets: an option that one job in a hundred has is counted to within a tenth. */
export const facetSampleSize = 25_000

/** A job that is like another, and why. */
export type SimilarJob = { id: number; reason: JobReason }

/** Ids of jobs, each list in the order of the newest first. Without words in the filter, all are `others`. */
export type MatchesByTitle = {
  /** Those that are about what the words ask for: by their occupation, or by the words of their titles. */
  titled: number[]
  /** Those that hold them elsewhere, in the description for example. */
  others: number[]
}

/**
 * What the routes ask of a search engine. It takes filters as the API's callers write them and gives ids, so that an engine reads words
 * and filters in its own way; `jobSearchFixture` says what every engine has to find, in ten languages. Only open jobs are found. No input
 * makes it throw, except `unavailable` under too much load.
 */
export type JobSearch = {
  search: (filter: JobFilter, visitor: Visitor, page: PageRequest) => Promise<SearchPage>
  /** Counts for every filter option, each group counted as if nothing in it were selected. */
  facets: (filter: JobFilter, visitor: Visitor) => Promise<JobFacets>
  /** Where the jobs that match are offered from, and in which languages they are written. */
  origins: (filter: JobFilter, visitor: Visitor) => Promise<JobOrigins>
  /** What dropping each filter alone would give; only those that add jobs, the most first. */
  relaxations: (filter: JobFilter, visitor: Visitor) => Promise<Relaxations>
  /** Titles of open jobs close to what was typed, the best first; `country` null for all countries. */
  suggest: (typed: string, options: { size: number; country: CountryKey | null }) => Promise<TitleSuggestion[]>
  /** Rows below the search field for what was typed so far: titles, the occupation, companies and places. */
  suggestRows: (
    typed: string,
    visitor: Pick<Visitor, 'country' | 'language'>,
    options: { size: number; country: CountryKey | null },
  ) => Promise<SearchSuggestion[]>
  /** The open ones of the given jobs that hold all that is asked for. */
  matchAmong: (filter: JobFilter, visitor: Visitor, ids: readonly number[]) => Promise<MatchesByTitle>
  /** `matchAmong` for very many filters: it reads the jobs once, as they are then. `ids` rise. */
  createMatcher: (ids: readonly number[]) => Promise<(filter: JobFilter, visitor: Visitor) => MatchesByTitle>
  /** Open jobs like the given one, the most alike first, without it; fewer than `size` where few are. */
  similar: (jobId: number, size: number) => Promise<SimilarJob[]>
}
