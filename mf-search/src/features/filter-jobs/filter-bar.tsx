import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { SearchUnderstanding } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { Icon } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown, SlidersHorizontal } from 'lucide-react'
import { type ComponentType, Suspense, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { pillStyles } from '../../filter-pill/pill.ts'
import { lazyPart } from '../../lazy-part/lazy-part.tsx'
import { filterOptionsQuery } from '../../search-state/filter-options-query.ts'
import { changeSearch, countFilters, countInGroup, filterGroups } from '../../search-state/search-filters.ts'
import type { SearchState } from '../../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../../search-state/search-url.ts'
import type { FilterOverlayProps, PanelGroup } from './filter-overlay.tsx'
import type { FiltersInUseProps } from './filters-in-use.tsx'
import { removeUnknownIds } from './known-filters.ts'

const Row = styled.div`
  display: flex;
  gap: 8px;
  min-inline-size: 0;
`

const Scroller = styled.div`
  display: flex;
  gap: 8px;
  margin-inline: -4px calc(-1 * var(--gutter));
  padding-block: 5px;
  padding-inline: 4px var(--gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  /* Pills fade out in the gutter: a cut one says that more follow. At the end of the row the gutter is empty. */
  mask-image: linear-gradient(to right, #000 calc(100% - var(--gutter)), transparent);

  &:dir(rtl) {
    mask-image: linear-gradient(to left, #000 calc(100% - var(--gutter)), transparent);
  }
`

const Pill = styled.button<{ $on: boolean }>`
  ${pillStyles}

  /* Without scripts it could not open; links below stand in for it. */
  @media (scripting: none) {
    display: none;
  }
`

type Props = {
  area: SearchArea
  state: SearchState
  understood: SearchUnderstanding | null | undefined
  jobs: readonly JobSummary[]
  /** Group whose filter the page itself is, such as remote work on the remote page. */
  fixed?: PanelGroup
}

type Open = { group: PanelGroup | 'all'; anchor: HTMLElement | null } | null

const FiltersInUse = lazyPart<FiltersInUseProps>(() =>
  import(/* webpackChunkName: "search-parts" */ './filters-in-use.tsx').then((module) => module.FiltersInUse),
)

const hasFiltersInUse = (state: SearchState, understood: Props['understood']) =>
  countFilters(state) > 0 ||
  state.location !== '' ||
  (understood?.filters.length ?? 0) > 0 ||
  Boolean(understood?.place || understood?.company)

const isWide = () => window.matchMedia('(min-width: 1024px)').matches

/** The code of the popovers and sheets, which `load` fetches. */
const useFilterOverlay = () => {
  const [Overlay, setOverlay] = useState<ComponentType<FilterOverlayProps>>()
  const load = () => {
    if (Overlay) return
    import('./filter-overlay.tsx').then(
      (module) => setOverlay(() => module.FilterOverlay),
      () => {
        // The next hover or press tries again.
      },
    )
  }
  return { Overlay, load }
}

/** What a pill says: its filter with the number of choices, or the country. */
const useGroupName = (state: SearchState) => {
  const t = useTranslations('mf-search')
  const place = useTranslations('kit')
  const { locale } = usePlatform()
  return (group: PanelGroup) => {
    if (group === 'country') {
      if (state.country === null) return place(`country.${locale.country}`)
      return state.country === 'all' ? t('filter.allCountries') : place(`country.${state.country}`)
    }
    const count = countInGroup(state, group)
    return count > 0 ? t('filter.nameWithCount', { name: t(`filter.${group}`), count }) : t(`filter.${group}`)
  }
}

type GroupPillProps = {
  group: PanelGroup
  state: SearchState
  isOpen: boolean
  onOpen: (group: PanelGroup, pill: HTMLElement) => void
  onPreload: () => void
  onApply: (next: SearchState) => void
}

/** The pill of one filter. That of verified companies is switched by itself; the others open. */
const GroupPill = ({ group, state, isOpen, onOpen, onPreload, onApply }: GroupPillProps) => {
  const t = useTranslations('mf-search')
  const nameOf = useGroupName(state)
  if (group === 'verified')
    return (
      <Pill
        type="button"
        $on={state.is_company_verified}
        aria-pressed={state.is_company_verified}
        onClick={() => onApply(changeSearch(state, { is_company_verified: !state.is_company_verified }))}
      >
        {state.is_company_verified && <Icon glyph={Check} size={16} />}
        {t('filter.verified')}
      </Pill>
    )
  return (
    <Pill
      type="button"
      $on={group === 'country' ? state.country !== null : countInGroup(state, group) > 0}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={(event) => onOpen(group, event.currentTarget)}
      onPointerEnter={onPreload}
      onFocus={onPreload}
    >
      {nameOf(group)}
      <Icon glyph={ChevronDown} size={16} />
    </Pill>
  )
}

/** Filters in use and pills that open in one row: on wide screens each opens a popover below itself, on phones a sheet from the bottom edge. */
export const FilterBar = ({ area, state: requestedState, understood, jobs, fixed }: Props) => {
  const t = useTranslations('mf-search')
  const { api, locale, navigate } = usePlatform()
  const { data: options } = useQuery({
    ...filterOptionsQuery(api, locale, requestedState.country),
    enabled: countFilters(requestedState) > 0,
  })
  const state = useMemo(() => removeUnknownIds(requestedState, options), [requestedState, options])
  const [open, setOpen] = useState<Open>(null)
  const { Overlay, load } = useFilterOverlay()
  const groups: PanelGroup[] = ['country', ...filterGroups]
  const shown = groups.filter((group) => group !== fixed)
  const apply = (next: SearchState) => {
    setOpen(null)
    void navigate(buildSearchUrl(area, next))
  }
  const openFilter = (group: PanelGroup | 'all', pill: HTMLElement) => {
    load()
    setOpen({ group, anchor: group !== 'all' && isWide() ? pill : null })
  }
  const total = countFilters(state) - (area === 'jobs' ? 0 : 1)

  return (
    <Row>
      <Scroller role="group" aria-label={t('filter.label')}>
        <Pill
          type="button"
          $on={total > 0}
          aria-haspopup="dialog"
          onClick={(event) => openFilter('all', event.currentTarget)}
          onPointerEnter={load}
          onFocus={load}
        >
          <Icon glyph={SlidersHorizontal} size={16} />
          {total > 0 ? t('filter.nameWithCount', { name: t('filter.all'), count: total }) : t('filter.all')}
        </Pill>
        {hasFiltersInUse(requestedState, understood) && (
          <Suspense>
            <FiltersInUse area={area} state={requestedState} understood={understood} jobs={jobs} />
          </Suspense>
        )}
        {shown.map((group) => (
          <GroupPill
            key={group}
            group={group}
            state={state}
            isOpen={open?.group === group}
            onOpen={openFilter}
            onPreload={load}
            onApply={apply}
          />
        ))}
      </Scroller>
      {open && Overlay && (
        <Overlay
          key={open.group}
          state={state}
          groups={open.group === 'all' ? shown : [open.group]}
          title={open.group === 'all' ? t('filter.all') : t(`filter.${open.group}`)}
          anchor={open.anchor}
          onApply={apply}
          onClose={() => setOpen(null)}
        />
      )}
    </Row>
  )
}
