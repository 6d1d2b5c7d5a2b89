import type { ApiClient } from '@jobspan/shared-kit/api'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { queryOptions } from '@tanstack/react-query'

/** Lists that a profile chooses from, by their fixed names (docs/product-rules.md#list-names). */
export type ListName =
  | 'locations'
  | 'xp_lvls'
  | 'notice_period_lists'
  | 'job_types'
  | 'industry_lists'
  | 'educations'
  | 'main_functions'
  | 'job_functions'
  | 'function_titles'
  | 'company_sizes'
  | 'company_financing_stage_lists'
  | 'company_benefit_lists'
  | 'nationality_lists'
  | 'work_permit_lists'
  | 'job_seeker_type_lists'
  | 'skill_proficiency_lists'
  | 'spoken_language_lists'
  | 'language_proficiency_lists'

/** A configuration list in a language: what forms show of it. The rest would only make the document longer. */
export const fetchConfigList = async (api: ApiClient, language: LanguageKey, type: ListName, signal?: AbortSignal) => {
  const { configList } = await import('@jobspan/shared-kit/contracts/config/config')
  const { items } = await api.call(configList, { params: { type }, query: { language_code: language }, signal })
  return items.map(({ id, value, country }) => (country ? { id, value, country } : { id, value }))
}

export const configListQuery = (api: ApiClient, language: LanguageKey, type: ListName) =>
  queryOptions({
    queryKey: ['mf-profile', 'list', type, language],
    queryFn: ({ signal }) => fetchConfigList(api, language, type, signal),
    staleTime: 60 * 60_000,
  })
