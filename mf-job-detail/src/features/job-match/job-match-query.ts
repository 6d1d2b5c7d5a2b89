import type { ApiClient } from '@jobspan/shared-kit/api'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { queryOptions } from '@tanstack/react-query'

/** What shows a match: guests, who have none, do not load it. */
export const foundMatchModule = createLazyModule(() => import('./found-match.tsx'))

/** How the member's profile fits the job. It comes with the code that shows it, so one failure and one retry are of both. */
export const jobMatchQuery = (api: ApiClient, jobId: number) =>
  queryOptions({
    queryKey: ['job-match', jobId],
    queryFn: async ({ signal }) => {
      const [{ getJobMatch }] = await Promise.all([
        import('@jobspan/shared-kit/contracts/job-match/job-match'),
        foundMatchModule.load(),
      ])
      return api.call(getJobMatch, { params: { id: jobId }, signal })
    },
    // The member may have come back from editing their profile.
    staleTime: 10_000,
    meta: { changedBy: ['session.changed'] },
  })
