import type { ApiClient } from '@jobspan/shared-kit/api'
import type { Locale } from '@jobspan/shared-kit/remote'
import { queryOptions } from '@tanstack/react-query'

/** The templates, named in the visitor's language. */
export const resumeTemplatesQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['mf-search', 'resume-templates', locale.language],
    queryFn: async ({ signal }) => {
      const { listResumeTemplates } = await import('@jobspan/shared-kit/contracts/profile/resume-templates')
      return api.call(listResumeTemplates, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
