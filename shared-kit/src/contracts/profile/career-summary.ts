import { z } from 'zod/mini'
import { rewriteTypes } from '../ai/ai-constants.ts'
import { aiSourceChoice, aiTextStream } from '../ai/ai-help.ts'
import { cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { languageKey } from '../platform/locale-keys.ts'
import { maxCareerSummaryLength } from './profile-constants.ts'

/**
 * What a member says of themselves in some sentences; `text` null where there is none. `version` counts as that of records, from 0.
 * `is_generated` marks a text that a model wrote and the member accepted as it was.
 */
export const careerSummary = z.object({
  text: z.nullable(z.string()),
  version: z.number(),
  is_generated: z.optional(z.boolean()),
})
export type CareerSummary = z.infer<typeof careerSummary>

export const careerSummaryBody = z.object({
  /** At most 4000 characters; null or empty takes it back. */
  text: z.nullable(z.string().check(cleanText(), z.maxLength(maxCareerSummaryLength))),
  /** As the page read it: a stale one is 40026 (409), and the answer's `data` is the summary as it is now. */
  version: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))),
})

export const saveCareerSummary = endpoint({
  method: 'PUT',
  path: '/api/jobseekers/career-summary',
  summary: 'Saves the career summary',
  access: 'member',
  body: careerSummaryBody,
  data: careerSummary,
})

const writing = {
  /** One of the member's: what the summary is to lead to. Null or left out: none. */
  job_preference_id: z.optional(z.nullable(identifier)),
  stream: z.optional(z.literal(true)),
  /** What it is written in; the visitor's language where it is left out. */
  language: z.optional(languageKey),
  source: aiSourceChoice,
}

/**
 * Writes a career summary from the profile. Without work, education, skills and preferences there is nothing to write from: 40044 (422). A
 * preference that is not the member's is 40004, without consent to a model 40040, past the chances of a day 40043. The text is kept as a
 * draft for a day, and changes the profile when it is accepted.
 */
export const writeCareerSummary = endpoint({
  method: 'POST',
  path: '/api/aicv/ai_writing/career_summary',
  summary: 'Writes a career summary',
  access: 'member',
  body: z.object({ ...writing, rewrite_type: z.optional(z.enum(rewriteTypes)) }),
  data: aiTextStream,
  streams: true,
})
/** The same in another way. A model starts from `text`, or from what the profile says where that is left out; rules start from the profile's facts. */
export const rewriteCareerSummary = endpoint({
  method: 'PUT',
  path: '/api/aicv/ai_writing/career_summary',
  summary: 'Writes a career summary in another way',
  access: 'member',
  body: z.object({
    ...writing,
    rewrite_type: z.enum(rewriteTypes),
    text: z.optional(z.string().check(cleanText(), z.maxLength(maxCareerSummaryLength))),
  }),
  data: aiTextStream,
  streams: true,
})
/**
 * Puts a summary that was written into the profile: `text`, perhaps changed by the member, or the last draft where it is left out. Without a
 * draft 40004; a stale `version` is 40026, as when it is saved by hand.
 */
export const acceptCareerSummary = endpoint({
  method: 'PATCH',
  path: '/api/aicv/ai_writing/career_summary',
  summary: 'Accepts a career summary that was written',
  access: 'member',
  body: z.object({
    text: z.optional(z.string().check(cleanText(), z.minLength(1), z.maxLength(maxCareerSummaryLength))),
    version: careerSummaryBody.shape.version,
  }),
  data: careerSummary,
})
