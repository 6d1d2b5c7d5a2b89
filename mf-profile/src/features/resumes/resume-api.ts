import type { ApiClient } from '@jobspan/shared-kit/api'
import type { Resume } from '@jobspan/shared-kit/contracts/profile/resumes'

const contract = () => import('@jobspan/shared-kit/contracts/profile/resumes')

export const checkResumeName = async (filename: string) => {
  const { renameResume } = await contract()
  return renameResume.body.safeParse({ filename })
}

export const updateResumeName = async (api: ApiClient, { id }: Resume, filename: string) => {
  const { renameResume } = await contract()
  return api.call(renameResume, { params: { id }, body: { filename } })
}

/** Under its key a copy is made once, however often it is sent. */
export const copyResume = async (api: ApiClient, { id }: Resume, filename: string, idempotencyKey: string) => {
  const { copyAttachedResume } = await contract()
  return api.call(copyAttachedResume, { params: { id }, body: { filename }, idempotencyKey })
}

export const setDefaultResume = async (api: ApiClient, { id }: Resume, isDefault: boolean) => {
  const contracts = await contract()
  return api.call(contracts.setDefaultResume, { params: { id }, body: { is_default: isDefault } })
}

export const checkMailAddress = async (email: string) => {
  const { sendResumeEmail } = await contract()
  return sendResumeEmail.body.safeParse({ email, resume_id: 1 })
}

/** Under its key a mail leaves once, however often it is sent. */
export const mailResume = async (api: ApiClient, { id }: Resume, email: string, idempotencyKey: string) => {
  const { sendResumeEmail } = await contract()
  return api.call(sendResumeEmail, { body: { email, resume_id: id }, idempotencyKey })
}

export const removeResume = async (api: ApiClient, { id }: Resume) => {
  const { deleteResume } = await contract()
  return api.call(deleteResume, { params: { id } })
}

/** Requests the resumes through the API client, which notifies the shell where the session has ended. */
export const fetchResumes = async (api: ApiClient) => {
  const { listResumes } = await contract()
  return api.call(listResumes)
}
