/** Rules of the profile's contracts, whose validator nobody needs to see a page; a test holds each against its own. */
export const profileLimits = {
  /** Years, by the browser's date (docs/product-rules.md#minimum-age-16). */
  minAgeYears: 16,
  /** Characters of a description. */
  maxDescriptionLength: 4000,
  /** Attached resumes, and the bytes of each (docs/product-rules.md#three-resumes). */
  maxResumes: 3,
  maxResumeBytes: 20 * 1024 * 1024,
} as const
