import { maxResumePages } from '@jobspan/shared-kit/contracts/resume-reading-constants'
import type { GeneratedDocument } from './generated-document.ts'

/** As many as are read: whoever sends it on can have it read again. */
export const maxPages = maxResumePages
/** A page is about 750 KB as a picture. */
export const maxPicturePages = 20
export const maxSvgBytes = 20 * 1024 * 1024
/** More than 50 pages hold in the smallest letters, which have 75 lines to a page. */
export const maxLines = 4_000

const countLines = (value: unknown): number => {
  if (typeof value === 'string') return value.split('\n').length
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return 0
  return Object.values(value).reduce((sum: number, each) => sum + countLines(each), 0)
}

/** Whether a resume is too long in any form: told before anything is set. */
export const hasTooManyLines = ({ sections }: GeneratedDocument): boolean => countLines(sections) > maxLines
