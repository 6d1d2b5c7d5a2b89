import type { ApiClient } from '@jobspan/shared-kit/api'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { MemberSkill, MemberSkillBody } from '@jobspan/shared-kit/contracts/profile/member-skills'
import type { RecordOrderBody } from '@jobspan/shared-kit/contracts/profile/record-order'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { updateOrCreate } from '../../profile-completion/update-or-create.ts'

const contract = () => import('@jobspan/shared-kit/contracts/profile/member-skills')

/** Skills that are close to what was typed; before anything is, those that are common in the wanted work. */
export const skillSuggestionsQuery = (
  api: ApiClient,
  language: LanguageKey,
  typed: string,
  functionTitleId: number | undefined,
) =>
  queryOptions({
    queryKey: ['mf-profile', 'skill-suggestions', language, typed, typed === '' ? functionTitleId : undefined],
    queryFn: async ({ signal }) => {
      const { suggestSkills } = await contract()
      const query = {
        language_code: language,
        ...(typed === '' ? { function_title_id: functionTitleId } : { query: typed }),
        size: 8,
      }
      const { items } = await api.call(suggestSkills, { query, signal })
      return items.map(({ id, value }) => ({ id, value }))
    },
    staleTime: 60 * 60_000,
    placeholderData: keepPreviousData,
  })

export const checkSkill = async (body: MemberSkillBody) => (await contract()).memberSkillBody.safeParse(body)

/** Adds a skill, or changes the one that is known; answers all of them. */
export const saveSkill = async (
  api: ApiClient,
  body: MemberSkillBody,
  known: MemberSkill | undefined,
  key: string,
  version?: number,
) => {
  const { createMemberSkill, updateMemberSkill } = await contract()
  return updateOrCreate(
    known && (() => api.call(updateMemberSkill, { params: { id: known.id }, body: { ...body, version } })),
    () => api.call(createMemberSkill, { body, idempotencyKey: key }),
  )
}

export const deleteSkill = async (api: ApiClient, { id }: MemberSkill) => {
  const { deleteMemberSkill } = await contract()
  return api.call(deleteMemberSkill, { params: { id } })
}

export const orderSkills = async (api: ApiClient, body: RecordOrderBody) => {
  const { orderMemberSkills } = await contract()
  return api.call(orderMemberSkills, { body })
}
