import {
  CompanyLogo,
  color,
  fontSize,
  Icon,
  Inline,
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

/** Marks, not the room around them, stand at the page's edge. */
const Names = styled.div`
  margin-inline-start: -6px;
`

const Verified = styled.span`
  display: inline-flex;
  color: ${color.accent};
`

/** Names to know, in one loose block: mark, name, and the badge of a verified employer. */
export const TopCompanies = () => {
  const t = useTranslations('mf-search')
  const { api } = usePlatform()
  const query = useQuery(featuredCompaniesQuery(api))
  return (
    <QuerySection
      title={t('home.topCompanies')}
      query={query}
      isEmpty={(data) => data.items.length <= hiringNowCount}
      skeleton={
        <SkeletonRegion>
          <SkeletonBlock height="100px" />
        </SkeletonRegion>
      }
    >
      {(data) => (
        <Names>
          <Inline as="ul" gap={8}>
            {data.items.slice(hiringNowCount).map((company) => (
              <li key={company.id}>
                <Company to={urls.search({ company_ids: [company.id] })}>
                  <CompanyLogo name={company.name} image={company.logo_url} size={32} />
                  <bdi>{company.name}</bdi>
                  {company.is_verified && (
                    <Verified>
                      <Icon glyph={BadgeCheck} size={16} label={t('card.verified')} />
                    </Verified>
                  )}
                </Company>
              </li>
            ))}
          </Inline>
        </Names>
      )}
    </QuerySection>
  )
}
