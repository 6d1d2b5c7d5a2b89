import { z } from 'zod/mini'
import { emailAddress } from '../auth/session.ts'
import { jobSummary, workArrangement } from '../jobs/jobs.ts'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { countryKey, languageKey } from '../platform/locale-keys.ts'

export const jobAlertFrequencies = ['daily', 'weekly'] as const
export const jobAlertFrequency = z.enum(jobAlertFrequencies)
export type JobAlertFrequency = z.infer<typeof jobAlertFrequency>

const ids = z.optional(z.array(identifier).check(z.maxLength(50)))
const amount = z.optional(z.number().check(z.minimum(0), z.maximum(1e12)))

/**
 * What an alert looks for: the filters of the job search, as values and not as texts of a query string, and facts of the company
 * (docs/product-rules.md#job-alerts). What is left out is not asked for; `country` is where to look, a key or `all`.
 */
export const jobAlertCriteria = z.object({
  query: z.optional(z.string().check(cleanLine(), z.maxLength(200))),
  location: z.optional(z.string().check(cleanLine(), z.maxLength(200))),
  job_locations: ids,
  main_functions: ids,
  job_function_ids: ids,
  function_job_title_ids: ids,
  job_types: ids,
  xp_lvls: ids,
  degrees: ids,
  company_ids: ids,
  salary_from: amount,
  salary_to: amount,
  is_company_verified: z.optional(z.boolean()),
  arrangements: z.optional(z.array(workArrangement).check(z.maxLength(3))),
  is_web3: z.optional(z.boolean()),
  hiring_countries: z.optional(z.array(countryKey).check(z.maxLength(30))),
  posting_languages: z.optional(z.array(languageKey).check(z.maxLength(20))),
  country: z.optional(z.string().check(z.maxLength(10))),
  /** Of `industry_lists`. */
  industries: ids,
  /** Of `company_sizes`. */
  company_sizes: ids,
  /** Of `company_financing_stage_lists`. */
  financing_stages: ids,
  /** Of `company_benefit_lists`: the company has every one of them. */
  benefits: ids,
})
export type JobAlertCriteria = z.infer<typeof jobAlertCriteria>

const timeZone = z.string().check(z.minLength(1), z.maxLength(60))

export const jobAlert = z.object({
  id: z.number(),
  criteria: jobAlertCriteria,
  frequency: jobAlertFrequency,
  country: countryKey,
  language: languageKey,
  time_zone: z.string(),
  is_paused: z.boolean(),
  /** False until the address is confirmed: nothing is sent before. */
  is_confirmed: z.boolean(),
  /** The last period: when it was, and how many jobs were sent; 0 means that none was new and no mail was sent. Null before the first. */
  last_run: z.nullable(z.object({ at: z.string(), job_count: z.number() })),
  /** RFC 3339; when the next mail may come. */
  next_run_at: z.string(),
  created_at: z.string(),
})
export type JobAlert = z.infer<typeof jobAlert>

/** How many alerts an address may have; one more is 40024. */
export const maxJobAlerts = 20

const params = z.object({ id: identifier })
const list = z.object({ items: z.array(jobAlert) })

export const listJobAlerts = endpoint({
  method: 'GET',
  path: '/api/job/jobs/job-alerts',
  summary: 'The member’s job alerts, the newest first',
  access: 'member',
  data: list,
})
/**
 * A member’s alert works at once where their address is confirmed, else when it is. A guest names an `email`: the answer says nothing of
 * whether it has an account; a mail asks its reader to confirm (double opt-in), and until then nothing is kept but the request, for a
 * month. The same criteria again change the alert that there is. Rate-limited by address.
 */
export const createJobAlert = endpoint({
  method: 'POST',
  path: '/api/job/jobs/job-alerts/create',
  summary: 'Asks for new jobs like these by mail',
  access: 'session',
  body: z.object({
    criteria: jobAlertCriteria,
    frequency: jobAlertFrequency,
    /** IANA name; of the browser. */
    time_zone: timeZone,
    /** Of a guest; a member’s own is used. */
    email: z.optional(emailAddress),
  }),
  data: z.object({
    /** Null for a guest. */
    alert: z.nullable(jobAlert),
    needs_confirmation: z.boolean(),
  }),
  idempotent: true,
})
/** What is named changes. */
export const updateJobAlert = endpoint({
  method: 'PUT',
  path: '/api/job/jobs/job-alerts/:id/update',
  summary: 'Changes, pauses or resumes an alert',
  access: 'member',
  params,
  body: z.object({
    criteria: z.optional(jobAlertCriteria),
    frequency: z.optional(jobAlertFrequency),
    time_zone: z.optional(timeZone),
    is_paused: z.optional(z.boolean()),
  }),
  data: list,
})
export const deleteJobAlert = endpoint({
  method: 'DELETE',
  path: '/api/job/jobs/job-alerts/:id/delete',
  summary: 'Deletes an alert',
  access: 'member',
  params,
  data: list,
})
/** What an alert with these criteria would have sent in the last seven days: how many, and the newest ten. Changes nothing. */
export const previewJobAlert = endpoint({
  method: 'POST',
  path: '/api/job/jobs/job-alerts/preview',
  summary: 'What an alert would have sent last week',
  access: 'session',
  body: z.object({ criteria: jobAlertCriteria }),
  data: z.object({
    total: z.number(),
    is_total_approximate: z.boolean(),
    items: z.array(jobSummary),
    /** Whether an open job matches at all, however old: words that match none may be misspelt. */
    has_open_jobs: z.optional(z.boolean()),
  }),
})

/** From a link in a mail: opaque, valid for a month (unsubscribing: as long as the alert is there). */
const token = z.object({ token: z.string().check(z.minLength(20), z.maxLength(300)) })

/** What a link is for, without changing anything: what its page shows. An expired one is 41172, another 40004. */
export const readJobAlertLink = endpoint({
  method: 'POST',
  path: '/api/job/jobs/job-alerts/link',
  summary: 'Which alert a link of a mail is about',
  access: 'public',
  body: token,
  data: z.object({
    purpose: z.enum(['confirm', 'manage', 'unsubscribe']),
    /** With all but its first letter hidden. */
    email: z.string(),
    /** What the alert looks for, as its mails call it: in its own language. */
    name: z.string(),
    alert: jobAlert,
  }),
})
/** Confirms the address. The account is made where it has none; nobody is signed in. Doing it again succeeds. */
export const confirmJobAlert = endpoint({
  method: 'POST',
  path: '/api/job/jobs/job-alerts/link/confirm',
  summary: 'Confirms an alert that was asked for by address',
  access: 'public',
  body: token,
  data: z.object({ alert: jobAlert }),
})
/** Frequency and pause from the link of a mail, without signing in. */
export const manageJobAlert = endpoint({
  method: 'POST',
  path: '/api/job/jobs/job-alerts/link/update',
  summary: 'Changes an alert from its mail',
  access: 'public',
  body: z.extend(token, {
    frequency: z.optional(jobAlertFrequency),
    is_paused: z.optional(z.boolean()),
  }),
  data: z.object({ alert: jobAlert }),
})
/** Ends the alert, from its mail’s page. Doing it again succeeds. One click of a mail program (RFC 8058) posts a form to {@link oneClickUnsubscribePath} instead. */
export const unsubscribeJobAlert = endpoint({
  method: 'POST',
  path: '/api/job/jobs/job-alerts/link/unsubscribe',
  summary: 'Ends an alert from its mail',
  access: 'public',
  body: token,
  data: z.null(),
})
/** Takes `List-Unsubscribe=One-Click` as a form, with the token in the query; no cookie, no redirect. A GET changes nothing. */
export const oneClickUnsubscribePath = '/api/job/jobs/job-alerts/one-click'
