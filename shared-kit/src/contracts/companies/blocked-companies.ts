import { z } from 'zod/mini'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { companyRef } from './companies.ts'

/** A company that must not see the member, whatever its recruiters search for. */
export const blockedCompany = z.extend(companyRef, { legal_name: z.nullable(z.string()), blocked_at: z.string() })
export type BlockedCompany = z.infer<typeof blockedCompany>
const list = z.object({ items: z.array(blockedCompany) })

/** Path and spelling are fixed (docs/product-rules.md#blocked-company-path). Ten at most, closest first. */
export const searchCompaniesToBlock = endpoint({
  method: 'GET',
  path: '/api/data/companies/search-company-by-legal-name-displany-name',
  summary: 'Companies by legal or display name',
  access: 'member',
  query: z.object({ company_name: z.string().check(cleanLine(), z.minLength(1), z.maxLength(200)) }),
  data: z.object({
    items: z.array(z.extend(companyRef, { legal_name: z.nullable(z.string()), is_blocked: z.boolean() })),
  }),
})
export const listBlockedCompanies = endpoint({
  method: 'GET',
  path: '/api/data/companies/blacklist-companies',
  summary: 'Companies the member has blocked, latest first',
  access: 'member',
  data: list,
})
/** Blocking what is blocked already succeeds and changes nothing. */
export const blockCompany = endpoint({
  method: 'POST',
  path: '/api/data/companies/blacklist-companies/create',
  summary: 'Blocks a company',
  access: 'member',
  body: z.object({ company_id: identifier }),
  data: list,
})
/** `id` is the company's. */
export const unblockCompany = endpoint({
  method: 'DELETE',
  path: '/api/data/companies/:id/blacklist-companies/delete',
  summary: 'Unblocks a company',
  access: 'member',
  params: z.object({ id: identifier }),
  data: list,
})
