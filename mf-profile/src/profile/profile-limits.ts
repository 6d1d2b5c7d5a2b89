/** Rules of the profile's contracts, whose validator nobody needs to see a page; a test holds each against its own. */
export const profileLimits = {
  /** Years, by the browser's date (spec section 5). */
  minAgeYears: 16,
  /** Jobs, and schools, that somebody may tell of. */
  maxRecords: 50,
  /** Characters of a description. */
  maxDescriptionLength: 4000,
  /** Attached resumes (spec section 9), and the bytes of each. */
  maxResumes: 3,
  maxResumeBytes: 20 * 1024 * 1024,
} as const
