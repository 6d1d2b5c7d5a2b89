import type { ApiClient } from '@jobspan/shared-kit/api'
import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { Locale } from '@jobspan/shared-kit/remote'
import { queryOptions } from '@tanstack/react-query'

/** As many as are left where all that are recommended are among them. */
const enough = 12

/**
 * The newest jobs of the visitor's country (docs/product-rules.md#latest-jobs). Where it offers few, those that are open to people there from elsewhere are
 * among them.
 */
export const latestJobsQuery = (api: ApiClient, { country }: Locale) =>
  queryOptions({
    queryKey: ['mf-search', 'latest'],
    queryFn: async ({ signal }) => {
      const { searchJobs } = await import('@jobspan/shared-kit/contracts/jobs/jobs')
      const query = { sort: sortOrder.newest, size: enough }
      const own = await api.call(searchJobs, { query: { ...query, hiring_countries: [country] }, signal })
      return own.items.length < enough ? api.call(searchJobs, { query, signal }) : own
    },
    staleTime: 60_000,
  })
