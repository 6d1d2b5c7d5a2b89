import type { CompanyListing } from '@jobspan/shared-kit/contracts/companies/companies'
import {
  CompanyLogo,
  color,
  fontSize,
  Grid,
  media,
  motion,
  radius,
  SkeletonBlock,
  SkeletonRegion,
} from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { QuerySection } from '../../query-section/query-section.tsx'
import { CompanyName } from './company-name.tsx'
import { companiesOfKindQuery } from './company-queries.ts'
import { CompanyFacts } from './company-row.tsx'
import { buildCompaniesUrl, emptyCompanySearch } from './company-search.ts'
import { useCompanyTexts } from './company-texts.ts'

const isEmpty = ({ items }: { items: readonly unknown[] }) => items.length === 0

const Waiting = ({ height }: { height: string }) => (
  <SkeletonRegion>
    <SkeletonBlock height={height} />
  </SkeletonRegion>
)

const Marks = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 20px 12px;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.wide} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`

const Popular = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 2px;
  font-size: ${fontSize[15]};
  text-align: center;
`

/** The arch that the mark stands in. */
const Arch = styled.span`
  display: grid;
  margin-block-end: 8px;
  border-radius: 48px 48px 12px 12px;
  overflow: hidden;
`

const Count = styled.span`
  font-size: ${fontSize[13]};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`

/** Marks in arches: companies that many follow. */
export const PopularCompanies = () => {
  const t = useTranslations('mf-search')
  const tCompanies = useCompanyTexts()
  const format = useFormat()
  const { api } = usePlatform()
  const query = useQuery(companiesOfKindQuery(api, 'popular'))
  return (
    <QuerySection
      title={tCompanies('companies.popular')}
      more={{ to: buildCompaniesUrl({ ...emptyCompanySearch, all: true }), label: tCompanies('companies.all') }}
      query={query}
      isEmpty={isEmpty}
      skeleton={<Waiting height="168px" />}
    >
      {({ items }) => (
        <Marks role="list">
          {items.map((company) => (
            <Popular key={company.id}>
              <Arch>
                <CompanyLogo name={company.name} image={company.logo_url} size={96} />
              </Arch>
              <span>
                <CompanyName company={company} />
              </span>
              {company.open_jobs > 0 && (
                <Count>
                  {t('home.openJobs', { count: company.open_jobs, number: format.number(company.open_jobs) })}
                </Count>
              )}
            </Popular>
          ))}
        </Marks>
      )}
    </QuerySection>
  )
}

const Portrait = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 4px 16px;
  align-content: start;
  padding: 20px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  transition: border-color ${motion.feedback};

  ${media.hover} {
    &:hover {
      border-color: ${color.lineControl};
    }
  }
`

const Title = styled.h3`
  margin: 0;
  font-size: ${fontSize[18]};
`

const Words = styled.p`
  grid-column: 1 / -1;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  margin: 0;
  margin-block-start: 8px;
  line-height: 1.55;
  overflow-wrap: anywhere;
`

const maxFeatured = 4

/** Wide cards: companies that were checked, as they describe themselves; others than the popular ones above, where there are enough. */
export const FeaturedCompanies = () => {
  const t = useTranslations('mf-search')
  const tCompanies = useCompanyTexts()
  const { api } = usePlatform()
  const query = useQuery(companiesOfKindQuery(api, 'featured'))
  const popular = useQuery(companiesOfKindQuery(api, 'popular')).data?.items ?? []
  const othersFirst = (items: readonly CompanyListing[]) =>
    items
      .toSorted((a, b) => Number(popular.some(({ id }) => id === a.id)) - Number(popular.some(({ id }) => id === b.id)))
      .slice(0, maxFeatured)
  return (
    <QuerySection
      title={tCompanies('companies.featured')}
      more={{
        to: buildCompaniesUrl({ ...emptyCompanySearch, is_company_verified: true }),
        label: t('filter.verified'),
      }}
      query={query}
      isEmpty={isEmpty}
      skeleton={<Waiting height="340px" />}
    >
      {({ items }) => (
        <Grid columns={2} gap={16} as="ul">
          {othersFirst(items).map((company) => (
            <Portrait key={company.id}>
              <CompanyLogo name={company.name} image={company.logo_url} size={64} />
              <div>
                <Title>
                  <CompanyName company={company} />
                </Title>
                <CompanyFacts company={company} />
              </div>
              {company.excerpt && (
                <Words>
                  <bdi>{company.excerpt}</bdi>
                </Words>
              )}
            </Portrait>
          ))}
        </Grid>
      )}
    </QuerySection>
  )
}

const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${color.line};
  list-style: none;
`

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  align-items: center;
  column-gap: 12px;
  min-block-size: 52px;
  padding-block: 8px;
  border-block-end: 1px solid ${color.line};
  font-size: ${fontSize[15]};
`

type Area = 'remote' | 'web3'

const jobsIn = (area: Area, { remote_jobs: remote, web3_jobs: web3 }: CompanyListing) =>
  (area === 'remote' ? remote : web3) ?? 0

/** A short list: companies that hire for remote work or Web3, with the number of those jobs. */
export const AreaCompanies = ({ area }: { area: Area }) => {
  const tCompanies = useCompanyTexts()
  const format = useFormat()
  const { api } = usePlatform()
  const query = useQuery(companiesOfKindQuery(api, area))
  const texts = {
    remote: { title: 'companies.remote', more: 'companies.allRemote', jobs: 'companies.remoteJobs' },
    web3: { title: 'companies.web3', more: 'companies.allWeb3', jobs: 'companies.web3Jobs' },
  }[area]
  return (
    <QuerySection
      title={tCompanies(texts.title)}
      more={{ to: buildCompaniesUrl({ ...emptyCompanySearch, area }), label: tCompanies(texts.more) }}
      query={query}
      isEmpty={isEmpty}
      skeleton={<Waiting height="262px" />}
    >
      {({ items }) => (
        <Lines role="list">
          {items.map((company) => {
            const count = jobsIn(area, company)
            return (
              <Line key={company.id}>
                <CompanyLogo name={company.name} image={company.logo_url} size={32} />
                <span>
                  <CompanyName company={company} />
                </span>
                {count > 0 && <Count>{tCompanies(texts.jobs, { count, number: format.number(count) })}</Count>}
              </Line>
            )
          })}
        </Lines>
      )}
    </QuerySection>
  )
}
