import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Card, Heading, Notice, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, Suspense, useId } from 'react'
import { findTab } from '../company/company-address.ts'
import { FactList } from '../company/fact-list.tsx'
import { PlainText } from '../company/plain-text.tsx'
import { AnswerRate } from '../features/company-overview/answer-rate.tsx'
import { NewestJobs } from '../features/company-overview/newest-jobs.tsx'
import { Recruiters } from '../features/company-overview/recruiters.tsx'
import { SimilarCompanies } from '../features/company-overview/similar-companies.tsx'
import { Section } from '../job/section.tsx'
import { Columns } from './company-layout.tsx'

const overviewLines = 6

function Facts({ company }: { company: CompanyProfile }) {
  const t = useTranslations('mf-job-detail')
  const headingId = useId()
  const facts = [
    { name: t('facts.industry'), value: company.industry?.value },
    { name: t('companyPage.fact.type'), value: company.type?.value },
    { name: t('companyPage.fact.size'), value: company.size?.value },
    // A year has no separator.
    { name: t('companyPage.fact.founded'), value: company.founded_in && String(company.founded_in) },
    { name: t('companyPage.fact.financingStage'), value: company.financing_stage?.value },
    { name: t('companyPage.fact.location'), value: company.location },
  ]
  if (!facts.some(({ value }) => value)) return null
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap={16}>
        <Heading level={2} size={18} id={headingId}>
          {t('companyPage.fact.title')}
        </Heading>
        <FactList facts={facts} />
      </Stack>
    </Card>
  )
}

/** The company in short: each part leads on to the tab that has all of it. */
export function CompanyOverview({
  company,
  control,
}: {
  company: CompanyProfile
  control: (job: JobSummary) => ReactNode
}) {
  const t = useTranslations('mf-job-detail')
  const link = useInternalLink()
  const hasJobs = company.open_jobs > 0
  return (
    <Columns>
      <Stack gap={48}>
        {company.overview && (
          <Section title={t('companyPage.head.about', { company: company.name })}>
            <PlainText text={company.overview} lines={overviewLines} />
            {findTab(company, 'about') && (
              <div>
                <TextLink {...link(urls.company(company, 'about'))} iconEnd={ArrowRight}>
                  {t('companyPage.more')}
                </TextLink>
              </div>
            )}
          </Section>
        )}
        {hasJobs && !company.is_blocked && <NewestJobs company={company} control={control} />}
        {!hasJobs && (
          <Notice title={t('companyPage.jobs.noneOpen')}>
            {t('companyPage.jobs.noneOpenBody', { company: company.name })}
          </Notice>
        )}
        {company.recruiters.length > 0 && <Recruiters recruiters={company.recruiters} hasJobs={hasJobs} />}
        {!company.overview && !hasJobs && company.recruiters.length === 0 && (
          <Text tone="soft">{t('companyPage.nothing', { company: company.name })}</Text>
        )}
      </Stack>
      <Stack gap={24}>
        <Facts company={company} />
        {company.answers && <AnswerRate answers={company.answers} />}
      </Stack>
      <Suspense>
        <SimilarCompanies companyId={company.id} />
      </Suspense>
    </Columns>
  )
}
