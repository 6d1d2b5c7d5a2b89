import type { ApiClient } from '@jobspan/shared-kit/api'
import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { infiniteQueryOptions } from '@tanstack/react-query'

const pageSize = 24

/** The album from its beginning, a page at a time; until a page is asked for, the pictures that the company's own answer holds. */
export const companyPicturesQuery = (api: ApiClient, { id, pictures_total: total }: CompanyProfile) =>
  infiniteQueryOptions({
    queryKey: ['company-pictures', id, total],
    queryFn: async ({ pageParam, signal }) => {
      const { listCompanyPictures } = await import('@jobspan/shared-kit/contracts/companies/company-profile')
      return api.call(listCompanyPictures, { params: { id }, query: { page: pageParam, size: pageSize }, signal })
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.size < last.total ? last.page + 1 : undefined),
    staleTime: 5 * 60_000,
  })
