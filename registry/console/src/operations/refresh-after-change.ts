import type { QueryClient } from '@tanstack/react-query'

/** What a change of cells can alter: the matrix, who runs where, the schedule and the trail. */
export const refreshAfterChange = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    ['overview', 'releases', 'schedule', 'audit', 'canary'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  )
