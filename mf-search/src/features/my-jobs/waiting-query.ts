import type { ApiClient } from '@jobspan/shared-kit/api'
import { myJobsKey } from '@jobspan/shared-kit/contracts/applications/my-jobs-key'
import { queryOptions } from '@tanstack/react-query'

/** What waits for the member. The shell asks anew when the server tells of something new, as for all of My jobs. */
export const waitingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...myJobsKey, 'waiting'],
    queryFn: async ({ signal }) => {
      const { listWaiting } = await import('@jobspan/shared-kit/contracts/applications/waiting')
      return api.call(listWaiting, { signal })
    },
    staleTime: 15_000,
    meta: { changedBy: ['application.sent', 'session.changed'] },
  })
