/** Rules of the profile's contracts, whose validator nobody needs to see a page; a test holds each against its own. */
export const profileRules = {
  /** Years, by the browser's date (spec section 5). */
  leastAge: 16,
  /** Jobs, and schools, that somebody may tell of. */
  mostRecords: 50,
  /** Characters of a description. */
  longestDescription: 4000,
  /** Attached resumes (spec section 9), and the bytes of each. */
  mostResumes: 3,
  resumeBytes: 20 * 1024 * 1024,
} as const
