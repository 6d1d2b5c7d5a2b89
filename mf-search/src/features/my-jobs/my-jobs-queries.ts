import type { ApiClient } from '@jobspan/shared-kit/api'
import { listApplications } from '@jobspan/shared-kit/contracts/applications'
import { listSavedJobs } from '@jobspan/shared-kit/contracts/saved-jobs'
import { queryOptions } from '@tanstack/react-query'

/** The member's applications, newest first. */
export const myApplicationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-search', 'my-applications'],
    queryFn: ({ signal }) => api.call(listApplications, { query: { page: 1 }, signal }),
    staleTime: 30_000,
  })

/** Jobs the member saved, newest first. */
export const mySavedJobsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-search', 'my-saved-jobs'],
    queryFn: ({ signal }) => api.call(listSavedJobs, { query: { page: 1 }, signal }),
    staleTime: 30_000,
  })
