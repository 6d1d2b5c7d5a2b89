import { Icon } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { FilterRow } from '../../filter-pill/filter-row.ts'
import { AllFiltersPill, OpeningPill } from '../../filter-pill/opening-pill.tsx'
import { ChosenPill, ClearPill, PillLink } from '../../filter-pill/pill-link.tsx'
import { useFilterOverlay } from '../../filter-pill/use-filter-overlay.ts'
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

const Row = styled(FilterRow)`
  padding-block: 8px;
`

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

const ChosenPills = ({ search }: { search: CompanySearch }) =>
  useChosen(search).map(({ key, label, without }) => (
    <ChosenPill key={key} label={label} to={buildCompaniesUrl(changeCompanySearch(search, without))} />
  ))

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
  const { open, close, openerOf, Overlay } = useFilterOverlay<CompanyGroup, CompanyFilterOverlayProps>(() =>
    import(/* webpackChunkName: "company-parts" */ './company-filter-overlay.tsx').then(
      (module) => module.CompanyFilterOverlay,
    ),
  )
  const total = countCompanyFilters(search)
  const nameOf = (group: CompanyGroup) => tCompanies(`companies.group.${group}`)
  return (
    <>
      <Row role="group" aria-label={t('filter.label')}>
        <AllFiltersPill count={total} opener={openerOf('all')} />
        {/* At the end of the row it would be out of sight, on wide screens too. */}
        {total > 0 && <ClearPill to={buildCompaniesUrl(clearCompanyFilters(search))} />}
        <ChosenPills search={search} />
        <SwitchPills search={search} />
        {companyGroups.map((group) => (
          <OpeningPill
            key={group}
            name={nameOf(group)}
            count={countInCompanyGroup(search, group)}
            opener={openerOf(group)}
            isOpen={open?.group === group}
          />
        ))}
      </Row>
      {open && Overlay && (
        <Overlay
          key={open.group}
          search={search}
          groups={open.group === 'all' ? companyGroups : [open.group]}
          title={open.group === 'all' ? t('filter.all') : nameOf(open.group)}
          anchor={open.anchor}
          onApply={(next) => {
            close()
            void navigate(buildCompaniesUrl(next))
          }}
          onClose={close}
        />
      )}
    </>
  )
}
