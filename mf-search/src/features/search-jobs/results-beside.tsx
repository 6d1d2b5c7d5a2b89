import type { JobSearchResult } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { ButtonLink, EmptyState, Heading, Inline } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage } from '@jobspan/shared-kit/routing'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SearchLinks } from '../../search-links/search-links.tsx'
import { clearFilters } from '../../search-state/clear-filters.ts'
import { countFilters } from '../../search-state/search-filters.ts'
import { pageSize, type SearchState } from '../../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../../search-state/search-url.ts'
import { HiddenJobs } from './hidden-jobs.tsx'
import { useSearchPartsTexts } from './parts-texts/use-search-parts-texts.ts'
import { relaxationThreshold } from './relaxation-threshold.ts'
import { Relaxations } from './relaxations.tsx'
import { useNearLinks } from './use-near-links.ts'

const Nothing = styled.div`
  padding-block-start: 16px;
`

const NextSteps = styled.div`
  margin-block-start: 24px;
`

export type ResultsBesideProps = {
  area: SearchArea
  state: SearchState
  result: JobSearchResult
  /** Offered where nothing was found: what is not there today may be there tomorrow. */
  alert: ReactNode
}

/** What was found instead stands before the alert: it is there today. */
const NothingFound = ({ area, state, result, alert }: ResultsBesideProps) => {
  const t = useTranslations('mf-search')
  const tPart = useSearchPartsTexts()
  const { locale } = usePlatform()
  const near = useNearLinks(area, state, result.near ?? [])
  const filtered = countFilters(state) > (area === 'jobs' ? 0 : 1)
  const nextSteps = (
    <Inline gap={12} justify={near.length > 0 ? 'start' : 'center'}>
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
              {tPart('empty.title')}
            </Heading>
          </Nothing>
          <SearchLinks title={t('near.title')} links={near} />
          <NextSteps>{nextSteps}</NextSteps>
        </>
      ) : (
        <EmptyState
          title={tPart('empty.title')}
          body={tPart(filtered ? 'empty.bodyFiltered' : 'empty.body')}
          compact
          action={nextSteps}
        />
      )}
      <HiddenJobs count={result.hidden_total} />
      <Relaxations area={area} state={state} total={0} besides={near} />
    </>
  )
}

const PastTheEnd = ({ area, state, result }: Omit<ResultsBesideProps, 'alert'>) => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  const { locale } = usePlatform()
  const pageCount = Math.ceil(result.total / pageSize)
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

/** What is said where a search has no list of jobs, or below a list that is short or leaves some out. */
export const ResultsBeside = ({ area, state, result, alert }: ResultsBesideProps) => {
  if (result.total === 0) return <NothingFound area={area} state={state} result={result} alert={alert} />
  if (result.items.length === 0) return <PastTheEnd area={area} state={state} result={result} />
  return (
    <>
      <HiddenJobs count={result.hidden_total} />
      {result.total < relaxationThreshold && <Relaxations area={area} state={state} total={result.total} />}
    </>
  )
}
