import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** How the member's profile fits the job. */
export const jobMatchQuery = (api: ApiClient, jobId: number) =>
  queryOptions({
    queryKey: ['job-match', jobId],
    queryFn: async ({ signal }) => {
      const { getJobMatch } = await import('@jobspan/shared-kit/contracts/job-match/job-match')
      return api.call(getJobMatch, { params: { id: jobId }, signal })
    },
    // The member may have come back from editing their profile.
    staleTime: 10_000,
    meta: { changedBy: ['session.changed'] },
  })
