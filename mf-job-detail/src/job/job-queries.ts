import { type ApiClient, isApiError } from '@jobspan/shared-kit/api'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { queryOptions } from '@tanstack/react-query'

const minute = 60_000

/** The whole job, or null where there is none. Every surface that shows it reads this one entry, so saving it once shows everywhere. */
export const jobQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['job', id],
    queryFn: async ({ signal }): Promise<JobDetail | null> => {
      const { getJob } = await import('@jobspan/shared-kit/contracts/jobs/jobs')
      try {
        return await api.call(getJob, { params: { id }, signal })
      } catch (error) {
        // An answer like any other: the page says in its own words that there is no such job.
        if (isApiError(error) && error.status === 404) return null
        throw error
      }
    },
    staleTime: minute,
  })

export const similarJobsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['similar-jobs', id],
    queryFn: async ({ signal }) => {
      const { similarJobs } = await import('@jobspan/shared-kit/contracts/jobs/jobs')
      return api.call(similarJobs, { query: { job_id: id, size: 5 }, signal })
    },
    staleTime: 5 * minute,
  })

/** The session's application to the job, or null. Only members can have one. */
export const appliedJobQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['applied-job', id],
    queryFn: async ({ signal }) => {
      const { getAppliedJob } = await import('@jobspan/shared-kit/contracts/applications/applications')
      return api.call(getAppliedJob, { params: { id }, signal })
    },
    staleTime: minute,
    // Also in another tab.
    meta: { changedBy: ['application.sent'] },
  })
