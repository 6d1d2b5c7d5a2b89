import { z } from 'zod/mini'
import { sessionUser } from '../auth/session.ts'
import { endpoint } from '../platform/endpoint.ts'
import { careerSummary } from './career-summary.ts'
import { jobPreference } from './job-preferences.ts'
import { completionKeys, profileVisibilities } from './profile-constants.ts'
import { calendarDate, calendarMonth } from './profile-dates.ts'
import { recordLists } from './record-lists.ts'
import { resume } from './resumes.ts'

/** How much somebody looks for work. */
export const jobSeekingStatuses = ['active', 'open', 'closed'] as const
export type JobSeekingStatus = (typeof jobSeekingStatuses)[number]

/** Where a member may work, and by which right: `country_id` of `nationality_lists`, `permit_id` of `work_permit_lists`. */
export const workEligibility = z.object({ country_id: z.number(), permit_id: z.number() })
export type WorkEligibility = z.infer<typeof workEligibility>

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
  /** Of `nationality_lists`. */
  nationality_id: z.optional(z.nullable(z.number())),
  work_eligibility: z.optional(z.array(workEligibility)),
  /** Of `job_seeker_type_lists`. */
  job_seeker_type_id: z.optional(z.nullable(z.number())),
  /** The month since which they work. */
  working_since: z.optional(z.nullable(calendarMonth)),
  /** From which day on they could begin, where that is a day; else `notice_period_id` says it. */
  available_from: z.optional(z.nullable(calendarDate)),
})
export type ProfileFacts = z.infer<typeof profileFacts>

/**
 * The facts as their member has them. The home address goes to no employer; where it is known, its position is `latitude` and `longitude` of the
 * user. `version` counts the changes of facts, from 0 (see `recordVersion`).
 */
export const memberFacts = z.extend(profileFacts, {
  home_address: z.optional(z.nullable(z.string())),
  version: z.optional(z.number()),
})
export type MemberFacts = z.infer<typeof memberFacts>

/**
 * How far a profile is: `percent` is the sum of the `weight`s of the steps that are done, of 100. `next` is the step that adds the most, null
 * at 100 (docs/product-rules.md#completion-meter).
 */
export const profileCompletion = z.object({
  percent: z.number(),
  steps: z.array(z.object({ key: z.enum(completionKeys), weight: z.number(), is_done: z.boolean() })),
  next: z.nullable(z.enum(completionKeys)),
})
export type ProfileCompletion = z.infer<typeof profileCompletion>

/** What recruiters may see of the member (docs/product-rules.md#who-can-find-me). Blocked companies have contracts of their own. */
export const profileVisibility = z.object({
  /** Companies of `applied` are those with an application that was not withdrawn. */
  visible_to: z.enum(profileVisibilities),
  /** Initials until the member applies or is invited; false shows the name, and the avatar, to every recruiter who finds them. */
  is_name_hidden: z.boolean(),
  /** Marks the profile for recruiters, who can search for the mark; without effect while the job-seeking status is `closed`. */
  is_open_to_work: z.boolean(),
})
export type ProfileVisibility = z.infer<typeof profileVisibility>

/** All of a member's profile, as its pages need it at once. */
export const profile = z.object({
  user: sessionUser,
  facts: memberFacts,
  preferences: z.array(jobPreference),
  ...recordLists,
  resumes: z.array(resume),
  career_summary: z.optional(careerSummary),
  visibility: z.optional(profileVisibility),
  completion: z.optional(profileCompletion),
  /** Whether the avatar was generated here. */
  is_avatar_generated: z.optional(z.boolean()),
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
  /** `completion` says how far the profile is by then: its end is the end of the steps, not of what a profile can say. */
  data: z.object({ user: sessionUser, completion: z.optional(profileCompletion) }),
})

export const getProfileCompletion = endpoint({
  method: 'GET',
  path: '/api/jobseekers/profile/completion',
  summary: 'How far the member’s profile is',
  access: 'member',
  data: profileCompletion,
})

/** Only what is named changes. */
export const updateProfileVisibility = endpoint({
  method: 'PATCH',
  path: '/api/jobseekers/profile/visibility',
  summary: 'Changes what recruiters may see',
  access: 'member',
  body: z.partial(profileVisibility),
  data: profileVisibility,
})
