import { isApiError } from '@jobspan/shared-kit/api'
import { ErrorState } from '@jobspan/shared-kit/design'

type Failing = { isError: boolean; isPaused: boolean; isFetching: boolean; error: unknown; refetch: () => unknown }

/** What could not be loaded, and a way to try again. */
export function QueryFailure({ queries }: { queries: readonly Failing[] }) {
  const isOffline = queries.some(({ isPaused, error }) => isPaused || (isApiError(error) && error.kind === 'offline'))
  return (
    <ErrorState
      kind={isOffline ? 'offline' : 'error'}
      onRetry={() => {
        for (const query of queries) if (query.isError || query.isPaused) void query.refetch()
      }}
      retrying={queries.some(({ isFetching }) => isFetching)}
    />
  )
}
