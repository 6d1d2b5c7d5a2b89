import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Notice, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Columns } from '../company/columns.ts'
import { findTab } from '../company/company-address.ts'
import { FactCard } from '../company/fact-card.tsx'
import type { Fact } from '../company/fact-list.tsx'
import { PlainText } from '../company/plain-text.tsx'
import { AlbumLink } from '../features/company-overview/album-link.tsx'
import { CompanyFigures } from '../features/company-overview/company-figures.tsx'
import { NewestJobs } from '../features/company-overview/newest-jobs.tsx'
import { httpUrl } from '../job/http-url.ts'
import { Section } from '../job/section.tsx'
import { readPart } from '../read-part/read-part.tsx'

const overviewLines = 6

const parts = () => import(/* webpackChunkName: "company-parts" */ './company-parts.ts')
const CultureInShort = readPart(() => parts().then((module) => module.CultureInShort))
const Recruiters = readPart(() => parts().then((module) => module.Recruiters))
const SimilarCompanies = readPart(() => parts().then((module) => module.SimilarCompanies))

function useFacts(company: CompanyProfile): Fact[] {
  const t = useTranslations('mf-job-detail')
  const website = httpUrl(company.website)
  return [
    { name: t('facts.industry'), value: company.industry?.value },
    { name: t('companyPage.fact.size'), value: company.size?.value },
    { name: t('companyPage.fact.type'), value: company.type?.value },
    { name: t('companyPage.fact.financingStage'), value: company.financing_stage?.value },
    { name: t('companyPage.fact.location'), value: company.location },
    {
      name: t('company.website'),
      value: website && (
        <TextLink href={website} external>
          {new URL(website).hostname.replace(/^www\./, '')}
        </TextLink>
      ),
    },
  ]
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
  const facts = useFacts(company)
  const hasJobs = company.open_jobs > 0
  return (
    <Stack gap={32}>
      <CompanyFigures company={company} />
      <Columns>
        <Stack gap={48}>
          {company.overview && (
            <Section title={t('companyPage.tab.about')}>
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
          <CultureInShort company={company} />
          {company.recruiters.length > 0 && <Recruiters recruiters={company.recruiters} hasJobs={hasJobs} />}
          {!company.overview && !hasJobs && company.recruiters.length === 0 && (
            <Text tone="soft">{t('companyPage.nothing', { company: company.name })}</Text>
          )}
        </Stack>
        <Stack gap={24}>
          <AlbumLink company={company} />
          <FactCard title={t('companyPage.fact.title')} facts={facts} />
          <SimilarCompanies companyId={company.id} />
        </Stack>
      </Columns>
    </Stack>
  )
}
