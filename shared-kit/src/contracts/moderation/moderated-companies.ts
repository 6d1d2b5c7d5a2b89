import { z } from 'zod/mini'
import { companyChecks } from '../companies/company-profile.ts'
import { calendarDay, companyDocument } from '../employer/own-company.ts'
import { cleanLine } from '../platform/clean-text.ts'
import { identifier, operatorEndpoint } from '../platform/endpoint.ts'
import { reason } from './moderated-subject.ts'

const params = z.object({ id: identifier })

const moderatedCompany = z.object({
  id: z.number(),
  name: z.string(),
  legal_name: z.nullable(z.string()),
  country: z.string(),
  open_jobs: z.number(),
  is_verified: z.boolean(),
  checks: z.array(z.enum(companyChecks)),
  checked_on: z.nullable(z.string()),
  checked_until: z.nullable(z.string()),
  registration_number: z.nullable(z.string()),
  registration_withdrawn_on: z.nullable(z.string()),
  /** The id of the company that it became part of. */
  merged_into: z.nullable(z.number()),
  documents: z.array(companyDocument),
})
export type ModeratedCompany = z.infer<typeof moderatedCompany>

export const readModeratedCompany = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/companies/:id',
  summary: 'A company, what was checked of it, and its documents',
  params,
  data: moderatedCompany,
})
/** A file that the company sent in. Not the envelope. */
export const readModeratedDocument = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/companies/:id/documents/:document_id',
  summary: 'A document of a company',
  params: z.object({ id: identifier, document_id: identifier }),
  data: z.file(),
})
/**
 * Says what was checked, today, and until when that holds; no checks take the verification away. `registration` sets what the register says;
 * with `withdrawn_on` it struck the company off, and no check holds.
 */
export const verifyCompany = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/companies/:id/verify',
  summary: 'Says what was checked of a company',
  params,
  body: z.object({
    checks: z.array(z.enum(companyChecks)).check(z.maxLength(3)),
    until: z.optional(z.nullable(calendarDay)),
    registration: z.optional(
      z.object({
        number: z.string().check(cleanLine(), z.minLength(1), z.maxLength(60)),
        register: z.optional(z.nullable(z.string().check(cleanLine(), z.maxLength(100)))),
        registered_on: z.optional(z.nullable(calendarDay)),
        withdrawn_on: z.optional(z.nullable(calendarDay)),
      }),
    ),
    reason,
  }),
  data: moderatedCompany,
})
/**
 * Makes one company part of another (docs/product-rules.md#merged-companies): jobs and followers go over, whoever blocked the one blocks the
 * other too, and its page leads there. Applications and chats stay with whom they were sent to. It cannot be taken back.
 */
export const mergeCompanies = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/companies/:id/merge',
  summary: 'Makes a company part of another',
  params,
  body: z.object({ into: identifier, reason }),
  data: z.object({ company: moderatedCompany, jobs: z.number(), alerts: z.number() }),
})
