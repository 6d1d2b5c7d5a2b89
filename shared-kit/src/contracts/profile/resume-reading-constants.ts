/** Words of the contract of resume reading that pages need before they call anything; apart, so that they load no validator. */

/** What a draft is made of, in the order in which a page lists it. */
export const draftSectionKeys = [
  'basic_info',
  'career_summary',
  'work_experiences',
  'educations',
  'license_certifications',
  'websites',
  'skills',
  'languages',
] as const
export type DraftSectionKey = (typeof draftSectionKeys)[number]

/** What a draft tells of the person. `email` and `phone` are shown alone: they change where they are verified (`not_taken`). */
export const basicInfoFieldKeys = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'location_id',
  'home_address',
  'date_of_birth',
  'nationality_id',
] as const

/** The fields of an item of each section; they are those of the section's editor. */
export const draftFieldKeys = {
  basic_info: basicInfoFieldKeys,
  career_summary: ['text'],
  work_experiences: ['job_title', 'company_name', 'start', 'end', 'description'],
  educations: ['school_name', 'degree_id', 'field_of_study', 'start', 'end', 'description'],
  license_certifications: ['name', 'issuer', 'credential_id', 'url', 'issued', 'expires', 'is_permanent'],
  websites: ['url', 'display_name', 'description'],
  skills: ['name', 'skill_id', 'proficiency_id'],
  languages: ['language_id', 'proficiency_id'],
} as const satisfies Record<DraftSectionKey, readonly string[]>

/**
 * Why a value cannot be taken over as it is. `required`: the file does not say it, and the record needs it; `month_missing`: a year
 * alone; `unknown`: of no entry of the list; `not_taken`: shown alone. The others are the editors' own.
 */
export const draftProblems = [
  'required',
  'month_missing',
  'unknown',
  'not_taken',
  'in_future',
  'before_start',
  'before_issue',
  'too_short',
  'too_long',
  'too_young',
  'invalid',
] as const
export type DraftProblem = (typeof draftProblems)[number]

/** A JSON Resume (https://jsonresume.org/schema) that is imported: its size in bytes. */
export const maxJsonResumeBytes = 1024 * 1024
/** A resume has fewer pages; of a longer file none is read (40033). */
export const maxResumePages = 50
/** How many items one take-over may name. */
export const maxTakeOverItems = 300
