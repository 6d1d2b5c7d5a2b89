import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs'
import { Button, Chip, Inline, space } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { filterOptionsQuery } from '../../search-state/filter-options-query.ts'
import { clearFilters, countFilters } from '../../search-state/search-filters.ts'
import type { SearchState } from '../../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../../search-state/search-url.ts'
import { activeFilters } from './active-filters.ts'
import { companyQuery } from './company-query.ts'

/** The button has no edge to be seen: where it begins a line, its words stand below the chips. */
const Outdent = styled.li`
  margin-inline-start: -${space[12]};
`

type Props = {
  area: SearchArea
  state: SearchState
  /** Results in sight; a company's name is read from its jobs, where they have one. */
  jobs: readonly JobSummary[]
}

/** The filters in force, each with a cross. What the page itself stands for (remote, Web3) cannot be taken away. */
export const FilterChips = ({ area, state, jobs }: Props) => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  const { api, locale, navigate } = usePlatform()
  const any = countFilters(state) > 0
  // The results name it, where there are any.
  const unnamed = state.company_ids.find((id) => !jobs.some((job) => job.company?.id === id))
  const { data: company } = useQuery({ ...companyQuery(api, unnamed ?? 0), enabled: unnamed !== undefined })
  const { data: options } = useQuery({ ...filterOptionsQuery(api, locale, state.country), enabled: any })
  if (!any) return null
  const filters = activeFilters(state, {
    options,
    t,
    format,
    currency: locale.currency,
    companyName: (id) => [company, ...jobs.map((job) => job.company)].find((known) => known?.id === id)?.name,
  }).filter(({ key }) => !(area === 'remote' && key === 'remote') && !(area === 'web3' && key === 'web3'))
  if (filters.length === 0) return null
  const go = (next: SearchState) => void navigate(buildSearchUrl(area, next))
  return (
    <Inline as="ul" gap={8} label={t('filter.active')}>
      {filters.map((filter) => (
        <li key={filter.key}>
          <Chip label={filter.label} onRemove={() => go(filter.without)} />
        </li>
      ))}
      {filters.length > 1 && (
        <Outdent>
          <Button variant="quiet" size="small" onClick={() => go(clearFilters(state))}>
            {t('filter.clearAll')}
          </Button>
        </Outdent>
      )}
    </Inline>
  )
}
