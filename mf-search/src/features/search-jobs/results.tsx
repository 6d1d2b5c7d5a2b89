import { isApiError } from '@jobspan/shared-kit/api'
import type { JobSearchResult, JobSummary } from '@jobspan/shared-kit/contracts/jobs'
import { ButtonLink, EmptyState, ErrorState, Heading, Inline, Pagination } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage } from '@jobspan/shared-kit/routing'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { clearFilters, countFilters } from '../../search-state/search-filters.ts'
import { pageSize, type SearchState } from '../../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../../search-state/search-url.ts'
import { HiddenJobs } from './hidden-jobs.tsx'
import { useNearLinks } from './near-searches.ts'
import { Relaxations, relaxationThreshold } from './relaxations.tsx'
import { ResultsList, ResultsSkeleton } from './results-list.tsx'
import { SearchLinks } from './search-links.tsx'

const Pages = styled.div`
  margin-block-start: 24px;
`

const Nothing = styled.div`
  padding-block-start: 16px;
`

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
  // While one is offline, older results would stand there dimmed and nothing would be said.
  if ((!data || isPlaceholderData) && (fetchStatus === 'paused' || (isApiError(error) && error.kind === 'offline')))
    return <ErrorState kind="offline" onRetry={() => void query.refetch()} compact />
  if (!data && isError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} compact />
  if (!data) return <ResultsSkeleton />
  if (data.total === 0) return <NothingFound area={area} state={state} result={data} alert={alert} />
  const pageCount = Math.ceil(data.total / pageSize)
  if (data.items.length === 0) return <PastTheEnd area={area} state={state} pageCount={pageCount} />
  return (
    <>
      <ResultsList jobs={data.items} stale={isPlaceholderData} {...list} />
      <HiddenJobs count={data.hidden_total} />
      {data.total < relaxationThreshold && <Relaxations area={area} state={state} total={data.total} />}
      <Pages>
        <PageLinks area={area} state={state} pageCount={pageCount} />
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

type NothingFoundProps = Pick<Props, 'area' | 'state' | 'alert'> & { result: JobSearchResult }

/** What was found instead stands before the alert: it is there today. */
const NothingFound = ({ area, state, result, alert }: NothingFoundProps) => {
  const t = useTranslations('mf-search')
  const { locale } = usePlatform()
  const near = useNearLinks(area, state, result.near ?? [])
  const filtered = countFilters(state) > (area === 'jobs' ? 0 : 1)
  const waysOn = (
    <Inline gap={12} justify="center">
      {alert}
      {filtered && (
        <ButtonLink
          variant="secondary"
          size="small"
          href={inLanguage(locale.language, buildSearchUrl(area, clearFilters(state)))}
        >
          {t('filter.clearAll')}
        </ButtonLink>
      )}
    </Inline>
  )
  return (
    <>
      {near.length > 0 ? (
        <>
          <Nothing>
            <Heading level={2} size={22}>
              {t('empty.title')}
            </Heading>
          </Nothing>
          <SearchLinks title={t('near.title')} links={near} />
          <Pages>{waysOn}</Pages>
        </>
      ) : (
        <EmptyState
          title={t('empty.title')}
          body={t(filtered ? 'empty.bodyFiltered' : 'empty.body')}
          compact
          action={waysOn}
        />
      )}
      <HiddenJobs count={result.hidden_total} />
      <Relaxations area={area} state={state} total={0} besides={near} />
    </>
  )
}

const PastTheEnd = ({ area, state, pageCount }: { area: SearchArea; state: SearchState; pageCount: number }) => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  const { locale } = usePlatform()
  const last = { page: format.number(state.page), last: format.number(pageCount) }
  return (
    <EmptyState
      drawing="missing"
      title={t('empty.pastEndTitle', { page: last.page })}
      body={t('empty.pastEndBody', { last: last.last })}
      compact
      action={
        <ButtonLink
          variant="secondary"
          href={inLanguage(locale.language, buildSearchUrl(area, { ...state, page: pageCount }))}
        >
          {t('empty.toLastPage')}
        </ButtonLink>
      }
    />
  )
}
