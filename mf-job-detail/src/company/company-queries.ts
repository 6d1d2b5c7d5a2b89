import { type ApiClient, isApiError } from '@jobspan/shared-kit/api'
import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { queryOptions } from '@tanstack/react-query'
import { type CompanyJobSearch, jobsPerPage } from './company-job-search.ts'

const minute = 60_000

/** All that the page of a company shows, or null where there is no such company. Members are told what they follow and block. */
export const companyQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['company', id],
    queryFn: async ({ signal }): Promise<CompanyProfile | null> => {
      const { getCompanyProfile } = await import('@jobspan/shared-kit/contracts/companies/company-profile')
      try {
        return await api.call(getCompanyProfile, { params: { id }, signal })
      } catch (error) {
        // An answer like any other: the page says in its own words that there is no such company.
        if (isApiError(error) && error.status === 404) return null
        throw error
      }
    },
    staleTime: minute,
    meta: { changedBy: ['session.changed'] },
  })

/** A page of a company's open jobs in all countries. */
export const companyJobsQuery = (
  api: ApiClient,
  id: number,
  { query, location, page, isRemote }: CompanyJobSearch,
  size: number = jobsPerPage,
) =>
  queryOptions({
    queryKey: ['company-jobs', id, { query, location, page, isRemote, size }],
    queryFn: async ({ signal }) => {
      const { searchJobs } = await import('@jobspan/shared-kit/contracts/jobs/jobs')
      return api.call(searchJobs, {
        query: {
          company_ids: [id],
          country: 'all',
          page,
          size,
          ...(query === '' ? { sort: sortOrder.newest } : { query }),
          ...(location === '' ? {} : { location }),
          ...(isRemote ? { arrangements: ['remote'] } : {}),
        },
        signal,
      })
    },
    staleTime: minute,
  })

export const similarCompaniesQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['similar-companies', id],
    queryFn: async ({ signal }) => {
      const { similarCompanies } = await import('@jobspan/shared-kit/contracts/companies/companies')
      return api.call(similarCompanies, { params: { id }, query: { size: 4 }, signal })
    },
    staleTime: 5 * minute,
  })
