import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'
import { resumeLimits, resumeMediaTypes } from '../profile/resumes.ts'
import { referralStates } from '../rewards/referrals.ts'

/**
 * Members who brought their resume before the company as a reward: once each, and for no job of it. All recruiters of the company read them. Its
 * `resume` is a copy from the day on which it was sent.
 */
export const recruiterReferral = z.object({
  id: z.number(),
  seeker: z.object({ id: z.number(), name: z.string(), headline: z.nullable(z.string()) }),
  state: z.enum(referralStates),
  /** RFC 3339. */
  sent_at: z.string(),
  viewed_at: z.nullable(z.string()),
  resume: z.object({ filename: z.string(), kind: z.enum(resumeLimits.kinds), size: z.number() }),
})
export type RecruiterReferral = z.infer<typeof recruiterReferral>

const params = z.object({ id: identifier })
const recruiter = { recruiter_id: identifier }

/** The newest first. */
export const listRecruiterReferrals = endpoint({
  method: 'GET',
  path: '/api/recruiters/referrals',
  summary: 'Members who brought their resume before the company',
  access: 'employer',
  query: z.object({ ...recruiter, ...pageQuery({ size: 20, maxSize: 60, maxPage: 1000 }) }),
  data: pageOf(recruiterReferral),
})
/** Answers the referral and marks it *viewed*. A POST, because it changes what the member sees. */
export const openReferral = endpoint({
  method: 'POST',
  path: '/api/recruiters/referrals/:id/open',
  summary: 'Opens a referral',
  access: 'employer',
  params,
  body: z.object(recruiter),
  data: recruiterReferral,
})
/** The file itself, as an attachment, not in the envelope; errors come in the envelope. It marks the referral *viewed*, as opening it does. */
export const downloadReferralResume = endpoint({
  method: 'GET',
  path: '/api/recruiters/referrals/:id/resume',
  summary: 'The resume of a referral',
  access: 'employer',
  params,
  query: z.object(recruiter),
  data: z.file().check(z.mime(Object.values(resumeMediaTypes))),
})
/** `contacted` or `closed`, as the member reads it. A closed one stays so: 409 (40021). */
export const setReferralState = endpoint({
  method: 'POST',
  path: '/api/recruiters/referrals/:id/state',
  summary: 'Says what became of a referral',
  access: 'employer',
  params,
  body: z.object({ ...recruiter, state: z.enum(['contacted', 'closed']) }),
  data: recruiterReferral,
})
