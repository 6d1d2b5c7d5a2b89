import { OrganizationName } from '@jobspan/shared-features/companies/organization-name'
import {
  CompanyLogo,
  color,
  fontSize,
  Icon,
  media,
  radius,
  SkeletonBlock,
  SkeletonRegion,
} from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { useHomeTexts } from '../../home-texts/use-home-texts.ts'
import { QuerySection } from '../../query-section/query-section.tsx'
import { featuredCompaniesQuery } from './featured-companies-query.ts'
import { hiringNowCount } from './hiring-now.tsx'

const Company = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  padding-block: 5px;
  padding-inline: 6px 16px;
  border-radius: ${radius.control};
  font-size: ${fontSize[15]};
  font-weight: 500;
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    background: ${color.sunken};
  }
`

/** One line that scrolls on phones, a loose block elsewhere. Marks, not the room around them, stand at the page's edge. */
const Names = styled.ul`
  display: flex;
  gap: 8px;
  margin: 0;
  margin-inline: calc(-1 * var(--gutter));
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;

  && {
    padding-inline: calc(var(--gutter) - 6px);
  }

  & > li {
    flex: none;
  }

  ${media.tablet} {
    flex-wrap: wrap;
    margin-inline: -6px 0;

    && {
      padding: 0;
    }
  }
`

const Mark = styled.span`
  inline-size: 32px;
  block-size: 32px;
  content-visibility: var(--until-interaction);
`

const Verified = styled.span`
  display: inline-flex;
  color: ${color.accent};
`

/** Names to know, in one loose block: mark, name, and the badge of a verified employer. */
export const TopCompanies = () => {
  const t = useTranslations('mf-search')
  const tHome = useHomeTexts()
  const { api } = usePlatform()
  const query = useQuery(featuredCompaniesQuery(api))
  return (
    <QuerySection
      title={tHome('home.topCompanies')}
      more={{ to: urls.companies(), label: tHome('home.allCompanies') }}
      query={query}
      isEmpty={(data) => data.items.length <= hiringNowCount}
      skeleton={
        <SkeletonRegion>
          <SkeletonBlock height="100px" />
        </SkeletonRegion>
      }
    >
      {(data) => (
        <Names role="list">
          {data.items.slice(hiringNowCount).map((company) => (
            <li key={company.id}>
              <Company to={urls.company(company)}>
                <Mark>
                  <CompanyLogo name={company.name} image={company.logo_url} size={32} />
                </Mark>
                <OrganizationName name={company.name} />
                {company.is_verified && (
                  <Verified>
                    <Icon glyph={BadgeCheck} size={16} label={t('card.verified')} />
                  </Verified>
                )}
              </Company>
            </li>
          ))}
        </Names>
      )}
    </QuerySection>
  )
}
