import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { countryKey, languageKey } from '../platform/locale-keys.ts'
import { option } from '../platform/option.ts'

/**
 * An entry of a list that filters or forms choose from; the optional fields belong to single lists
 * (docs/product-rules.md#list-entries).
 */
export const configEntry = z.extend(option, {
  from: z.optional(z.number()),
  to: z.optional(z.number()),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  category: z.optional(z.string()),
  country: z.optional(countryKey),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  /** Sub-entries: functions of a main function, titles of a function. */
  children: z.optional(z.array(z.extend(option, { job_titles: z.optional(z.array(option)) }))),
})
export type ConfigEntry = z.infer<typeof configEntry>

/**
 * An entry of any configuration list, with the fields of single lists (docs/product-rules.md#list-entries); pages parse it only
 * where they read these.
 */
export const listEntry = z.extend(configEntry, {
  /** Scales: how wide the step is, and where the whole scale ends. */
  interval: z.optional(z.number()),
  upper_bound_scale: z.optional(z.number()),
  /** Countries: `url` is an own path, `currency` ISO 4217, `defaultLocation` the key of a place, `hrefLang` BCP 47. */
  name: z.optional(z.string()),
  url: z.optional(z.string()),
  currency: z.optional(z.string()),
  defaultLocation: z.optional(z.string()),
  hrefLang: z.optional(z.string()),
  /** Countries: what telephone numbers there begin with, such as `+65`, and whether text messages go there. */
  code: z.optional(z.string()),
  is_sms_allowed: z.optional(z.boolean()),
  /** Currencies: their sign as readers of the language write it. */
  display_value: z.optional(z.string()),
  /** Languages: their own name, how addresses name them, and their BCP 47 tag. */
  label: z.optional(z.string()),
  slug: z.optional(z.string()),
  alias: z.optional(z.string()),
  function_title_value: z.optional(z.string()),
  /** The places of a country. */
  locations: z.optional(z.array(configEntry)),
})
export type ListEntry = z.infer<typeof listEntry>

export const configList = endpoint({
  method: 'GET',
  path: '/api/config/:type/list',
  summary: 'A configuration list in a language',
  params: z.object({ type: z.string().check(z.maxLength(60)) }),
  query: z.object({ language_code: z.optional(languageKey), country: z.optional(countryKey) }),
  data: z.object({ items: z.array(listEntry) }),
})

/** A range of monthly pay; null where it has no such end. */
export const salaryRange = z.object({ id: z.number(), from: z.nullable(z.number()), to: z.nullable(z.number()) })
export type SalaryRange = z.infer<typeof salaryRange>

/** All lists that the search filters need, in one answer. */
export const searchFilterOptions = endpoint({
  method: 'GET',
  path: '/api/config/search-filters/list',
  summary: 'Every filter’s options for a country, in a language',
  query: z.object({ language_code: z.optional(languageKey), country: z.optional(z.string().check(z.maxLength(10))) }),
  data: z.object({
    locations: z.array(configEntry),
    main_functions: z.array(configEntry),
    job_types: z.array(configEntry),
    xp_lvls: z.array(configEntry),
    educations: z.array(configEntry),
    salary_range_filters: z.array(configEntry),
    /** The same ranges by id, in the size of pay in the currency of the visitor's country; the facets count these. */
    salary_ranges: z._default(z.array(salaryRange), []),
  }),
})

/** A country whose site is closed until `ends_at` (RFC 3339). `texts` are said in place of the usual one, in the languages that have one. */
export const outage = z.object({
  country: countryKey,
  texts: z.partialRecord(languageKey, z.string()),
  ends_at: z.string(),
})
export type Outage = z.infer<typeof outage>

/** `is_outage` is for the country of the caller; `outages` are all. */
export const websiteOutage = endpoint({
  method: 'GET',
  path: '/api/data/search/website-outage',
  summary: 'Whether the site is under maintenance',
  query: z.object({ language_code: z.optional(languageKey) }),
  data: z.object({ is_outage: z.boolean(), outages: z._default(z.array(outage), []) }),
})
