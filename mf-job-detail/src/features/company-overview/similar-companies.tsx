import { Card, CompanyLogo, color, fontSize, Heading, Stack, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'
import { similarCompaniesQuery } from '../../company/company-queries.ts'
import { useCompanyPartsTexts } from '../../company-parts-texts/use-company-parts-texts.ts'
import { CompanyName } from '../../job/company-name.tsx'

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`
const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[12]};
  align-items: center;
  padding-block: ${space[12]};
  color: ${color.ink};
  font-size: ${fontSize[15]};
  font-weight: 600;
  line-height: 1.4;
  text-decoration: none;

  &:hover {
    color: ${color.accentStrong};
  }
`
const Facts = styled.span`
  display: block;
  font-size: ${fontSize[13]};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  color: ${color.inkSoft};
`

/** Companies of the same industry that are hiring. Left out where there are none or they cannot be had: the page is whole without them. */
export function SimilarCompanies({ companyId }: { companyId: number }) {
  const t = useTranslations('mf-job-detail')
  const tPart = useCompanyPartsTexts()
  const { api } = usePlatform()
  const headingId = useId()
  const { data } = useQuery(similarCompaniesQuery(api, companyId))
  if (data === undefined || data.items.length === 0) return null
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap={8}>
        <Heading level={2} size={18} id={headingId}>
          {tPart('companyPage.similar')}
        </Heading>
        <List role="list">
          {data.items.map((company) => (
            <li key={company.id}>
              <Row to={urls.company(company)}>
                <CompanyLogo name={company.name} image={company.logo_url} size={40} />
                <span>
                  <CompanyName company={company} />
                  {company.location && (
                    <Facts>
                      <bdi>{company.location}</bdi>
                    </Facts>
                  )}
                  <Facts>{t('company.openJobs', { count: company.open_jobs })}</Facts>
                </span>
              </Row>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  )
}
