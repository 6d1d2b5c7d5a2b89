import type { ApiClient } from '@jobspan/shared-kit/api'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

const contracts = () => import('@jobspan/shared-kit/contracts/rewards/referrals')
const changedBy = ['session.changed']

/** The member's referrals, the newest first. */
export const referralsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-rewards', 'earned', 'referrals'],
    queryFn: async ({ signal }) => api.call((await contracts()).listReferrals, { signal }),
    staleTime: 30_000,
    meta: { changedBy },
  })

/** Companies that take referrals. */
export const referralCompaniesQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['mf-rewards', 'referral-companies'],
    queryFn: async ({ pageParam, signal }) =>
      api.call((await contracts()).listReferralCompanies, { query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    staleTime: 60_000,
  })

/** Brings the member's resume before a company. */
export const refer = async (api: ApiClient, grantId: number, companyId: number, idempotencyKey: string) =>
  api.call((await contracts()).referMember, { body: { grant_id: grantId, company_id: companyId }, idempotencyKey })
