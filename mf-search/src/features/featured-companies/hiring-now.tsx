import { OrganizationName } from '@jobspan/shared-features/companies/organization-name'
import { CompanyLogo, color, fontSize, media, SkeletonBlock, SkeletonRegion } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useHomeTexts } from '../../home-texts/use-home-texts.ts'
import { QuerySection } from '../../query-section/query-section.tsx'
import { featuredCompaniesQuery } from './featured-companies-query.ts'

/** One line that scrolls on phones, where a long word has room and the fourth is cut: it says that more follow. */
const Marks = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 7rem;
  gap: 12px;
  margin: 0;
  margin-inline: calc(-1 * var(--gutter));
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;

  && {
    padding-inline: var(--gutter);
  }

  ${media.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    margin-inline: 0;
    overflow: visible;

    && {
      padding: 0;
    }
  }
`

const Company = styled(Link)`
  display: grid;
  justify-items: center;
  gap: 2px;
  padding-block: 6px;
  font-size: ${fontSize[15]};
  font-weight: 600;
  line-height: 1.35;
  text-align: center;
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    color: ${color.accentStrong};
  }
`

/** The arch that the mark stands in. */
const Arch = styled.span`
  inline-size: 96px;
  block-size: 96px;
  margin-block-end: 8px;
  border-radius: 48px 48px 16px 16px;
  overflow: hidden;
  content-visibility: var(--until-interaction);

  @media (max-width: 639.98px) {
    zoom: 0.66;
  }
`

const Count = styled.span`
  font-size: ${fontSize[13]};
  font-weight: 400;
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`

/** How many of the companies stand here; the others are the top companies further down. */
export const hiringNowCount = 6

/** Companies with most open jobs, by their marks; each leads to its page. Members are led on from here, and have no top companies below. */
export const HiringNow = () => {
  const t = useTranslations('mf-search')
  const tHome = useHomeTexts()
  const format = useFormat()
  const { api } = usePlatform()
  const query = useQuery(featuredCompaniesQuery(api))
  const isMember = useSession().kind === 'member'
  return (
    <QuerySection
      title={tHome('home.hiringNow')}
      more={isMember ? { to: urls.companies(), label: tHome('home.allCompanies') } : undefined}
      query={query}
      isEmpty={(data) => data.items.length === 0}
      skeleton={
        <SkeletonRegion>
          <SkeletonBlock height="168px" />
        </SkeletonRegion>
      }
    >
      {(data) => (
        <Marks role="list">
          {data.items.slice(0, hiringNowCount).map((company) => (
            <li key={company.id}>
              <Company to={urls.company(company)}>
                <Arch>
                  <CompanyLogo name={company.name} image={company.logo_url} size={96} />
                </Arch>
                <OrganizationName name={company.name} />
                <Count>
                  {t('home.openJobs', { count: company.open_jobs, number: format.number(company.open_jobs) })}
                </Count>
              </Company>
            </li>
          ))}
        </Marks>
      )}
    </QuerySection>
  )
}
