import type { ApiClient } from '@jobspan/shared-kit/api'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { earnedKey } from './grant-queries.ts'

const pointContracts = () => import('@jobspan/shared-kit/contracts/rewards/points')
const withdrawalContracts = () => import('@jobspan/shared-kit/contracts/rewards/withdrawals')
const changedBy = ['session.changed']

const pointsKey = ['mf-rewards', 'points'] as const

/** Asks anew for what a withdrawal changes: the points, and the summary of rewards, which has them too. */
export const refreshPoints = (queryClient: QueryClient) =>
  Promise.all([pointsKey, earnedKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))

export const pointsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...pointsKey, 'balance'],
    queryFn: async ({ signal }) => api.call((await pointContracts()).getPoints, { signal }),
    staleTime: 30_000,
    meta: { changedBy },
  })

/** How the member's points moved, the newest first. */
export const pointEntriesQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: [...pointsKey, 'entries'],
    queryFn: async ({ pageParam, signal }) =>
      api.call((await pointContracts()).listPointEntries, { query: { before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ items, has_more: hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    meta: { changedBy },
  })

export const withdrawalsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: [...pointsKey, 'withdrawals'],
    queryFn: async ({ pageParam, signal }) =>
      api.call((await withdrawalContracts()).listWithdrawals, { query: { before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ items, has_more: hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    meta: { changedBy },
  })

type WithdrawalContracts = typeof import('@jobspan/shared-kit/contracts/rewards/withdrawals')
export type WithdrawalRequest = z.input<WithdrawalContracts['requestWithdrawal']['body']>

export const askForWithdrawal = async (api: ApiClient, body: WithdrawalRequest, idempotencyKey: string) =>
  api.call((await withdrawalContracts()).requestWithdrawal, { body, idempotencyKey })

export const takeBackWithdrawal = async (api: ApiClient, id: number) =>
  api.call((await withdrawalContracts()).cancelWithdrawal, { params: { id } })
