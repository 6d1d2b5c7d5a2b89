import { Icon } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown, SlidersHorizontal, X } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { styled } from 'styled-components'
import { pillStyles } from '../../filter-pill/pill.ts'
import { filterOptionsQuery } from '../../search-state/filter-options-query.ts'
import type { CompanyFilterOverlayProps } from './company-filter-overlay.tsx'
import { type CompanyGroup, companyGroups, countInCompanyGroup } from './company-groups.ts'
import { companyOptionsQuery } from './company-queries.ts'
import {
  buildCompaniesUrl,
  type CompanySearch,
  changeCompanySearch,
  clearCompanyFilters,
  companyLists,
  countCompanyFilters,
} from './company-search.ts'
import { useCompanyTexts } from './company-texts.ts'
import { nameCompanyOption } from './name-company-option.ts'

const Scroller = styled.div`
  display: flex;
  gap: 8px;
  margin-inline: -4px calc(-1 * var(--gutter));
  padding-block: 8px;
  padding-inline: 4px var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`

const Pill = styled.button<{ $on: boolean }>`
  ${pillStyles}

  /* Without scripts it could not open. */
  @media (scripting: none) {
    display: none;
  }
`

const PillLink = styled(Link)<{ $on: boolean }>`
  ${pillStyles}
  max-inline-size: min(18rem, 70vw);

  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

const Clear = styled(PillLink)`
  border-color: transparent;
  background: transparent;
`

type Open = { group: CompanyGroup | 'all'; anchor: HTMLElement | null } | null

const isWide = () => window.matchMedia('(min-width: 1024px)').matches

const useOverlay = () => {
  const [Overlay, setOverlay] = useState<ComponentType<CompanyFilterOverlayProps>>()
  const load = () => {
    if (Overlay) return
    import(/* webpackChunkName: "company-parts" */ './company-filter-overlay.tsx').then(
      (module) => setOverlay(() => module.CompanyFilterOverlay),
      () => {
        // The next hover or press tries again.
      },
    )
  }
  return { Overlay, load }
}

/** The filters in use, each a link to the results without it. */
const useChosen = (search: CompanySearch) => {
  const { api, locale } = usePlatform()
  const hasLists = companyLists.some((name) => search[name].length > 0)
  const { data: options } = useQuery({ ...companyOptionsQuery(api, locale), enabled: hasLists })
  const { data: filters } = useQuery({
    ...filterOptionsQuery(api, locale, search.country),
    enabled: search.locations.length > 0,
  })
  return companyLists.flatMap((list) =>
    search[list].flatMap((id) => {
      const label = nameCompanyOption(list, id, options, filters?.locations)
      return label === undefined
        ? []
        : [{ key: `${list}-${id}`, label, without: { [list]: search[list].filter((each) => each !== id) } }]
    }),
  )
}

const ChosenPills = ({ search }: { search: CompanySearch }) => {
  const t = useTranslations('mf-search')
  return useChosen(search).map(({ key, label, without }) => (
    <PillLink
      key={key}
      $on
      to={buildCompaniesUrl(changeCompanySearch(search, without))}
      aria-label={t('filter.remove', { name: label })}
      rel="nofollow"
      keepScroll
    >
      <bdi>{label}</bdi>
      <Icon glyph={X} size={16} />
    </PillLink>
  ))
}

/** What is switched on and off at once. */
const SwitchPills = ({ search }: { search: CompanySearch }) => {
  const t = useTranslations('mf-search')
  const tCompanies = useCompanyTexts()
  const switches = [
    { on: search.is_company_verified, label: t('filter.verified'), key: 'verified' },
    { on: search.area === 'remote', label: tCompanies('companies.hasRemote'), key: 'remote' },
    { on: search.area === 'web3', label: tCompanies('companies.hasWeb3'), key: 'web3' },
  ] as const
  const switched = (key: (typeof switches)[number]['key'], on: boolean): Partial<CompanySearch> =>
    key === 'verified' ? { is_company_verified: !on } : { area: on ? null : key }
  return switches.map(({ key, on, label }) => (
    <PillLink
      key={key}
      $on={on}
      to={buildCompaniesUrl(changeCompanySearch(search, switched(key, on)))}
      aria-label={on ? t('filter.remove', { name: label }) : undefined}
      rel="nofollow"
      keepScroll
    >
      {on && <Icon glyph={Check} size={16} />}
      <bdi>{label}</bdi>
    </PillLink>
  ))
}

/** Pills in one row: what opens (a popover on wide screens, on phones a sheet), what is switched at once, and what is in use. */
export const CompanyFilterBar = ({ search }: { search: CompanySearch }) => {
  const t = useTranslations('mf-search')
  const tCompanies = useCompanyTexts()
  const { navigate } = usePlatform()
  const [open, setOpen] = useState<Open>(null)
  const { Overlay, load } = useOverlay()
  const total = countCompanyFilters(search)
  const nameOf = (group: CompanyGroup) => tCompanies(`companies.group.${group}`)
  const openFilter = (group: CompanyGroup | 'all', pill: HTMLElement) => {
    load()
    setOpen({ group, anchor: group !== 'all' && isWide() ? pill : null })
  }
  const count = (group: CompanyGroup) => countInCompanyGroup(search, group)
  return (
    <>
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
        <ChosenPills search={search} />
        <SwitchPills search={search} />
        {companyGroups.map((group) => (
          <Pill
            key={group}
            type="button"
            $on={count(group) > 0}
            aria-haspopup="dialog"
            aria-expanded={open?.group === group}
            onClick={(event) => openFilter(group, event.currentTarget)}
            onPointerEnter={load}
            onFocus={load}
          >
            {count(group) > 0 ? t('filter.nameWithCount', { name: nameOf(group), count: count(group) }) : nameOf(group)}
            <Icon glyph={ChevronDown} size={16} />
          </Pill>
        ))}
        {total > 0 && (
          <Clear $on={false} to={buildCompaniesUrl(clearCompanyFilters(search))} rel="nofollow" keepScroll>
            {t('filter.clearAll')}
          </Clear>
        )}
      </Scroller>
      {open && Overlay && (
        <Overlay
          key={open.group}
          search={search}
          groups={open.group === 'all' ? companyGroups : [open.group]}
          title={open.group === 'all' ? t('filter.all') : nameOf(open.group)}
          anchor={open.anchor}
          onApply={(next) => {
            setOpen(null)
            void navigate(buildCompaniesUrl(next))
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
