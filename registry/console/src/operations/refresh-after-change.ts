import type { QueryClient } from '@tanstack/react-query'

/** What a change in the registry can alter: the matrix, who runs where, the schedule, the trail, the keys. */
export const refreshAfterChange = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    ['overview', 'releases', 'schedule', 'audit', 'canary', 'keys'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  )
