import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** The member's applications, newest first. */
export const myApplicationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-search', 'my-applications'],
    queryFn: async ({ signal }) => {
      const { listApplications } = await import('@jobspan/shared-kit/contracts/applications/applications')
      return api.call(listApplications, { query: { page: 1 }, signal })
    },
    staleTime: 30_000,
    meta: { changedBy: ['application.sent'] },
  })

/** Jobs the member saved, newest first. */
export const mySavedJobsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-search', 'my-saved-jobs'],
    queryFn: async ({ signal }) => {
      const { listSavedJobs } = await import('@jobspan/shared-kit/contracts/jobs/saved-jobs')
      return api.call(listSavedJobs, { query: { page: 1 }, signal })
    },
    staleTime: 30_000,
    meta: { changedBy: ['job.saved'] },
  })
