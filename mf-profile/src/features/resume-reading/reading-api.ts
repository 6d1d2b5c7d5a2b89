import type { ApiClient } from '@jobspan/shared-kit/api'
import { sendFileForm } from '@jobspan/shared-kit/api/send-file-form'
import type { ResumeDraft, TakeOverItem } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import type { Locale } from '@jobspan/shared-kit/remote'
import { queryOptions } from '@tanstack/react-query'

const contract = () => import('@jobspan/shared-kit/contracts/profile/resume-reading')

/** An attached resume by its id, or the JSON Resume that was imported. */
export type ReadingSource = number | 'json'

/**
 * What a resume says beside the profile. It is read once for a visit of its page: read again it would compare with a profile that the member
 * has just changed by it.
 */
export const draftQuery = (api: ApiClient, source: ReadingSource) =>
  queryOptions({
    queryKey: ['mf-profile', 'resume-draft', source],
    queryFn: async ({ signal }) => {
      const { getImportedResume, getSyncableContent } = await contract()
      return source === 'json'
        ? api.call(getImportedResume, { signal })
        : api.call(getSyncableContent, { params: { id: source }, signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Writes what is ticked into the profile; under its key once, however often it is sent. */
export const sendTakeOver = async (api: ApiClient, items: TakeOverItem[], idempotencyKey: string) => {
  const { takeOverResume } = await contract()
  return api.call(takeOverResume, { body: { items }, idempotencyKey })
}

/** Takes a take-over back as a whole; once more it changes nothing. */
export const sendUndo = async (api: ApiClient, id: string) => {
  const { undoTakeOver } = await contract()
  return api.call(undoTakeOver, { params: { id } })
}

export const removeImportedResume = async (api: ApiClient) => {
  const { deleteImportedResume } = await contract()
  return api.call(deleteImportedResume)
}

/** What one megabyte takes on a slow line. */
const importTimeoutMs = 60_000

export const importJsonFile = async (file: File, locale: Locale): Promise<ResumeDraft> => {
  const { importJsonResume } = await contract()
  return sendFileForm(importJsonResume, { file, locale, timeoutMs: importTimeoutMs })
}
