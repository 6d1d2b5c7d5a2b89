import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** The programme of the visitor's country. */
export const programmeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-rewards', 'programme'],
    queryFn: async ({ signal }) => {
      const { getProgramme } = await import('@jobspan/shared-kit/contracts/rewards/programme')
      return api.call(getProgramme, { signal })
    },
    staleTime: 300_000,
  })
