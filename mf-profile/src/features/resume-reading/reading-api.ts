import type { ApiClient } from '@jobspan/shared-kit/api'
import type { ResumeDraft, TakeOverItem } from '@jobspan/shared-kit/contracts/resume-reading'
import type { DraftSectionKey } from '@jobspan/shared-kit/contracts/resume-reading-constants'
import type { Locale } from '@jobspan/shared-kit/remote'
import { queryOptions } from '@tanstack/react-query'
import { sendForm } from '../../forms/send-form.ts'

const contract = () => import('@jobspan/shared-kit/contracts/resume-reading')

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

export const removeImportedResume = async (api: ApiClient) => {
  const { deleteImportedResume } = await contract()
  return api.call(deleteImportedResume)
}

/** What one megabyte takes on a slow line. */
const importTimeoutMs = 60_000

export const importJsonFile = async (file: File, locale: Locale): Promise<ResumeDraft> => {
  const { importJsonResume } = await contract()
  return sendForm(importJsonResume, { file, locale, timeoutMs: importTimeoutMs })
}

/** Takes back a record that a take-over added. */
export const removeRecord = async (api: ApiClient, section: DraftSectionKey, id: number): Promise<void> => {
  const params = { id }
  switch (section) {
    case 'work_experiences':
      await api.call((await import('@jobspan/shared-kit/contracts/work-experiences')).deleteWorkExperience, { params })
      break
    case 'educations':
      await api.call((await import('@jobspan/shared-kit/contracts/educations')).deleteEducation, { params })
      break
    case 'license_certifications':
      await api.call(
        (await import('@jobspan/shared-kit/contracts/license-certifications')).deleteLicenseCertification,
        { params },
      )
      break
    case 'websites':
      await api.call((await import('@jobspan/shared-kit/contracts/websites')).deleteWebsite, { params })
      break
    case 'skills':
      await api.call((await import('@jobspan/shared-kit/contracts/member-skills')).deleteMemberSkill, { params })
      break
    case 'languages':
      await api.call((await import('@jobspan/shared-kit/contracts/member-languages')).deleteMemberLanguage, { params })
      break
    default:
      // Basic info and the summary are no records: what stood there is written back.
      break
  }
}
