import { type SortOrder, sortOrder } from '@jobspan/shared-kit/contracts/job-constants'
import type { JobSearchResult } from '@jobspan/shared-kit/contracts/jobs'
import { color, fontSize, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { Link } from '@jobspan/shared-kit/routing'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { changeSearch } from '../../search-state/search-filters.ts'
import { defaultSort, effectiveSort, type SearchState } from '../../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../../search-state/search-url.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: 16px;
  min-block-size: 44px;
  font-size: ${fontSize[15]};
`

const Total = styled.p`
  margin: 0;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const Sorts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Sort = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: ${color.inkSoft};
  text-decoration: none;

  &:hover {
    color: ${color.ink};
  }

  &[aria-current] {
    color: ${color.ink};
    font-weight: 600;
    background: linear-gradient(${color.accent}, ${color.accent}) 0 calc(100% - 8px) / 100% 2px no-repeat;
  }
`

const sorts: { value: SortOrder; name: 'relevance' | 'newest' | 'highestSalary' }[] = [
  { value: sortOrder.relevance, name: 'relevance' },
  { value: sortOrder.newest, name: 'newest' },
  { value: sortOrder.highestSalary, name: 'highestSalary' },
]

type Props = { area: SearchArea; state: SearchState; query: UseQueryResult<JobSearchResult> }

/** Milliseconds after which an answer is overdue; the client gives up after thirty seconds. */
const slowResultsMs = 5000

/** Whether this search has been waited for longer than usual. */
const useIsSlow = ({ isPending, isPlaceholderData, fetchStatus }: Props['query'], state: SearchState): boolean => {
  const isAwaited = (isPending || isPlaceholderData) && fetchStatus === 'fetching'
  const [overdue, setOverdue] = useState<SearchState>()
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setOverdue(state), slowResultsMs)
    return () => clearTimeout(timer)
  }, [isAwaited, state])
  return isAwaited && overdue === state
}

/** How many jobs, or that they are late, and in which order; the orders are links, so they work without scripts. */
export const ResultsSummary = ({ area, state, query }: Props) => {
  const result = query.data
  const t = useTranslations('mf-search')
  const format = useFormat()
  const current = effectiveSort(state)
  // That nothing was found is said below at length; here only to those who hear the page.
  const counted =
    result && t('jobs', { count: result.total, number: format.count(result.total, result.is_total_approximate) })
  const said = result?.total === 0 ? <VisuallyHidden>{counted}</VisuallyHidden> : counted
  return (
    <Row>
      <Total role="status">{useIsSlow(query, state) ? t('results.slow') : said}</Total>
      {result?.total !== 0 && (
        <nav aria-label={t('sort.label')}>
          <Sorts>
            {sorts.map(({ value, name }) => (
              <li key={value}>
                <Sort
                  to={buildSearchUrl(area, changeSearch(state, { sort: value === defaultSort(state) ? null : value }))}
                  aria-current={value === current || undefined}
                  rel="nofollow"
                  keepScroll
                >
                  {t(`sort.${name}`)}
                </Sort>
              </li>
            ))}
          </Sorts>
        </nav>
      )}
    </Row>
  )
}
