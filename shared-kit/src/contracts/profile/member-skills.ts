import { z } from 'zod/mini'
import { configEntry } from '../config/config.ts'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { languageKey } from '../platform/locale-keys.ts'
import { recordContract } from './record-contract.ts'

/**
 * A skill that a member has. 50 characters or more are 41297, whatever their number; the same name again, in any spelling, is 40001
 * (`name: duplicate`).
 */
export const memberSkillBody = z.object({
  name: z.string().check(cleanLine(), z.minLength(1), z.maxLength(1000)),
  /** Of `skills`, where it was chosen from the suggestions. */
  skill_id: z.optional(z.nullable(identifier)),
  /** Of `skill_proficiency_lists`; null is not told. */
  proficiency_id: z.nullable(identifier),
})
export type MemberSkillBody = z.infer<typeof memberSkillBody>

export const memberSkill = z.object({
  id: z.number(),
  name: z.string(),
  skill_id: z.nullable(z.number()),
  proficiency_id: z.nullable(z.number()),
  version: z.number(),
})
export type MemberSkill = z.infer<typeof memberSkill>

/**
 * Skills to choose from, in the language. With `query` those whose name holds it, beginnings first; without, those that are known for
 * `function_title_id` or else the list's first.
 */
export const suggestSkills = endpoint({
  method: 'GET',
  path: '/api/config/skill/lists',
  summary: 'Skills close to what was typed',
  query: z.object({
    language_code: z.optional(languageKey),
    query: z.optional(z.string().check(cleanLine(), z.maxLength(100))),
    /** Of `function_titles`. */
    function_title_id: z.optional(identifier),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 10),
  }),
  data: z.object({ items: z.array(configEntry) }),
})

/** Without the member's order the first added first. One more than there may be is 41288. */
export const memberSkillContract = /* @__PURE__ */ recordContract({
  one: 'a skill',
  all: 'skills',
  path: '/api/jobseekers/skills',
  body: memberSkillBody,
  record: memberSkill,
})
