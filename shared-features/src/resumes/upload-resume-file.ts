import { sendFileForm } from '@jobspan/shared-kit/api/send-file-form'
import type { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import type { Locale } from '@jobspan/shared-kit/remote'
import type { z } from 'zod/mini'

/**
 * Sends a file and tells how much of it has left (contract `uploadResume`). Answers all resumes, and whether this one holds text; throws
 * `ApiError`, or what `signal` was aborted with. `key` names the intent: the same file sent again is there once.
 */
export const uploadResumeFile = async (sending: {
  file: File
  key: string
  locale: Locale
  signal: AbortSignal
  /** Share from 0 to 1. */
  onProgress: (share: number) => void
}): Promise<z.infer<typeof uploadResume.data>> => {
  const { uploadResume } = await import('@jobspan/shared-kit/contracts/profile/resumes')
  return sendFileForm(uploadResume, sending)
}
