import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** Who writes or draws, to what the member consented, and how much is left. The same for all remotes, so that one asks for all. */
export const aiHelpQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['ai-help'],
    queryFn: async ({ signal }) => {
      const { getAiHelp } = await import('@jobspan/shared-kit/contracts/ai/ai-help')
      return api.call(getAiHelp, { signal })
    },
    staleTime: 30_000,
    meta: { changedBy: ['session.changed'] },
  })
