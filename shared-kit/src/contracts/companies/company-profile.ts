import { z } from 'zod/mini'
import { recruiterActivity } from '../jobs/jobs.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { option } from '../platform/option.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'
import { companyDetail, companyRef } from './companies.ts'

/** A picture of the company's album. `url` is a path of ours that is cached for good: at most 2,560 pixels a side; `width` and `height` are its own. */
export const companyPicture = z.object({
  id: z.number(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** In the company's words and language; also its text alternative. */
  caption: z.nullable(z.string()),
})
export type CompanyPicture = z.infer<typeof companyPicture>

/** What was checked of a company (docs/product-rules.md#company-verification). */
export const companyChecks = ['registration', 'domain', 'document'] as const
export type CompanyCheck = (typeof companyChecks)[number]

/**
 * How the company answers applications (docs/product-rules.md#employer-silence), of the last `days` days; such numbers are there from ten
 * applications on.
 */
export const companyAnswers = z.object({
  /** Of the applications, how many were answered: 0 to 1. */
  share: z.number(),
  /** Half of the answers came within so many hours; null where none was answered. */
  median_hours: z.nullable(z.number()),
  /** How many applications the numbers rest on. */
  applications: z.number(),
  days: z.number(),
})
export type CompanyAnswers = z.infer<typeof companyAnswers>

export const companyRecruiter = z.object({
  id: z.number(),
  name: z.string(),
  title: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  /** How lately they were here; null where that is long ago or not known. */
  activity: z.nullable(recruiterActivity),
  /** Of half their first answers in chats, from five on. */
  reply_label: z.nullable(z.enum(['answers_within_a_day', 'answers_within_a_week'])),
})
export type CompanyRecruiter = z.infer<typeof companyRecruiter>

/** All that a company's page shows. Absent facts are null or an empty list: the page leaves them out. Texts are plain, with line breaks. */
export const companyProfile = z.extend(companyDetail, {
  /** The company that this one became part of: its page is the one to show (301). All else is as it was. */
  moved_to: z.nullable(companyRef),
  /** The name in the register, where it is another than `name`. */
  legal_name: z.nullable(z.string()),
  /** Other names, such as in another script. */
  aliases: z.array(z.string()),
  /** Of `company_types`. */
  type: z.nullable(option),
  /** A year. */
  founded_in: z.nullable(z.number()),
  registration: z.nullable(
    z.object({
      number: z.string(),
      /** Name of the register, such as “ACRA”. */
      register: z.nullable(z.string()),
      /** A date, `2019-04-01`. */
      registered_on: z.nullable(z.string()),
      status: z.enum(['active', 'withdrawn']),
    }),
  ),
  /** What the people of this site checked; null where nothing was or its time is over. Dates: `2026-11-28`. */
  verification: z.nullable(
    z.object({ checked: z.array(z.enum(companyChecks)), on: z.string(), until: z.nullable(z.string()) }),
  ),
  /** For a link to a map. */
  coordinates: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  culture_text: z.nullable(z.string()),
  life_text: z.nullable(z.string()),
  /** `type` is of `social_types`; `url` is https. */
  social_media: z.array(z.object({ type: option, url: z.string() })),
  /** The newest first. `published_on` is a date, `url` http or https, `source` who published it. */
  news: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      published_on: z.nullable(z.string()),
      source: z.nullable(z.string()),
    }),
  ),
  /** The first twelve; {@link listCompanyPictures} has all. */
  pictures: z.array(companyPicture),
  pictures_total: z.number(),
  /** Six at most, who was here last first. */
  recruiters: z.array(companyRecruiter),
  answers: z.nullable(companyAnswers),
  /** Of `open_jobs`. */
  remote_jobs: z.number(),
  /** Whether a job alert of this member asks for this company's jobs alone; false for guests, as the next. */
  is_followed: z.boolean(),
  is_blocked: z.boolean(),
})
export type CompanyProfile = z.infer<typeof companyProfile>

const params = z.object({ id: identifier })

/** The file of a picture or a mark, cached for good: another picture has another address. Not the envelope. */
export const readCompanyPicture = endpoint({
  method: 'GET',
  path: '/api/data/company-pictures/:token',
  summary: 'A picture of a company',
  params: z.object({ token: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  data: z.file().check(z.mime(['image/webp'])),
})

/** A company without jobs has one too. Members are told what they follow and block; for guests the answer can be cached. */
export const getCompanyProfile = endpoint({
  method: 'GET',
  path: '/api/data/companies/:id/profile',
  summary: 'All that a company’s page shows',
  params,
  data: companyProfile,
})

export const listCompanyPictures = endpoint({
  method: 'GET',
  path: '/api/data/companies/:id/pictures',
  summary: 'A company’s album, in its order',
  params,
  query: z.object({ ...pageQuery({ size: 24, maxSize: 60 }) }),
  data: pageOf(companyPicture),
})

const followed = z.object({
  is_followed: z.boolean(),
  /** Nothing is mailed before the member confirms their address. Not there from older servers, nor of unfollowing. */
  needs_confirmation: z.optional(z.boolean()),
})

/**
 * Sends new jobs of this company every day: a job alert whose one criterion is the company, listed and changed among the others
 * (docs/product-rules.md#followed-companies). Following again changes nothing; one alert more than an address may have is 40024.
 */
export const followCompany = endpoint({
  method: 'POST',
  path: '/api/data/companies/:id/follow',
  summary: 'Follows a company',
  access: 'member',
  params,
  /** IANA name; of the browser. */
  body: z.object({ time_zone: z.string().check(z.minLength(1), z.maxLength(60)) }),
  data: followed,
})
/** Deletes that alert. Succeeds where there is none. */
export const unfollowCompany = endpoint({
  method: 'DELETE',
  path: '/api/data/companies/:id/follow',
  summary: 'Follows a company no more',
  access: 'member',
  params,
  data: followed,
})

/** Companies for sitemaps, in pages as the jobs' sitemap has: those with open jobs or with a text of their own. */
export const companySitemap = endpoint({
  method: 'GET',
  path: '/api/data/companies/sitemap',
  summary: 'Companies for sitemaps',
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(100), z.maximum(50_000)), 5_000),
  }),
  data: z.object({
    items: z.array(z.object({ slug: z.string(), updated_at: z.string() })),
    pages: z.array(z.number()),
  }),
})
