import { isApiError } from '@jobspan/shared-kit/api'
import type { JobSearchResult, JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { ErrorState, Pagination } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage } from '@jobspan/shared-kit/routing'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, type Ref, Suspense } from 'react'
import { styled } from 'styled-components'
import { lazyPart } from '../../lazy-part/lazy-part.tsx'
import { pageSize, type SearchState } from '../../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../../search-state/search-url.ts'
import { relaxationThreshold } from './relaxation-threshold.ts'
import type { ResultsBesideProps } from './results-beside.tsx'
import { ResultsList, ResultsSkeleton } from './results-list.tsx'

const Pages = styled.div`
  margin-block-start: 24px;
`

const ResultsBeside = lazyPart<ResultsBesideProps>(() =>
  import(/* webpackChunkName: "search-parts" */ './results-beside.tsx').then((module) => module.ResultsBeside),
)

type Props = {
  area: SearchArea
  state: SearchState
  query: UseQueryResult<JobSearchResult>
  selectedId: number | undefined
  seen: ReadonlySet<number>
  control: (job: JobSummary) => ReactNode
  onPress: (job: JobSummary) => boolean
  listRef: Ref<HTMLOListElement>
  /** Offered where nothing was found: what is not there today may be there tomorrow. */
  alert: ReactNode
}

/** The results of a search in every state they can be in. */
export const Results = ({ area, state, query, alert, ...list }: Props) => {
  const { data, isError, error, isPlaceholderData, fetchStatus } = query
  const retry = () => void query.refetch()
  // While one is offline, older results would stand there dimmed and nothing would be said.
  if ((!data || isPlaceholderData) && (fetchStatus === 'paused' || (isApiError(error) && error.kind === 'offline')))
    return <ErrorState kind="offline" onRetry={retry} compact />
  if (!data && isError) return <ErrorState onRetry={retry} retrying={query.isFetching} compact />
  if (!data) return <ResultsSkeleton />
  const isEmpty = data.items.length === 0
  const beside = (isEmpty || data.hidden_total > 0 || data.total < relaxationThreshold) && (
    <Suspense>
      <ResultsBeside
        area={area}
        state={state}
        result={data}
        alert={alert}
        otherwise={isEmpty && <ErrorState onRetry={retry} compact />}
      />
    </Suspense>
  )
  if (isEmpty) return beside
  return (
    <>
      <ResultsList jobs={data.items} stale={isPlaceholderData} {...list} />
      {beside}
      <Pages>
        <PageLinks area={area} state={state} pageCount={Math.ceil(data.total / pageSize)} />
      </Pages>
    </>
  )
}

const PageLinks = ({ area, state, pageCount }: { area: SearchArea; state: SearchState; pageCount: number }) => {
  const { locale } = usePlatform()
  return (
    <Pagination
      page={state.page}
      pageCount={pageCount}
      hrefOf={(page) => inLanguage(locale.language, buildSearchUrl(area, { ...state, page }))}
    />
  )
}
