import { z } from 'zod/mini'
import { identifier } from '../platform/endpoint.ts'
import { recordContract } from './record-contract.ts'

/** A language that a member speaks. The same one again is 40001 (`language_id: duplicate`). */
export const memberLanguageBody = z.object({
  /** Of `spoken_language_lists`. */
  language_id: identifier,
  /** Of `language_proficiency_lists`. */
  proficiency_id: identifier,
})
export type MemberLanguageBody = z.infer<typeof memberLanguageBody>

export const memberLanguage = z.object({
  id: z.number(),
  language_id: z.number(),
  proficiency_id: z.number(),
  version: z.number(),
})
export type MemberLanguage = z.infer<typeof memberLanguage>

/** Without the member's order the first added first. */
export const memberLanguageContract = /* @__PURE__ */ recordContract({
  one: 'a language',
  all: 'languages',
  path: '/api/jobseekers/languages',
  body: memberLanguageBody,
  record: memberLanguage,
})
