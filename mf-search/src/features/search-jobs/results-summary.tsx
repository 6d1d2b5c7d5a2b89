import { type SortOrder, sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { JobSearchResult } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { color, font, fontSize, Icon, media, radius, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { changeSearch } from '../../search-state/search-filters.ts'
import { defaultSort, effectiveSort, type SearchState } from '../../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../../search-state/search-url.ts'

const Row = styled.div<{ $isEmpty: boolean }>`
  display: flex;
  align-items: center;
  column-gap: 12px;
  min-block-size: ${({ $isEmpty }) => ($isEmpty ? '0' : '36px')};
  font-size: ${fontSize[15]};

  ${media.tablet} {
    min-block-size: ${({ $isEmpty }) => ($isEmpty ? '0' : '44px')};
  }

  /* What is pressed is taller than the row of a phone, so that the first job is higher up. */
  & > * {
    margin-block: -4px;
  }
`

const Total = styled.p`
  font-family: ${font.display};
  font-size: ${fontSize[18]};
  font-weight: var(--weight-display);
  letter-spacing: var(--tracking-display);
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`

/** What gives way first where the row is narrow. */
const Sort = styled.span`
  position: relative;
  display: inline-flex;
  flex: 0 100 auto;
  min-inline-size: 3.5rem;
  align-items: center;
  color: ${color.inkSoft};

  &:hover {
    color: ${color.ink};
  }

  & > span {
    position: absolute;
    inset-inline-end: 0;
    display: grid;
    pointer-events: none;
  }

  /* Without scripts it could not navigate; links below stand in for it. */
  @media (scripting: none) {
    display: none;
  }
`

const Select = styled.select`
  appearance: none;
  field-sizing: content;
  max-inline-size: 100%;
  min-block-size: 44px;
  padding: 0;
  padding-inline-end: 20px;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  font-weight: 500;
  text-overflow: ellipsis;
  cursor: pointer;

  & > option {
    background: ${color.surface};
    color: ${color.ink};
  }
`

const End = styled.div`
  flex: none;
  margin-inline-start: auto;
`

/** The orders of a list of jobs, in the order in which they are offered. */
export const sorts: { value: SortOrder; name: 'relevance' | 'newest' | 'highestSalary' }[] = [
  { value: sortOrder.relevance, name: 'relevance' },
  { value: sortOrder.newest, name: 'newest' },
  { value: sortOrder.highestSalary, name: 'highestSalary' },
]

type Props = {
  area: SearchArea
  state: SearchState
  query: UseQueryResult<JobSearchResult>
  /** Stands at the end of the row. */
  alert: ReactNode
}

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

/** One row: how many jobs, or that they are late, in which order, and the alert. A screen reader says once what was found for which words. */
export const ResultsSummary = ({ area, state, query, alert }: Props) => {
  const result = query.data
  const t = useTranslations('mf-search')
  const format = useFormat()
  const { navigate } = usePlatform()
  const current = effectiveSort(state)
  const correction = result?.understood?.correction
  // That nothing was found is said below at length; here only to screen readers.
  const counted =
    result && t('jobs', { count: result.total, number: format.count(result.total, result.is_total_approximate) })
  const said = result?.total === 0 ? <VisuallyHidden>{counted}</VisuallyHidden> : counted
  const sortBy = (value: SortOrder) =>
    navigate(buildSearchUrl(area, changeSearch(state, { sort: value === defaultSort(state) ? null : value })), {
      keepScroll: true,
    })
  const isSlow = useIsSlow(query, state)
  return (
    <Row $isEmpty={result?.total === 0}>
      <Total role="status">
        {correction && !isSlow && <VisuallyHidden>{t('understood.showing', { words: correction.to })} </VisuallyHidden>}
        {isSlow ? t('results.slow') : said}
      </Total>
      {result?.total !== 0 && (
        <>
          <Sort>
            <Select
              aria-label={t('sort.label')}
              value={current}
              onChange={(event) => void sortBy(Number(event.currentTarget.value) as SortOrder)}
            >
              {sorts.map(({ value, name }) => (
                <option key={value} value={value}>
                  {t(`sort.${name}`)}
                </option>
              ))}
            </Select>
            <span>
              <Icon glyph={ChevronDown} size={16} />
            </span>
          </Sort>
          {result && <End>{alert}</End>}
        </>
      )}
    </Row>
  )
}
