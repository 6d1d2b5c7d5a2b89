import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { color } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useId } from 'react'
import { styled } from 'styled-components'
import { AnswerRate } from './answer-rate.tsx'
import { FigureList, Term, Value } from './figure-list.tsx'

const JobsLink = styled(Link)`
  color: ${color.accent};
  text-decoration-thickness: 1px;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 0.2em;

  &:hover {
    color: ${color.accentStrong};
    text-decoration-color: currentColor;
  }
`

/** How many jobs there are, which leads to them. */
function JobCount({ name, count, to }: { name: string; count: number; to: string }) {
  const format = useFormat()
  const id = useId()
  return (
    <div>
      <Term id={id}>{name}</Term>
      <Value>
        <JobsLink to={to} id={`${id}-link`} aria-labelledby={`${id} ${id}-link`}>
          {format.number(count)}
        </JobsLink>
      </Value>
    </div>
  )
}

/** The company in numbers: how many it looks for, since when it is there, and how it answers. */
export function CompanyFigures({ company }: { company: CompanyProfile }) {
  const t = useTranslations('mf-job-detail')
  const { open_jobs: jobs, remote_jobs: remoteJobs, founded_in: founded, answers } = company
  if (jobs === 0 && !founded && !answers) return null
  return (
    <FigureList>
      {jobs > 0 && <JobCount name={t('companyPage.tab.jobs')} count={jobs} to={urls.company(company, 'jobs')} />}
      {remoteJobs > 0 && (
        <JobCount
          name={t('companyPage.tab.remote-jobs')}
          count={remoteJobs}
          to={urls.company(company, 'remote-jobs')}
        />
      )}
      {founded && (
        <div>
          <Term>{t('companyPage.fact.founded')}</Term>
          {/* A year has no separator. */}
          <Value>{String(founded)}</Value>
        </div>
      )}
      {answers && <AnswerRate answers={answers} />}
    </FigureList>
  )
}
