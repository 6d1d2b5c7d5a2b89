/** Words of the profile's contracts that pages need before they call anything; apart, so that they load no validator. */

/** A skill is shorter than this, in characters (41297). */
export const skillLengthLimit = 50
export const maxCareerSummaryLength = 4000
export const maxHomeAddressLength = 200
export const maxWorkEligibilities = 20

/** Who finds a member: every company, only those that they applied to, or none (docs/product-rules.md#who-can-find-me). */
export const profileVisibilities = ['everyone', 'applied', 'nobody'] as const
export type ProfileVisibilityKind = (typeof profileVisibilities)[number]

/** What a job preference says of pay: an amount of a period, what is agreed later, or none. */
export const salaryKinds = ['amount', 'negotiable', 'unpaid'] as const
export type SalaryKind = (typeof salaryKinds)[number]

/** Steps of the completion meter, in the order in which a page lists them (docs/product-rules.md#completion-meter). */
export const completionKeys = [
  'name',
  'location',
  'phone',
  'availability',
  'job_preference',
  'work_experience',
  'work_description',
  'education',
  'skills',
  'languages',
  'career_summary',
] as const
export type CompletionKey = (typeof completionKeys)[number]

/** Of an avatar's file: its size in bytes, what the API reads, and the sides of the squares it makes, in pixels. A browser converts BMP. */
export const avatarLimits = {
  bytes: 10 * 1024 * 1024,
  mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  sides: [512, 128],
} as const
export type AvatarSide = (typeof avatarLimits.sides)[number]

export const avatarPath = '/api/jobseeker/avatars/:token/:side'

/** Address of another size of an avatar that was uploaded here; any other address is given as it is. */
export const avatarAddress = (avatar: string, side: AvatarSide): string =>
  avatar.replace(/^(\/api\/jobseeker\/avatars\/[0-9a-f]+)\/\d+$/, `$1/${side}`)

/** How many years ahead a graduation can be expected (docs/product-rules.md#start-before-end). */
export const maxExpectedYears = 8
