import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** A company by its id, for its name. */
export const companyQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['mf-search', 'company', id],
    queryFn: async ({ signal }) => {
      const { getCompany } = await import('@jobspan/shared-kit/contracts/companies/companies')
      return api.call(getCompany, { params: { id }, signal })
    },
    staleTime: 10 * 60_000,
    retry: false,
  })
