import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

const contract = () => import('@jobspan/shared-kit/contracts/companies/blocked-companies')

/** Companies that must not see the member, latest first. */
export const blockedCompaniesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-profile', 'blocked-companies'],
    queryFn: async ({ signal }) => {
      const { listBlockedCompanies } = await contract()
      return api.call(listBlockedCompanies, { signal })
    },
    staleTime: 30_000,
  })

/** Companies by legal or display name, ten at most, closest first. */
export const companiesByNameQuery = (api: ApiClient, name: string) =>
  queryOptions({
    queryKey: ['mf-profile', 'companies-by-name', name],
    queryFn: async ({ signal }) => {
      const { searchCompaniesToBlock } = await contract()
      return api.call(searchCompaniesToBlock, { query: { company_name: name }, signal })
    },
    staleTime: 30_000,
  })

export const block = async (api: ApiClient, id: number) => {
  const { blockCompany } = await contract()
  return api.call(blockCompany, { body: { company_id: id } })
}

export const unblock = async (api: ApiClient, id: number) => {
  const { unblockCompany } = await contract()
  return api.call(unblockCompany, { params: { id } })
}
