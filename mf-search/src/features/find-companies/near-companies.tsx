import { color, fontSize, Heading, Icon, minTargetSize } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
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

const List = styled.ul`
  display: grid;
  margin: 0;
  margin-block-start: 8px;
  padding: 0;
  list-style: none;
`

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 12px;
  min-block-size: ${minTargetSize};
  border-block-end: 1px solid ${color.line};
  font-size: ${fontSize[15]};
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    color: ${color.accentStrong};
  }
`

const Count = styled.span`
  color: ${color.inkSoft};
`

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
  const links = [
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
  if (links.length === 0 && search.query === '') return null
  return (
    <section>
      <Heading level={2} size={18}>
        {t('near.title')}
      </Heading>
      <List role="list">
        {links.map(({ to, label, count }) => (
          <li key={to}>
            <Row to={to} rel="nofollow">
              {label}
              <Count>{tCompanies('companies.count', { count, number: format.number(count) })}</Count>
              <Icon glyph={ArrowRight} size={16} directional />
            </Row>
          </li>
        ))}
        {search.query !== '' && (
          <li>
            <Row to={urls.search({ keyword: search.query })} rel="nofollow">
              <bdi>{tParts('companies.jobs', { query: search.query })}</bdi>
              <span />
              <Icon glyph={ArrowRight} size={16} directional />
            </Row>
          </li>
        )}
      </List>
    </section>
  )
}
