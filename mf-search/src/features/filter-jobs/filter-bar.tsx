import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { SearchUnderstanding } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { Icon } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { FilterPill, FilterRow } from '../../filter-pill/filter-row.ts'
import { AllFiltersPill, OpeningPill } from '../../filter-pill/opening-pill.tsx'
import { type FilterOpener, useFilterOverlay } from '../../filter-pill/use-filter-overlay.ts'
import { filterOptionsQuery } from '../../search-state/filter-options-query.ts'
import { changeSearch, countFilters, countInGroup, filterGroups } from '../../search-state/search-filters.ts'
import type { SearchState } from '../../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../../search-state/search-url.ts'
import type { FilterOverlayProps, PanelGroup } from './filter-overlay.tsx'
import { FiltersInUse } from './filters-in-use.tsx'
import { removeUnknownIds } from './known-filters.ts'
import { useFilterTexts } from './use-filter-texts.ts'

const Row = styled.div`
  display: flex;
  gap: 8px;
  min-inline-size: 0;
`

export type FilterBarProps = {
  area: SearchArea
  state: SearchState
  understood: SearchUnderstanding | null | undefined
  jobs: readonly JobSummary[]
  /** Group whose filter the page itself is, such as remote work on the remote page. */
  fixed?: PanelGroup
}

/** What a pill says: its filter, or the country. */
const useGroupName = (state: SearchState) => {
  const t = useTranslations('mf-search')
  const tFilter = useFilterTexts()
  const place = useTranslations('kit')
  const { locale } = usePlatform()
  return (group: PanelGroup) => {
    if (group !== 'country') return tFilter(`filter.${group}`)
    if (state.country === null) return place(`country.${locale.country}`)
    return state.country === 'all' ? t('filter.allCountries') : place(`country.${state.country}`)
  }
}

type GroupPillProps = {
  group: PanelGroup
  state: SearchState
  isOpen: boolean
  opener: FilterOpener
  onApply: (next: SearchState) => void
}

/** The pill of one filter. That of verified companies is switched by itself; the others open. */
const GroupPill = ({ group, state, isOpen, opener, onApply }: GroupPillProps) => {
  const nameOf = useGroupName(state)
  if (group === 'verified')
    return (
      <FilterPill
        type="button"
        $on={state.is_company_verified}
        aria-pressed={state.is_company_verified}
        onClick={() => onApply(changeSearch(state, { is_company_verified: !state.is_company_verified }))}
      >
        {state.is_company_verified && <Icon glyph={Check} size={16} />}
        {nameOf(group)}
      </FilterPill>
    )
  const pill = { name: nameOf(group), isOpen, opener }
  return group === 'country' ? (
    <OpeningPill {...pill} count={0} isOn={state.country !== null} />
  ) : (
    <OpeningPill {...pill} count={countInGroup(state, group)} />
  )
}

/** Filters in use and pills that open in one row: on wide screens each opens a popover below itself, on phones a sheet from the bottom edge. */
export const FilterBar = ({ area, state: requestedState, understood, jobs, fixed }: FilterBarProps) => {
  const t = useTranslations('mf-search')
  const tFilter = useFilterTexts()
  const { api, locale, navigate } = usePlatform()
  const { data: options } = useQuery({
    ...filterOptionsQuery(api, locale, requestedState.country),
    enabled: countFilters(requestedState) > 0,
  })
  const state = useMemo(() => removeUnknownIds(requestedState, options), [requestedState, options])
  const { open, close, openerOf, Overlay } = useFilterOverlay<PanelGroup, FilterOverlayProps>(() =>
    import('./filter-overlay.tsx').then((module) => module.FilterOverlay),
  )
  const groups: PanelGroup[] = ['country', ...filterGroups]
  const shown = groups.filter((group) => group !== fixed)
  const apply = (next: SearchState) => {
    close()
    void navigate(buildSearchUrl(area, next))
  }
  const total = countFilters(state) - (area === 'jobs' ? 0 : 1)

  return (
    <Row>
      <FilterRow role="group" aria-label={t('filter.label')}>
        <AllFiltersPill count={total} opener={openerOf('all')} />
        <FiltersInUse area={area} state={requestedState} understood={understood} jobs={jobs} />
        {shown.map((group) => (
          <GroupPill
            key={group}
            group={group}
            state={state}
            isOpen={open?.group === group}
            opener={openerOf(group)}
            onApply={apply}
          />
        ))}
      </FilterRow>
      {open && Overlay && (
        <Overlay
          key={open.group}
          state={state}
          groups={open.group === 'all' ? shown : [open.group]}
          title={open.group === 'all' ? t('filter.all') : tFilter(`filter.${open.group}`)}
          anchor={open.anchor}
          onApply={apply}
          onClose={close}
        />
      )}
    </Row>
  )
}
