import type { ApiClient } from '@jobspan/shared-kit/api'
import type { RecordOrderBody } from '@jobspan/shared-kit/contracts/profile/record-order'
import type { WorkExperience, WorkExperienceBody } from '@jobspan/shared-kit/contracts/profile/work-experiences'
import { updateOrCreate } from '../../profile-completion/update-or-create.ts'

const contract = () => import('@jobspan/shared-kit/contracts/profile/work-experiences')

export const checkWork = async (body: WorkExperienceBody) => (await contract()).workExperienceBody.safeParse(body)

/** Adds a job, or changes the one that is known; answers all of them. */
export const saveWork = async (
  api: ApiClient,
  body: WorkExperienceBody,
  known: WorkExperience | undefined,
  key: string,
  version?: number,
) => {
  const { createWorkExperience, updateWorkExperience } = await contract()
  return updateOrCreate(
    known &&
      (() =>
        api.call(updateWorkExperience, { params: { id: known.id }, body: { ...body, version }, idempotencyKey: key })),
    () => api.call(createWorkExperience, { body, idempotencyKey: key }),
  )
}

export const deleteWork = async (api: ApiClient, { id }: WorkExperience) => {
  const { deleteWorkExperience } = await contract()
  return api.call(deleteWorkExperience, { params: { id } })
}

export const orderWork = async (api: ApiClient, body: RecordOrderBody) => {
  const { orderWorkExperiences } = await contract()
  return api.call(orderWorkExperiences, { body })
}
