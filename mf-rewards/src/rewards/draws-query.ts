import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** Draws, and how they can be checked. */
export const drawsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-rewards', 'draws'],
    queryFn: async ({ signal }) => {
      const { listDraws } = await import('@jobspan/shared-kit/contracts/rewards/draws')
      return api.call(listDraws, { signal })
    },
    staleTime: 30_000,
    meta: { changedBy: ['session.changed'] },
  })
