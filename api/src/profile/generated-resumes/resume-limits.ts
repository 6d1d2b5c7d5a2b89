import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { maxResumePages } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'

/** As many as are read: whoever sends it on can have it read again. */
export const maxPages = maxResumePages
/** A page is about 750 KB as a picture. */
export const maxPicturePages = 20
export const maxSvgBytes = 20 * 1024 * 1024
/** More than 50 pages hold in the smallest letters, which have 75 lines to a page. */
export const maxResumeLines = 4_000
/** A profile with a resume that was imported, at their limits, has three. */
export const maxJsonBytes = 8 * 1024 * 1024

/** Whether what a resume shows is too long in any form: told before anything is made of it, from the first lines beyond the limit. */
export const hasTooManyLines = ({ career_summary: summary, work_experiences: jobs, educations }: Profile): boolean => {
  let left = maxResumeLines
  for (const text of [summary?.text, ...[...jobs, ...educations].map(({ description }) => description)]) {
    left -= (text ?? '').split('\n').filter((line) => line.trim() !== '').length
    if (left < 0) return true
  }
  return false
}
