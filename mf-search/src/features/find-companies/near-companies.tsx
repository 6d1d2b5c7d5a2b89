import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { type SearchLink, SearchLinks } from '../../search-links/search-links.tsx'
import { searchCompaniesQuery } from './company-queries.ts'
import {
  buildCompaniesUrl,
  type CompanySearch,
  changeCompanySearch,
  clearCompanyFilters,
  countCompanyFilters,
} from './company-search.ts'
import { useCompanyTexts } from './company-texts.ts'
import { useCompanyPartsTexts } from './parts-texts/use-company-parts-texts.ts'

/** How many companies another search finds; none while that is not known, and where it is no other search. */
const useTotal = (search: CompanySearch, isOther: boolean): number => {
  const { api } = usePlatform()
  return useQuery({ ...searchCompaniesQuery(api, search, 1), enabled: isOther }).data?.total ?? 0
}

/** Searches near one that finds nothing, which find something; and the jobs that its words may have meant. */
export const NearCompanies = ({ search }: { search: CompanySearch }) => {
  const t = useTranslations('mf-search')
  const tCompanies = useCompanyTexts()
  const tParts = useCompanyPartsTexts()
  const format = useFormat()
  const unfiltered = clearCompanyFilters(search)
  const everywhere = changeCompanySearch(search, { country: 'all', locations: [] })
  const found = [
    {
      to: buildCompaniesUrl(unfiltered),
      label: tParts('companies.without'),
      count: useTotal(unfiltered, countCompanyFilters(search) > 0),
    },
    {
      to: buildCompaniesUrl(everywhere),
      label: tParts('companies.everywhere'),
      count: useTotal(everywhere, search.country !== 'all'),
    },
  ].filter(({ count }) => count > 0)
  const links: SearchLink[] = found.map(({ count, ...link }) => ({
    ...link,
    count: tCompanies('companies.count', { count, number: format.number(count) }),
  }))
  if (search.query !== '')
    links.push({ to: urls.search({ keyword: search.query }), label: tParts('companies.jobs', { query: search.query }) })
  return links.length > 0 && <SearchLinks title={t('near.title')} links={links} />
}
