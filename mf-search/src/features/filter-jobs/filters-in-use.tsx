import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { SearchUnderstanding } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { media } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { ChosenPill, ClearPill } from '../../filter-pill/pill-link.tsx'
import { clearFilters } from '../../search-state/clear-filters.ts'
import { filterOptionsQuery } from '../../search-state/filter-options-query.ts'
import { changeSearch, countFilters } from '../../search-state/search-filters.ts'
import type { SearchState } from '../../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../../search-state/search-url.ts'
import { activeFilters } from './active-filters.ts'
import { companyQuery } from './company-query.ts'
import { understoodFilters } from './understood-filters.ts'
import { useFilterTexts } from './use-filter-texts.ts'

const List = styled.ul`
  display: flex;
  flex: none;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** On wider screens the field above says the place. */
const OnPhones = styled.li`
  ${media.tablet} {
    display: none;
  }
`

type FiltersInUseProps = {
  area: SearchArea
  state: SearchState
  understood: SearchUnderstanding | null | undefined
  /** Results in sight; a company's name is read from its jobs, where they have one. */
  jobs: readonly JobSummary[]
}

/** The filters that were chosen, as the visitor reads them. What the page itself stands for (remote, Web3) cannot be taken away. */
const useChosenFilters = ({ area, state, jobs }: FiltersInUseProps) => {
  const t = useTranslations('mf-search')
  const tFilter = useFilterTexts()
  const place = useTranslations('kit')
  const format = useFormat()
  const { api, locale } = usePlatform()
  // The results name it, where there are any.
  const unnamed = state.company_ids.find((id) => !jobs.some((job) => job.company?.id === id))
  const { data: company } = useQuery({ ...companyQuery(api, unnamed ?? 0), enabled: unnamed !== undefined })
  const { data: options } = useQuery({
    ...filterOptionsQuery(api, locale, state.country),
    enabled: countFilters(state) > 0,
  })
  return activeFilters(state, {
    options,
    t,
    tFilter,
    place,
    format,
    currency: locale.currency,
    companyName: (id) => [company, ...jobs.map((job) => job.company)].find((known) => known?.id === id)?.name,
  }).filter(({ key }) => !(area === 'remote' && key === 'remote') && !(area === 'web3' && key === 'web3'))
}

/** The filters in use, first those that words of the query stood for. Each is a link to the search without it. */
export const FiltersInUse = (props: FiltersInUseProps) => {
  const { area, state, understood } = props
  const t = useTranslations('mf-search')
  const tFilter = useFilterTexts()
  const format = useFormat()
  const chosen = useChosenFilters(props)
  const filters = [...understoodFilters(understood, state, { t, tFilter, format }), ...chosen]
  if (filters.length === 0 && state.location === '') return null
  return (
    <List role="list" aria-label={tFilter('filter.active')}>
      {state.location !== '' && (
        <OnPhones>
          <ChosenPill label={state.location} to={buildSearchUrl(area, changeSearch(state, { location: '' }))} />
        </OnPhones>
      )}
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <ChosenPill label={label} to={buildSearchUrl(area, without)} />
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <ClearPill to={buildSearchUrl(area, clearFilters(state))} />
        </li>
      )}
    </List>
  )
}
