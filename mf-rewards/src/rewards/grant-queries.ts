import type { ApiClient } from '@jobspan/shared-kit/api'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

const contracts = () => import('@jobspan/shared-kit/contracts/rewards/grants')
const changedBy = ['session.changed']

/** Begins the keys of what a use of a reward changes. */
export const earnedKey = ['mf-rewards', 'earned'] as const

/** Points, rewards and progress of the member. */
export const rewardsSummaryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...earnedKey, 'summary'],
    queryFn: async ({ signal }) => api.call((await contracts()).getRewardsSummary, { signal }),
    staleTime: 30_000,
    meta: { changedBy },
  })

/** What the member earned, the newest first. */
export const grantsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: [...earnedKey, 'grants'],
    queryFn: async ({ pageParam, signal }) =>
      api.call((await contracts()).listGrants, { query: { before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ items, has_more: hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    meta: { changedBy },
  })

/** Begins to use a pin or templates. */
export const startUse = async (api: ApiClient, id: number) => api.call((await contracts()).useGrant, { params: { id } })
