import type { ApiClient } from '@jobspan/shared-kit/api'
import type { Resume } from '@jobspan/shared-kit/contracts/resumes'

const contract = () => import('@jobspan/shared-kit/contracts/resumes')

export const checkResumeName = async (filename: string) => {
  const { renameResume } = await contract()
  return renameResume.body.safeParse({ filename })
}

export const updateResumeName = async (api: ApiClient, { id }: Resume, filename: string) => {
  const { renameResume } = await contract()
  return api.call(renameResume, { params: { id }, body: { filename } })
}

export const removeResume = async (api: ApiClient, { id }: Resume) => {
  const { deleteResume } = await contract()
  return api.call(deleteResume, { params: { id } })
}

/** Asks for the resumes as the API client does: where the session has ended, the shell hears of it. */
export const fetchResumes = async (api: ApiClient) => {
  const { listResumes } = await contract()
  return api.call(listResumes)
}
