import type { ApiClient } from '@jobspan/shared-kit/api'
import type { MemberLanguage, MemberLanguageBody } from '@jobspan/shared-kit/contracts/profile/member-languages'
import type { RecordOrderBody } from '@jobspan/shared-kit/contracts/profile/record-order'
import { updateOrCreate } from '../../profile-completion/update-or-create.ts'

const contract = () => import('@jobspan/shared-kit/contracts/profile/member-languages')

export const checkLanguage = async (body: MemberLanguageBody) => (await contract()).memberLanguageBody.safeParse(body)

/** Adds a language, or changes the one that is known; answers all of them. */
export const saveLanguage = async (
  api: ApiClient,
  body: MemberLanguageBody,
  known: MemberLanguage | undefined,
  key: string,
  version?: number,
) => {
  const { createMemberLanguage, updateMemberLanguage } = await contract()
  return updateOrCreate(
    known && (() => api.call(updateMemberLanguage, { params: { id: known.id }, body: { ...body, version } })),
    () => api.call(createMemberLanguage, { body, idempotencyKey: key }),
  )
}

export const deleteLanguage = async (api: ApiClient, { id }: MemberLanguage) => {
  const { deleteMemberLanguage } = await contract()
  return api.call(deleteMemberLanguage, { params: { id } })
}

export const orderLanguages = async (api: ApiClient, body: RecordOrderBody) => {
  const { orderMemberLanguages } = await contract()
  return api.call(orderMemberLanguages, { body })
}
