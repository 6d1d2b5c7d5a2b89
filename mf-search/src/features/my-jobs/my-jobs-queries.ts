import type { ApiClient } from '@jobspan/shared-kit/api'
import { myJobsKey } from '@jobspan/shared-kit/contracts/applications/my-jobs-key'
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

/** How many rows each tab of My jobs has, and what is new in them. The page of My jobs holds the same under the same key. */
export const myJobsCountsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...myJobsKey, 'counts'],
    queryFn: async ({ signal }) => {
      const { countMyJobs } = await import('@jobspan/shared-kit/contracts/applications/my-jobs')
      return api.call(countMyJobs, { signal })
    },
    staleTime: 30_000,
    meta: { changedBy: ['application.sent', 'job.saved', 'session.changed'] },
  })
