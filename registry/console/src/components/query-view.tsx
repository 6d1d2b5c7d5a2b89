import { isApiError } from '@jobspan/shared-kit/api'
import { Button, EmptyState, ErrorState, Notice, SkeletonRegion, Stack } from '@jobspan/shared-kit/design'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatTime } from '../format-time.ts'
import { useConsoleText } from '../texts.ts'

type Props<Data> = {
  query: UseQueryResult<Data>
  /** Stands where the data will, of the same shape. */
  skeleton: ReactNode
  compact?: boolean
  children: (data: Data) => ReactNode
}

/** Shows what a query brought, or in which of its other states it is: loading, failed, offline, forbidden, out of date. */
export function QueryView<Data>({ query, skeleton, compact = false, children }: Props<Data>) {
  const t = useConsoleText()
  if (query.data !== undefined) {
    return (
      <Stack gap={16}>
        {(query.isError || query.fetchStatus === 'paused') && <OutOfDate query={query} />}
        {children(query.data)}
      </Stack>
    )
  }
  if (query.isPending && query.fetchStatus !== 'paused') return <SkeletonRegion>{skeleton}</SkeletonRegion>
  const retry = { onRetry: () => void query.refetch(), retrying: query.isFetching, compact }
  const error = isApiError(query.error) ? query.error : undefined
  if (query.fetchStatus === 'paused' || error?.kind === 'offline')
    return <ErrorState kind="offline" title={t('state.offline.title')} body={t('state.offline.body')} {...retry} />
  if (error?.status === 403)
    return <EmptyState drawing={null} title={t('state.forbidden.title')} body={error.message} compact={compact} />
  if (error?.status === 404)
    return <ErrorState kind="missing" title={t('state.missing.title')} body={error.message} compact={compact} />
  if (error?.status === 401)
    return (
      <EmptyState drawing={null} title={t('state.expired.title')} body={t('state.expired.body')} compact={compact} />
    )
  const body = error && error.kind !== 'malformed' && error.message ? error.message : t('state.failed.body')
  return <ErrorState title={t('state.failed.title')} body={body} {...retry} />
}

function OutOfDate({ query }: { query: UseQueryResult<unknown> }) {
  const t = useConsoleText()
  return (
    <Notice
      severity="warning"
      live
      action={
        <Button size="small" variant="secondary" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('state.again')}
        </Button>
      }
    >
      {t('state.stale', { time: formatTime(new Date(query.dataUpdatedAt).toISOString()) })}
    </Notice>
  )
}
