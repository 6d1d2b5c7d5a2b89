import { isApiError } from '@jobspan/shared-kit/api'
import { ErrorState, SkeletonRegion } from '@jobspan/shared-kit/design'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** What a query brought, its skeleton until then, or why it could not be had and a way to try again. */
export function QueryBoundary<Data>({
  query,
  skeleton,
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'isPaused' | 'isFetching'> & {
    refetch: () => unknown
  }
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  // Without a connection the library waits for one, and asks then: a skeleton would stand there without a word.
  if (!query.isError && !query.isPaused) return <SkeletonRegion>{skeleton}</SkeletonRegion>
  const isOffline = query.isPaused || (isApiError(query.error) && query.error.kind === 'offline')
  return (
    <ErrorState
      compact
      kind={isOffline ? 'offline' : 'error'}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  )
}
