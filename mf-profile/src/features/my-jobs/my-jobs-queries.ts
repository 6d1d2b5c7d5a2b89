import { type ApiClient, isApiError } from '@jobspan/shared-kit/api'
import type { AppliedJob } from '@jobspan/shared-kit/contracts/applications/applications'
import type { MyJobsList, MyJobsRow, MyJobsTab } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { myJobsKey } from '@jobspan/shared-kit/contracts/applications/my-jobs-key'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { queryOptions } from '@tanstack/react-query'
import type { MyJobsView } from './my-jobs-view.ts'

const contract = () => import('@jobspan/shared-kit/contracts/applications/my-jobs')

/** Of every tab's rows. */
export const myJobsRowsKey = [...myJobsKey, 'rows'] as const

const meta = { changedBy: ['application.sent', 'job.saved', 'session.changed'] }

export type MyJobsCounts = {
  counts: Record<MyJobsTab, number>
  sections?: { needs_action: number; in_progress: number; closed: number } | undefined
  news: number
  seen_at: string | null
}

/** How many rows a list has; undefined where that is not known. */
export const countOf = ({ counts, sections }: MyJobsCounts, list: MyJobsList): number | undefined =>
  ({ ...counts, ...sections })[list]

/** How many rows each list has, and what is new in them. */
export const myJobsCountsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...myJobsKey, 'counts'],
    queryFn: async ({ signal }): Promise<MyJobsCounts> => {
      const { countMyJobs } = await contract()
      return api.call(countMyJobs, { signal })
    },
    staleTime: 30_000,
    meta,
  })

export type ApplicationPlace = { tab: AppliedJob['tab']; page: number; is_closed?: boolean | undefined }

/** Where the application to a job is listed now; null where there is none, and for guests. */
export const applicationPlaceQuery = (api: ApiClient, jobId: number) =>
  queryOptions({
    queryKey: [...myJobsKey, 'place', jobId],
    queryFn: async ({ signal }): Promise<ApplicationPlace | null> => {
      const { findApplicationPlace } = await import('@jobspan/shared-kit/contracts/applications/application-place')
      return api.call(findApplicationPlace, { params: { id: jobId }, signal })
    },
    meta,
  })

export type MyJobsPage = { items: MyJobsRow[]; total: number; page: number; size: number }

/** A page of a tab's rows; null for guests, who have `saved` alone. */
export const myJobsRowsQuery = (api: ApiClient, { tab, query, sort, page }: MyJobsView) =>
  queryOptions({
    queryKey: [...myJobsRowsKey, tab, query, sort, page],
    queryFn: async ({ signal }): Promise<MyJobsPage | null> => {
      const { listMyJobs } = await contract()
      try {
        return await api.call(listMyJobs, { query: { tab, query, sort, page }, signal })
      } catch (error) {
        if (isApiError(error) && error.code === errorCode.noPermission) return null
        throw error
      }
    },
    staleTime: 30_000,
    meta,
  })
