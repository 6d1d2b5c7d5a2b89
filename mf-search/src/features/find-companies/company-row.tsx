import type { CompanyListing } from '@jobspan/shared-kit/contracts/companies/companies'
import { CompanyLogo, color, fontSize, media } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CompanyName } from './company-name.tsx'
import { useCompanyTexts } from './company-texts.ts'

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  column-gap: 14px;
  padding-block: 14px;
  border-block-end: 1px solid ${color.line};
  border-radius: 4px;

  ${media.hover} {
    &:hover {
      background: ${color.surface};
    }
  }
`

const Mark = styled.span`
  display: grid;
  align-content: start;
  padding-block-start: 2px;
`

const Title = styled.h2`
  margin: 0;
  font-size: ${fontSize[18]};
`

/** Facts with a dot between them; one that begins a line has its dot cut off at the edge. */
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 16px;
  overflow: hidden;
  font-size: ${fontSize[15]};
  line-height: 1.5;
  color: ${color.inkSoft};

  & > * {
    position: relative;
  }

  & > * + *::before {
    content: '·';
    position: absolute;
    inset-inline-start: -16px;
    inline-size: 16px;
    text-align: center;
    color: ${color.inkFaint};
  }
`

const Words = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  max-inline-size: 44rem;
  margin: 0;
  margin-block-start: 4px;
  font-size: ${fontSize[15]};
  line-height: 1.5;
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`

const Jobs = styled.span`
  font-weight: 600;
  color: ${color.accentStrong};
  font-variant-numeric: tabular-nums;
`

const Control = styled.div`
  position: relative;
  z-index: 1;
`

/** How many jobs are open; nothing where there is none. */
const OpenJobs = ({ company }: { company: CompanyListing }) => {
  const t = useTranslations('mf-search')
  const tCompanies = useCompanyTexts()
  const format = useFormat()
  const remote = company.remote_jobs ?? 0
  if (company.open_jobs === 0) return null
  return (
    <Facts>
      <Jobs>{t('home.openJobs', { count: company.open_jobs, number: format.number(company.open_jobs) })}</Jobs>
      {remote > 0 && (
        <span>{tCompanies('companies.remoteJobs', { count: remote, number: format.number(remote) })}</span>
      )}
    </Facts>
  )
}

/** What a company is: its industry, place and size, as far as they are known. */
export const CompanyFacts = ({ company }: { company: CompanyListing }) => (
  <Facts>
    {[company.industry?.value, company.location, company.size?.value]
      .filter((fact) => fact !== undefined && fact !== null)
      .map((fact) => (
        <span key={fact}>
          <bdi>{fact}</bdi>
        </span>
      ))}
  </Facts>
)

/** A company among the results. The whole row leads to its page; `control` stands at its end. */
export const CompanyRow = ({ company, control }: { company: CompanyListing; control: ReactNode }) => (
  <Row>
    <Mark>
      <CompanyLogo name={company.name} image={company.logo_url} size={48} />
    </Mark>
    <div>
      <Title>
        <CompanyName company={company} />
      </Title>
      <CompanyFacts company={company} />
      <OpenJobs company={company} />
      {company.excerpt && (
        <Words>
          <bdi>{company.excerpt}</bdi>
        </Words>
      )}
    </div>
    <Control>{control}</Control>
  </Row>
)
