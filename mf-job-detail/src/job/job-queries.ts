import type { ApiClient } from '@jobspan/shared-kit/api'
import { recommendedCourses } from '@jobspan/shared-kit/contracts/academy'
import { getAppliedJob } from '@jobspan/shared-kit/contracts/applications'
import { getJob, type JobDetail, similarJobs } from '@jobspan/shared-kit/contracts/jobs'
import { queryOptions } from '@tanstack/react-query'

const minute = 60_000

/** The whole job. Every surface that shows it reads this one entry, so saving it once shows everywhere. */
export const jobQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['job', id],
    queryFn: ({ signal }) => api.call(getJob, { params: { id }, signal }),
    staleTime: minute,
  })

export const similarJobsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['similar-jobs', id],
    queryFn: ({ signal }) => api.call(similarJobs, { query: { job_id: id, size: 5 }, signal }),
    staleTime: 5 * minute,
  })

/** The session's application to the job, or null. Only members can have one. */
export const appliedJobQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['applied-job', id],
    queryFn: ({ signal }) => api.call(getAppliedJob, { params: { id }, signal }),
    staleTime: minute,
  })

/** Courses that fit the job's field and level. */
export const coursesQuery = (api: ApiClient, job: JobDetail) =>
  queryOptions({
    queryKey: ['recommended-courses', job.id],
    queryFn: ({ signal }) =>
      api.call(recommendedCourses, {
        query: {
          size: 4,
          job_category_ids: job.main_function ? [job.main_function.id] : [],
          xp_lvl_key: job.xp_lvl?.key,
        },
        signal,
      }),
    staleTime: 5 * minute,
  })
