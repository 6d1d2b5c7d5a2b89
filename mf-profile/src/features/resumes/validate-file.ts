import type { ResumeKind } from '@jobspan/shared-kit/contracts/resumes'
import { profileLimits } from '../../profile/profile-limits.ts'

const kinds: readonly ResumeKind[] = ['pdf', 'doc', 'docx']
export const acceptedFiles = kinds.map((kind) => `.${kind}`).join()

export type FileError = 'kind' | 'size' | 'empty'

/** What is wrong with a file before it is sent; what it really is, its bytes tell the API. */
export const getFileError = (file: { name: string; size: number }): FileError | undefined => {
  if (!kinds.some((kind) => file.name.toLowerCase().endsWith(`.${kind}`))) return 'kind'
  if (file.size === 0) return 'empty'
  return file.size > profileLimits.maxResumeBytes ? 'size' : undefined
}
