import type { ApiClient } from '@jobspan/shared-kit/api'
import type { JobAlertCriteria } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { queryOptions } from '@tanstack/react-query'

/** What an alert with these criteria would have sent in the last seven days. A POST, since criteria are too long for an address. */
export const alertPreviewQuery = (api: ApiClient, criteria: JobAlertCriteria) =>
  queryOptions({
    queryKey: ['mf-search', 'alert-preview', criteria],
    queryFn: async ({ signal }) => {
      const { previewJobAlert } = await import('@jobspan/shared-kit/contracts/job-alerts/job-alerts')
      return api.call(previewJobAlert, { body: { criteria }, signal })
    },
    staleTime: 5 * 60_000,
  })
