import { z } from 'zod/mini'
import { workArrangements } from '../jobs/job-constants.ts'
import { payPeriod } from '../jobs/pay.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { countryKey, languageKey } from '../platform/locale-keys.ts'
import { option } from '../platform/option.ts'

/** Fewer postings than this say nothing about a market: no figure is shown of them. */
export const minInsightJobs = 10

/** What postings of one title state, each by the middle of its range, in the currency and the period that most of them state. */
export const payInsight = z.object({
  /** A quarter of the postings state less. */
  low: z.number(),
  median: z.number(),
  /** A quarter of the postings state more. */
  high: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  period: payPeriod,
  /** How many postings the figures are of, at least `minInsightJobs`. */
  jobs: z.number(),
})
export type PayInsight = z.infer<typeof payInsight>

/** Whether the figures are of a title (`function_titles`) or of the function that holds it (`job_functions`). */
const payKind = z.enum(['title', 'function'])

const countryInsightData = z.object({
  /** When the jobs were counted. */
  counted_at: z.string(),
  /** Open jobs of the country’s search, remote ones that people there may apply for among them. */
  open_jobs: z.number(),
  /** Those of them that were posted in the last 24 hours. */
  new_jobs: z.number(),
  /** Employers with an open job in the country. */
  companies: z.number(),
  web3_jobs: z.number(),
  /** Hours that the country's clock is ahead of UTC; null for a country that is none of the list. */
  utc_offset_hours: z.nullable(z.number()),
  /** Remote jobs by the clock of the place that hires, west to east; of places with several clocks the one of most zones. */
  remote: z.array(z.object({ utc_offset_hours: z.number(), jobs: z.number() })),
  /** Pay of the titles that most open jobs of the country have, at most three; where too few have enough postings, of functions. */
  pay: z.array(z.object({ kind: payKind, title: option, pay: payInsight })),
})
export type CountryInsight = z.infer<typeof countryInsightData>

/** A country’s open jobs in numbers, counted every few minutes from our own postings; null until they were counted for the first time. */
export const countryInsight = endpoint({
  method: 'GET',
  path: '/api/job/insight/country',
  summary: 'The open jobs of the visitor’s country in numbers',
  data: z.nullable(countryInsightData),
})

const counted = { jobs: z.number() }

const areaInsightData = z.object({
  /** Open jobs of the area in the search of the visitor’s country. */
  total: z.number(),
  is_approximate: z.boolean(),
  /** Hours that the clock of the visitor's country is ahead of UTC; null for a country that is none of the list. */
  utc_offset_hours: z.nullable(z.number()),
  /** Where they are offered from (`hiring_countries` in a search), the most first. The hours are null for all other countries together. */
  countries: z.array(
    z.object({ key: countryKey, name: z.string(), utc_offset_hours: z.nullable(z.number()), ...counted }),
  ),
  /** What they are written in (`posting_languages`), by the names of the languages in the visitor's. */
  languages: z.array(z.object({ key: languageKey, name: z.string(), ...counted })),
  /** Fields of work: main functions of remote jobs (`main_functions`), functions of Web3 jobs (`job_function_ids`). */
  functions: z.array(z.object({ function: option, ...counted })),
  arrangements: z.array(z.object({ arrangement: z.enum(workArrangements), ...counted })),
})
export type AreaInsight = z.infer<typeof areaInsightData>

/** Who hires for remote or Web3 work from where: the open jobs of an area as its search counts them, for visitors of any country. */
export const areaInsight = endpoint({
  method: 'GET',
  path: '/api/job/insight/area',
  summary: 'Where remote and Web3 jobs are offered from',
  query: z.object({ area: z.enum(['remote', 'web3']) }),
  data: areaInsightData,
})

const titlePay = z.object({
  kind: payKind,
  title: option,
  pay: payInsight,
  /** The place that the figures are of; null for the whole country. */
  location: z.nullable(option),
})
export type TitlePay = z.infer<typeof titlePay>

/** What a title pays: at the place where enough postings there state it, else in the whole country, else what its function pays there. Null where too few do. */
export const titlePayInsight = endpoint({
  method: 'GET',
  path: '/api/job/insight/pay',
  summary: 'What a title pays in the visitor’s country',
  query: z.object({
    /** Of `function_titles`; without it, one that the occupation is. */
    function_job_title_id: z.optional(identifier),
    /** Of `job_functions`, where no title is told. */
    job_function_id: z.optional(identifier),
    /** The occupation that a search was understood as (`understood.occupation.id`). */
    occupation: z.optional(z.string().check(z.maxLength(100))),
    /** Of `location_lists`. */
    job_location: z.optional(identifier),
    /** Key of another country than the visitor’s. */
    country: z.optional(z.string().check(z.maxLength(10))),
  }),
  data: z.nullable(titlePay),
})

/** The same for the title, the place and the country of a job. */
export const jobPayInsight = endpoint({
  method: 'GET',
  path: '/api/job/jobs/:id/pay-insight',
  summary: 'What jobs like this one pay',
  params: z.object({ id: identifier }),
  data: z.nullable(titlePay),
})
