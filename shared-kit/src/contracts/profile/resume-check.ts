import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { languageKey } from '../platform/locale-keys.ts'
import { findingSections, resumeCheckKeys } from './resume-check-constants.ts'

/** One rule: `earned` of `weight` points, and the line of the profile that cost the most of what is missing, where it is one line. */
export const resumeCheckPoint = z.object({
  key: z.enum(resumeCheckKeys),
  weight: z.number(),
  earned: z.number(),
  evidence: z.nullable(z.string()),
})
export type ResumeCheckPoint = z.infer<typeof resumeCheckPoint>

/** What a model says of a line of the profile. `quote` is that line, word by word; null where the advice is about no single line. */
export const resumeFinding = z.object({
  section: z.enum(findingSections),
  quote: z.nullable(z.string()),
  advice: z.string(),
})
export type ResumeFinding = z.infer<typeof resumeFinding>

/** Beside the rules: they change neither the score nor its explanation. `provider` names who answered. */
export const resumeFindings = z.object({
  provider: z.string(),
  language: languageKey,
  items: z.array(resumeFinding),
})
export type ResumeFindings = z.infer<typeof resumeFindings>

/**
 * A check of the profile by published rules (docs/product-rules.md#resume-check). `score` is the sum of `earned`, of 100, but no more than `cap` where
 * contact, or both work and education, are missing. `rules` names the version of the rules.
 */
export const resumeCheck = z.object({
  score: z.number(),
  cap: z.nullable(z.number()),
  rules: z.string(),
  points: z.array(resumeCheckPoint),
  /** RFC 3339. */
  checked_at: z.string(),
  /** Null, or not there, where no model was asked about this check. */
  findings: z.optional(z.nullable(resumeFindings)),
})
export type ResumeCheck = z.infer<typeof resumeCheck>

const state = z.object({
  /** The last one; null before the first. */
  check: z.nullable(resumeCheck),
  /** Whether the profile has changed since. */
  is_outdated: z.boolean(),
  /** How far the profile is (`getProfileCompletion`): the score says how it reads, which is another thing. */
  completion_percent: z.optional(z.number()),
  /** How many are left today. */
  remaining: z.number(),
  /** When all of them are back (RFC 3339); an API of an earlier release does not say it. */
  resets_at: z.optional(z.string()),
})
export type ResumeCheckState = z.infer<typeof state>

export const getResumeCheck = endpoint({
  method: 'GET',
  path: '/api/jobseeker/resume-check',
  summary: 'The last check of the member’s resume',
  access: 'member',
  data: state,
})
/** Without any work, education, skill or summary there is nothing to check: 41311. After three of a day: 41321. */
export const runResumeCheck = endpoint({
  method: 'POST',
  path: '/api/jobseeker/resume-check',
  summary: 'Checks the member’s resume',
  access: 'member',
  data: state,
  idempotent: true,
})
/**
 * Asks the model about the profile, beside the last check; a check has findings once, and asked again they are answered as they are. 40004
 * without a check, where the profile has changed since, and where no model is configured; without consent 40040, past three of a day 41321. 40042
 * where the model gives no answer that can be used, which does not count. It may take half a minute.
 */
export const findInResume = endpoint({
  method: 'POST',
  path: '/api/jobseeker/resume-check/findings',
  summary: 'Asks the model about the member’s resume',
  access: 'member',
  data: state,
})
