import { z } from 'zod/mini'
import { education } from './educations.ts'
import { endpoint, identifier } from './endpoint.ts'
import { workArrangement } from './jobs.ts'
import { countryKey } from './locale-keys.ts'
import { pageOf, pageQuery } from './paging.ts'
import { jobSeekingStatuses } from './profile.ts'
import { workExperience } from './work-experiences.ts'

/**
 * Members whom a recruiter may find: with a complete profile, not closed to offers, and not of those who blocked the company
 * (docs/product-rules.md#hidden-name). Who blocked it does not exist (40004).
 */
export const foundSeeker = z.object({
  id: z.number(),
  /** Initials, until they apply to the company or are invited by it. */
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
  /** Whether this recruiter told them of their interest. */
  is_interested: z.boolean(),
})
export type FoundSeeker = z.infer<typeof foundSeeker>

const params = z.object({ id: identifier })

/** `query` is looked for in wanted and former job titles; the most recently changed profiles first. */
export const searchSeekers = endpoint({
  method: 'GET',
  path: '/api/recruiters/seekers',
  summary: 'Members whom a recruiter may find',
  access: 'employer',
  query: z.object({
    recruiter_id: identifier,
    query: z.optional(z.string().check(z.maxLength(100))),
    country: z.optional(countryKey),
    location_id: z.optional(identifier),
    xp_lvl_id: z.optional(identifier),
    ...pageQuery({ size: 20, maxSize: 60, maxPage: 500 }),
  }),
  data: pageOf(foundSeeker),
})

export const seekerProfile = z.extend(foundSeeker, {
  work_experiences: z.array(workExperience),
  educations: z.array(education),
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
