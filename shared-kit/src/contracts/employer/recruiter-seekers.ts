import { z } from 'zod/mini'
import { orderReason, verifiedBadge } from '../identity/identity.ts'
import { workArrangement } from '../jobs/jobs.ts'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { countryKey } from '../platform/locale-keys.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'
import { jobSeekingStatuses, workEligibility } from '../profile/profile.ts'
import { calendarDate, calendarMonth } from '../profile/profile-dates.ts'
import { shownRecordLists } from '../profile/record-lists.ts'

/**
 * Members whom a recruiter may find: with a complete profile, not closed to offers, who let the company find them, and did not block it
 * (docs/product-rules.md#seekers-whom-a-recruiter-finds). All others do not exist (40004).
 */
export const foundSeeker = z.object({
  id: z.number(),
  /** Initials, until they apply to the company or are invited by it, unless they show their name to everyone. */
  name: z.string(),
  headline: z.nullable(z.string()),
  /** Of `locations`. */
  location_id: z.nullable(z.number()),
  /** Of `xp_lvls`. */
  xp_lvl_id: z.nullable(z.number()),
  job_seeking_status: z.nullable(z.enum(jobSeekingStatuses)),
  wanted: z.array(
    z.object({ job_title: z.string(), work_arrangement: workArrangement, country: z.nullable(countryKey) }),
  ),
  /** The badge of a verified identity; null, or not there, without one. */
  identity: z.optional(z.nullable(verifiedBadge)),
  /** Why it stands before others in this list. `pinned`: the member uses a reward, for 7 days; it says nothing of how well they fit. */
  order_reasons: z.optional(z.array(orderReason)),
  /** Whether this recruiter told them of their interest. */
  is_interested: z.boolean(),
  is_open_to_work: z.optional(z.boolean()),
})
export type FoundSeeker = z.infer<typeof foundSeeker>

const params = z.object({ id: identifier })

/** `query` is looked for in wanted and former job titles; pinned resumes first, then verified identities, then the most recently changed profiles. */
export const searchSeekers = endpoint({
  method: 'GET',
  path: '/api/recruiters/seekers',
  summary: 'Members whom a recruiter may find',
  access: 'employer',
  query: z.object({
    recruiter_id: identifier,
    query: z.optional(z.string().check(cleanLine(), z.maxLength(100))),
    country: z.optional(countryKey),
    location_id: z.optional(identifier),
    xp_lvl_id: z.optional(identifier),
    /** Only those who marked themselves open to work. */
    open_to_work: z.optional(z.literal('true')),
    ...pageQuery({ size: 20, maxSize: 60, maxPage: 500 }),
  }),
  data: pageOf(foundSeeker),
})

/** A member's profile as a recruiter reads it. The records' versions are of no use there, and are left out. */
export const seekerProfile = z.extend(foundSeeker, {
  ...shownRecordLists,
  /** Shown with the name. */
  avatar: z.optional(z.nullable(z.string())),
  /** Whether the avatar was generated, so that it shows nobody. */
  is_avatar_generated: z.optional(z.boolean()),
  career_summary: z.optional(z.nullable(z.string())),
  work_eligibility: z.optional(z.array(workEligibility)),
  job_seeker_type_id: z.optional(z.nullable(z.number())),
  working_since: z.optional(z.nullable(calendarMonth)),
  notice_period_id: z.optional(z.nullable(z.number())),
  available_from: z.optional(z.nullable(calendarDate)),
})
export type SeekerProfile = z.infer<typeof seekerProfile>

/** Answers the profile, and counts for *Who viewed me*, once a day for each recruiter. A POST, because it changes what the seeker sees. */
export const openSeeker = endpoint({
  method: 'POST',
  path: '/api/recruiters/seekers/:id/open',
  summary: 'Opens the profile of a member',
  access: 'employer',
  params,
  body: z.object({ recruiter_id: identifier }),
  data: seekerProfile,
})
/** Tells the member that the recruiter is interested in them, for a job of the company or none; again, it changes the job. The member is invited, so their name shows. */
export const showInterest = endpoint({
  method: 'POST',
  path: '/api/recruiters/seekers/:id/interest',
  summary: 'Tells a member that a recruiter is interested',
  access: 'employer',
  params,
  body: z.object({ recruiter_id: identifier, job_id: z.nullable(identifier) }),
  data: seekerProfile,
})

/**
 * Why recruiters do not find a member, in the order in which a page names them. `company` is a company that is blocked, or that an entry of
 * work is hidden from; `account_closing` an account that waits to be deleted.
 */
export const notFoundReasons = [
  'profile_incomplete',
  'closed_to_offers',
  'visible_to_nobody',
  'visible_to_applied',
  'company',
  'account_closing',
] as const

/**
 * The member's own profile exactly as a recruiter reads it who does not know them: by the function that answers recruiters. With `company_id`
 * as that company's recruiters do, name, hidden entries and all; a company that there is not is 40004. `is_found` tells whether such a
 * recruiter finds them, and `reasons` what keeps them from it.
 */
export const seeProfileAsRecruiter = endpoint({
  method: 'GET',
  path: '/api/jobseekers/profile/as-recruiter',
  summary: 'The member’s profile as a recruiter reads it',
  access: 'member',
  query: z.object({ company_id: z.optional(identifier) }),
  data: z.object({ profile: seekerProfile, is_found: z.boolean(), reasons: z.array(z.enum(notFoundReasons)) }),
})
