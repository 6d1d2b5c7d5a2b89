import type { ApiClient } from '@jobspan/shared-kit/api'
import { fetchFile } from '@jobspan/shared-kit/api/fetch-file'
import {
  type GeneratedResumeFormat,
  generatedResumeFile,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { GeneratedResume, GeneratedResumeBody } from '@jobspan/shared-kit/contracts/profile/generated-resumes'
import type { Locale } from '@jobspan/shared-kit/remote'
import { queryOptions } from '@tanstack/react-query'

const contract = () => import('@jobspan/shared-kit/contracts/profile/generated-resumes')

/** The member's generated resumes, the newest first. */
export const generatedResumesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-profile', 'generated-resumes'],
    queryFn: async ({ signal }) => api.call((await contract()).listGeneratedResumes, { signal }),
    // What the PDFs cannot show changes with the profile.
    staleTime: 0,
  })

/** Makes a resume, or changes one; sent again with the same key it makes no second one. */
export const saveGeneratedResume = async (
  api: ApiClient,
  { resume, body, key }: { resume: GeneratedResume | undefined; body: GeneratedResumeBody; key: string },
) => {
  const { generateResume, updateGeneratedResume } = await contract()
  if (!resume) return api.call(generateResume, { body, idempotencyKey: key })
  return api.call(updateGeneratedResume, { params: { id: resume.id }, body: { ...body, version: resume.version } })
}

export const removeGeneratedResume = async (api: ApiClient, { id }: GeneratedResume) =>
  api.call((await contract()).deleteGeneratedResume, { params: { id } })

export const attachGeneratedResume = async (api: ApiClient, { id }: GeneratedResume, key: string) =>
  api.call((await contract()).attachGeneratedResume, { params: { id }, idempotencyKey: key })

/** The file of a resume. Throws `ApiError`. */
export const fetchGeneratedResume = (
  { id }: GeneratedResume,
  format: GeneratedResumeFormat,
  locale: Locale,
): Promise<Blob> => fetchFile(generatedResumeFile(id, format), locale)

/** Why a picture did not load; undefined where it is there when asked again. */
export const findPictureProblem = (address: string, locale: Locale): Promise<unknown> =>
  fetchFile(address, locale).then(
    () => undefined,
    (error: unknown) => error,
  )

/** Whether a name can be that of a file. */
export const isResumeName = async (name: string): Promise<boolean> => {
  const { resumeName } = await import('@jobspan/shared-kit/contracts/profile/resumes')
  return resumeName.safeParse(name).success
}
