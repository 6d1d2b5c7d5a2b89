import { Container, Heading, media, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useLocation } from '@jobspan/shared-kit/routing'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { AreaCompanies, FeaturedCompanies, PopularCompanies } from '../features/find-companies/companies-to-begin.tsx'
import { CompanyFilterBar } from '../features/find-companies/company-filter-bar.tsx'
import { CompanyResults } from '../features/find-companies/company-results.tsx'
import { type CompanySearch, hasCompanyResults, parseCompanySearch } from '../features/find-companies/company-search.ts'
import { useCompanyTexts } from '../features/find-companies/company-texts.ts'
import { FindForm } from '../features/find-companies/find-form.tsx'
import { IndustryLinks } from '../features/find-companies/industry-links.tsx'
import { FollowButton } from '../features/follow-company/follow-button.tsx'
import { companiesHead, companiesQueries, nameCompanyResults } from './companies-head.ts'

const Intro = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  padding-block: ${space[32]} ${space[16]};

  ${media.wide} {
    padding-block-start: ${space[48]};
  }
`

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-end: ${space[48]};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[48]};
  }
`

const Results = styled.div`
  padding-block: ${space[16]} ${space[48]};
`

const Begin = ({ search }: { search: CompanySearch }) => {
  const t = useCompanyTexts()
  const { locale } = usePlatform()
  const country = useFormat().countryInSentence(locale.country)
  return (
    <>
      <Intro>
        <Stack gap={8}>
          <Heading level={1} size={36}>
            {t('companies.title', { country })}
          </Heading>
          <Text size={18} tone="soft">
            {t('companies.lead')}
          </Text>
        </Stack>
        <FindForm search={search} />
        <IndustryLinks />
      </Intro>
      <PopularCompanies />
      <FeaturedCompanies />
      <Sides>
        <AreaCompanies area="remote" />
        <AreaCompanies area="web3" />
      </Sides>
    </>
  )
}

const Found = ({ search }: { search: CompanySearch }) => {
  const t = useCompanyTexts()
  const platform = usePlatform()
  return (
    <Results>
      <Stack gap={8}>
        <Heading level={1} size={22}>
          <bdi>{nameCompanyResults(search, platform)}</bdi>
        </Heading>
        <FindForm search={search} />
        <CompanyFilterBar search={search} />
      </Stack>
      <CompanyResults
        search={search}
        control={(company) => (
          <FollowButton company={company} texts={t} label={t('companies.follow', { company: company.name })} />
        )}
      />
    </Results>
  )
}

/** `/companies`: where one begins, or with anything to search for, the results. */
export const Page = () => {
  const { search: query } = useLocation()
  const search = useMemo(() => parseCompanySearch(new URLSearchParams(query)), [query])
  return <Container>{hasCompanyResults(search) ? <Found search={search} /> : <Begin search={search} />}</Container>
}

export { companiesHead as head, companiesQueries as queries }
