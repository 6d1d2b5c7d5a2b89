import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'

/** A company that takes referrals. */
const referralCompany = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  logo_url: z.nullable(z.string()),
  open_jobs: z.number(),
})
export type ReferralCompany = z.infer<typeof referralCompany>

export const listReferralCompanies = endpoint({
  method: 'GET',
  path: '/api/rewards/referral-companies',
  summary: 'Companies of the member’s country that take referrals',
  access: 'member',
  query: z.object({ ...pageQuery({ size: 20, maxSize: 50, maxPage: 100 }) }),
  data: pageOf(referralCompany),
})

export const referralStates = ['sent', 'viewed', 'contacted', 'closed'] as const
/** A member's resume before a company that they chose. */
export const referral = z.object({
  id: z.number(),
  grant_id: z.number(),
  company: referralCompany,
  state: z.enum(referralStates),
  /** RFC 3339. */
  sent_at: z.string(),
  viewed_at: z.nullable(z.string()),
})
export type Referral = z.infer<typeof referral>

export const listReferrals = endpoint({
  method: 'GET',
  path: '/api/rewards/referrals',
  summary: 'The member’s referrals, the newest first',
  access: 'member',
  data: z.object({ items: z.array(referral) }),
})
/** Takes the resume of the distribution info, or an attached one. Used or not distributed: 409 (40021); no resume: 422 at `resume_id`. */
export const referMember = endpoint({
  method: 'POST',
  path: '/api/rewards/referrals',
  summary: 'Brings the member’s resume before a company',
  access: 'member',
  body: z.object({ grant_id: identifier, company_id: identifier, resume_id: z.optional(identifier) }),
  data: referral,
  idempotent: true,
})
