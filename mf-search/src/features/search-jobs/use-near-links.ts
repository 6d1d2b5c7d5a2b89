import type { NearSearch } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import type { PageContext } from '@jobspan/shared-kit/remote'
import type { SearchLink } from '../../search-links/search-links.tsx'
import type { SearchState } from '../../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../../search-state/search-url.ts'
import { withCriteria } from '../../search-state/with-criteria.ts'
import { useSearchPartsTexts } from './parts-texts/use-search-parts-texts.ts'

type Translate = PageContext['t']

const labelOf = ({ kind, label, words }: NearSearch, t: Translate, tPart: Translate): string => {
  // Where all words stood for a filter, the search without them is one for all jobs.
  const name = label || t('heading.all')
  if (kind === 'fewer_words' || kind === 'without_filter')
    return words ? tPart('near.without', { label: name, words }) : name
  return tPart(`near.${kind}`, { label: name })
}

/** A search that is rid of its area's own filter is one among all jobs. */
const areaOf = (area: SearchArea, state: SearchState): SearchArea =>
  (area === 'remote' && !state.arrangements.includes('remote')) || (area === 'web3' && !state.is_web3) ? 'jobs' : area

/** Links to searches close to one that finds nothing, which find something; the closest first. */
export const useNearLinks = (area: SearchArea, state: SearchState, near: readonly NearSearch[]): SearchLink[] => {
  const t = useTranslations('mf-search')
  const tPart = useSearchPartsTexts()
  const format = useFormat()
  return near.map((search) => {
    const next = withCriteria(state, search.criteria)
    return {
      to: buildSearchUrl(areaOf(area, next), next),
      label: labelOf(search, t, tPart),
      count: t('jobs', { count: search.count, number: format.count(search.count, search.is_approximate) }),
    }
  })
}
