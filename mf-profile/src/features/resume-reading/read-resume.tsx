import { isApiError } from '@jobspan/shared-kit/api'
import { Button, EmptyState, Inline, Spinner, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { LazyModule } from '../../settings/lazy-module.tsx'
import type { PendingDraft } from './draft-review.tsx'
import { draftQuery, type ReadingSource } from './reading-api.ts'
import { ReadingProblem } from './reading-problem.tsx'

const loadReview = () => import('./draft-review.tsx')

const Waiting = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding-block: 64px;
`

/** Reads a resume and shows what it says, or why it could not be read. `actions` are ways on that do not need it. */
export function ReadResume({
  source,
  narrow = false,
  actions,
  foot,
}: {
  source: ReadingSource
  /** There is room for one column alone. */
  narrow?: boolean
  actions: ReactNode
  /** What stands below; without anything while it reads. */
  foot?: (pending: PendingDraft | undefined, isReading: boolean) => ReactNode
}) {
  const t = useTranslations('mf-profile')
  const { api, queryClient } = usePlatform()
  const options = draftQuery(api, source)
  const query = useQuery(options)
  const { data: draft } = query
  if (draft && draft.sections.length > 0)
    return (
      <LazyModule load={loadReview}>
        {({ DraftReview }) => (
          <DraftReview
            draft={draft}
            source={source}
            narrow={narrow}
            actions={actions}
            foot={(pending) => foot?.(pending, false)}
          />
        )}
      </LazyModule>
    )
  const readAgain = () => void query.refetch()
  const isStopped = query.isPending && query.fetchStatus === 'idle'
  return (
    <>
      {draft ? (
        <EmptyState title={t('reading.state.nothing')} body={t('reading.nothingBody')} action={actions} />
      ) : query.isError || query.isPaused ? (
        <ReadingProblem
          error={query.error}
          isOffline={query.isPaused || (isApiError(query.error) && query.error.kind === 'offline')}
          retrying={query.isFetching}
          onRetry={readAgain}
          actions={actions}
        />
      ) : isStopped ? (
        <EmptyState
          title={t('reading.state.stopped')}
          body={t('reading.stoppedBody')}
          action={
            <Inline gap={8} justify="center">
              <Button onClick={readAgain}>{t('reading.readAgain')}</Button>
              {actions}
            </Inline>
          }
        />
      ) : (
        <Reading onCancel={() => void queryClient.cancelQueries({ queryKey: options.queryKey })} />
      )}
      {foot?.(undefined, query.isFetching && !query.isPaused)}
    </>
  )
}

function Reading({ onCancel }: { onCancel: () => void }) {
  const t = useTranslations('mf-profile')
  return (
    <Waiting>
      <div role="status">
        <Stack gap={16} align="center">
          <Spinner />
          <Stack gap={4} align="center">
            <Text weight="semibold">{t('reading.state.reading')}</Text>
            <Text size={15} tone="soft" align="center">
              {t('reading.readingBody')}
            </Text>
          </Stack>
        </Stack>
      </div>
      <Button variant="secondary" size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Waiting>
  )
}
