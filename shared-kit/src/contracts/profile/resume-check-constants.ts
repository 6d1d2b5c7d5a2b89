/** Words of the contract of the resume check that pages need before they call anything; apart, so that they load no validator. */

/** How often a member may have their resume checked in a day of GMT+8 (docs/product-rules.md#resume-check); one more is 41321. */
export const maxChecksPerDay = 3

/** What is checked, in the order of the answer. */
export const resumeCheckKeys = [
  'phone',
  'email',
  'location',
  'summary',
  'experience',
  'education',
  'skills',
  'descriptions',
  'numbers',
  'line_length',
  'repetition',
  'gaps',
  'recency',
  'level',
] as const
export type ResumeCheckKey = (typeof resumeCheckKeys)[number]

/** Of which part of the profile a finding of a model is. */
export const findingSections = ['summary', 'experience', 'education', 'skills', 'other'] as const
export type FindingSection = (typeof findingSections)[number]
