import {
  CompanyLogo,
  color,
  fontSize,
  Grid,
  motion,
  radius,
  SkeletonBlock,
  SkeletonRegion,
} from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { QuerySection } from '../../query-section/query-section.tsx'
import { featuredCompaniesQuery } from './featured-companies-query.ts'

const Company = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  min-block-size: 76px;
  padding-block: 12px;
  padding-inline: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  text-decoration: none;
  transition: border-color ${motion.feedback};

  &:hover {
    border-color: ${color.lineControl};
  }
`

const Name = styled.span`
  display: block;
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`

const Count = styled.span`
  display: block;
  font-size: ${fontSize[15]};
  color: ${color.accent};
  font-variant-numeric: tabular-nums;
`

/** How many of the companies stand here; the others are the top companies further down. */
export const hiringNowCount = 6

/** Companies with the number of jobs that wait there; each leads to its jobs. */
export const HiringNow = () => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  const { api } = usePlatform()
  const query = useQuery(featuredCompaniesQuery(api))
  return (
    <QuerySection
      title={t('home.hiringNow')}
      query={query}
      isEmpty={(data) => data.items.length === 0}
      skeleton={
        <SkeletonRegion>
          <Grid columns={3} gap={12}>
            {[0, 1, 2, 3, 4, 5].map((place) => (
              <SkeletonBlock key={place} height="76px" />
            ))}
          </Grid>
        </SkeletonRegion>
      }
    >
      {(data) => (
        <Grid columns={3} gap={12} as="ul">
          {data.items.slice(0, hiringNowCount).map((company) => (
            <li key={company.id}>
              <Company to={urls.search({ company_ids: [company.id] })}>
                <CompanyLogo name={company.name} image={company.logo_url} size={48} />
                <span>
                  <Name>
                    <bdi>{company.name}</bdi>
                  </Name>
                  <Count>
                    {t('home.openJobs', { count: company.open_jobs, number: format.number(company.open_jobs) })}
                  </Count>
                </span>
              </Company>
            </li>
          ))}
        </Grid>
      )}
    </QuerySection>
  )
}
