import type { ApiClient } from '@jobspan/shared-kit/api'
import { jobAlertsQueryKey } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts-query-key'
import { queryOptions } from '@tanstack/react-query'

/** A member's alerts, which are the searches that they keep. */
export const ownAlertsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: jobAlertsQueryKey,
    queryFn: async ({ signal }) => {
      const { listJobAlerts } = await import('@jobspan/shared-kit/contracts/job-alerts/job-alerts')
      return api.call(listJobAlerts, { signal })
    },
    staleTime: 5 * 60_000,
  })
