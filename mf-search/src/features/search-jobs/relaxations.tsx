import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { type SearchLink, SearchLinks } from '../../search-links/search-links.tsx'
import { filterOf, withoutFilter } from '../../search-state/clear-filters.ts'
import type { SearchState } from '../../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../../search-state/search-url.ts'
import { useSearchPartsTexts } from './parts-texts/use-search-parts-texts.ts'
import { relaxationsQuery } from './relaxations-query.ts'

type Props = {
  area: SearchArea
  state: SearchState
  total: number
  /** Searches that are offered already. */
  besides?: readonly SearchLink[]
}

/** The filter that an area is: without it, the search is one of all jobs. */
const ownFilter: Record<SearchArea, string> = { jobs: '', remote: 'arrangements', web3: 'is_web3' }

/** What each filter hides, and the way to have it: one line for each that would bring more jobs. */
export const Relaxations = ({ area, state, total, besides = [] }: Props) => {
  const t = useTranslations('mf-search')
  const tPart = useSearchPartsTexts()
  const format = useFormat()
  const { api } = usePlatform()
  const { data } = useQuery(relaxationsQuery(api, state))
  const lines = (data?.items ?? []).flatMap((item) => {
    const filter = filterOf(item.filter)
    const relaxed = withoutFilter(state, filter)
    const to = relaxed && buildSearchUrl(filter === ownFilter[area] ? 'jobs' : area, relaxed)
    return to && item.total > total && !besides.some((link) => link.to === to) ? [{ ...item, filter, to }] : []
  })
  if (lines.length === 0) return null
  return (
    <SearchLinks
      title={tPart('relax.title')}
      links={lines.map(({ filter, to, total: count, is_approximate }) => ({
        to,
        label: tPart(`relax.${filter}`),
        count: t('jobs', { count, number: format.count(count, is_approximate) }),
      }))}
    />
  )
}
