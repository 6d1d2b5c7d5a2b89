import type { ApiClient } from '@jobspan/shared-kit/api'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const contract = () => import('@jobspan/shared-kit/contracts/profile/member-skills')

export const loadSkillContract = async () => (await contract()).memberSkillContract

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
