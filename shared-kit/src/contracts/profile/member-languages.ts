import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { recordOrderBody, recordVersion } from './record-order.ts'

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

const list = z.object({ items: z.array(memberLanguage) })
const params = z.object({ id: identifier })

/** In the member's order; without one, the first added first. */
export const listMemberLanguages = endpoint({
  method: 'GET',
  path: '/api/jobseekers/languages',
  summary: 'The languages that the member speaks',
  access: 'member',
  data: list,
})
/** At most 20; one more is 40001. */
export const createMemberLanguage = endpoint({
  method: 'POST',
  path: '/api/jobseekers/languages/create',
  summary: 'Adds a language',
  access: 'member',
  body: memberLanguageBody,
  data: list,
  idempotent: true,
})
export const updateMemberLanguage = endpoint({
  method: 'PATCH',
  path: '/api/jobseekers/languages/:id/update',
  summary: 'Changes a language',
  access: 'member',
  params,
  body: z.extend(memberLanguageBody, { version: z.optional(recordVersion) }),
  data: list,
})
export const deleteMemberLanguage = endpoint({
  method: 'DELETE',
  path: '/api/jobseekers/languages/:id/delete',
  summary: 'Deletes a language',
  access: 'member',
  params,
  data: list,
})
export const orderMemberLanguages = endpoint({
  method: 'PUT',
  path: '/api/jobseekers/languages/order',
  summary: 'Orders the languages',
  access: 'member',
  body: recordOrderBody,
  data: list,
})
