/** Rules of the profile's contracts, whose validator nobody needs to see a page; a test holds each against its own. */
export const profileRules = {
  /** Years, by the browser's date (docs/product-rules.md#minimum-age-16). */
  leastAge: 16,
  /** Jobs, and schools, that somebody may tell of. */
  mostRecords: 50,
  /** Characters of a description. */
  longestDescription: 4000,
  /** Attached resumes, and the bytes of each (docs/product-rules.md#three-resumes). */
  mostResumes: 3,
  resumeBytes: 20 * 1024 * 1024,
} as const
