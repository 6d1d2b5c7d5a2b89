import type { ApiClient } from '@jobspan/shared-kit/api'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { queryOptions } from '@tanstack/react-query'

/** The three kinds that the report dialog shows, in its order (docs/product-rules.md#report-categories). */
export const reportCategories = ['discrimination', 'broken', 'spam'] as const

export const reportReasonsQuery = (api: ApiClient, language: LanguageKey) =>
  queryOptions({
    queryKey: ['config', 'report_job_reasons', language],
    queryFn: async ({ signal }) => {
      const { configList } = await import('@jobspan/shared-kit/contracts/config/config')
      return api.call(configList, {
        params: { type: 'report_job_reasons' },
        query: { language_code: language },
        signal,
      })
    },
    staleTime: 60 * 60_000,
  })
