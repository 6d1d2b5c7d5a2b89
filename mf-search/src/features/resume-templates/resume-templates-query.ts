import type { ApiClient } from '@jobspan/shared-kit/api'
import { listResumeTemplates } from '@jobspan/shared-kit/contracts/resume-templates'
import type { Locale } from '@jobspan/shared-kit/remote'
import { queryOptions } from '@tanstack/react-query'

/** The templates, named in the visitor's language. */
export const resumeTemplatesQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['mf-search', 'resume-templates', locale.language],
    queryFn: ({ signal }) => api.call(listResumeTemplates, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
