import { z } from 'zod/mini'
import { education } from './educations.ts'
import { endpoint } from './endpoint.ts'
import { jobPreference } from './job-preferences.ts'
import { calendarDate } from './profile-dates.ts'
import { resume } from './resumes.ts'
import { sessionUser } from './session.ts'
import { workExperience } from './work-experiences.ts'

/** How much somebody looks for work. */
export const jobSeekingStatuses = ['active', 'open', 'closed'] as const
export type JobSeekingStatus = (typeof jobSeekingStatuses)[number]

/** Facts of a person beside the account's; null is not told. Ids are those of the configuration lists. */
export const profileFacts = z.object({
  /** The member is at least 16 (docs/product-rules.md#minimum-age-16). */
  date_of_birth: z.nullable(calendarDate),
  /** Of `locations`. */
  location_id: z.nullable(z.number()),
  /** Of `xp_lvls`. */
  xp_lvl_id: z.nullable(z.number()),
  /** Of `notice_period_lists`. */
  notice_period_id: z.nullable(z.number()),
  job_seeking_status: z.nullable(z.enum(jobSeekingStatuses)),
})
export type ProfileFacts = z.infer<typeof profileFacts>

/** All of a member's profile, as its pages need it at once. */
export const profile = z.object({
  user: sessionUser,
  facts: profileFacts,
  preferences: z.array(jobPreference),
  work_experiences: z.array(workExperience),
  educations: z.array(education),
  resumes: z.array(resume),
})
export type Profile = z.infer<typeof profile>

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/jobseekers/profile',
  summary: 'The member’s profile',
  access: 'member',
  data: profile,
})

/**
 * Step 5 of profile completion (docs/product-rules.md#finishing-the-profile): sets `is_profile_completed` and clears
 * `is_update_required`. Without a name, a place and one job preference: 422 with what is missing as fields (`first_name`,
 * `location_id`, `job_preferences`). Doing it again succeeds.
 */
export const completeProfile = endpoint({
  method: 'POST',
  path: '/api/jobseekers/complete-profile',
  summary: 'Marks the profile complete',
  access: 'member',
  data: z.object({ user: sessionUser }),
})
