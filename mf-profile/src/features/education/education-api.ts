import type { ApiClient } from '@jobspan/shared-kit/api'
import type { Education, EducationBody } from '@jobspan/shared-kit/contracts/profile/educations'
import type { RecordOrderBody } from '@jobspan/shared-kit/contracts/profile/record-order'
import { updateOrCreate } from '../../profile-completion/update-or-create.ts'

const contract = () => import('@jobspan/shared-kit/contracts/profile/educations')

export const checkEducation = async (body: EducationBody) => (await contract()).educationBody.safeParse(body)

/** Adds a school, or changes the one that is known; answers all of them. */
export const saveEducation = async (
  api: ApiClient,
  body: EducationBody,
  known: Education | undefined,
  key: string,
  version?: number,
) => {
  const { createEducation, updateEducation } = await contract()
  return updateOrCreate(
    known &&
      (() => api.call(updateEducation, { params: { id: known.id }, body: { ...body, version }, idempotencyKey: key })),
    () => api.call(createEducation, { body, idempotencyKey: key }),
  )
}

export const deleteEducation = async (api: ApiClient, { id }: Education) => {
  const contracts = await contract()
  return api.call(contracts.deleteEducation, { params: { id } })
}

export const orderEducation = async (api: ApiClient, body: RecordOrderBody) => {
  const { orderEducations } = await contract()
  return api.call(orderEducations, { body })
}
