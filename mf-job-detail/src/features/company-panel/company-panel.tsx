import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Badge, Card, CompanyLogo, Heading, Inline, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { ArrowRight, ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { CompanyMarkLink, CompanyNameLink } from '../../job/company-name.tsx'
import { httpUrl } from '../../job/http-url.ts'

/** The page of the company has all. */
const shownTraits = 6

/** Who the employer is, as far as it is known. Left out where the employer stays unnamed. */
export function CompanyPanel({ job }: { job: JobDetail }) {
  const t = useTranslations('mf-job-detail')
  const link = useInternalLink()
  const headingId = useId()
  const { company, company_detail: detail } = job
  if (!company) return null
  const facts = [
    detail?.industry?.value ?? job.industry,
    detail?.size?.value,
    detail?.financing_stage?.value,
    detail?.location,
  ]
  const website = httpUrl(detail?.website)
  const traits = [...(detail?.culture ?? []), ...(detail?.benefits ?? [])].slice(0, shownTraits)
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap={16}>
        <Inline gap={16} wrap={false} align="start">
          <CompanyMarkLink company={company}>
            <CompanyLogo name={company.name} image={company.logo_url} size={48} />
          </CompanyMarkLink>
          <Stack gap={4}>
            <Heading level={2} size={18} id={headingId}>
              <CompanyNameLink company={company} />
            </Heading>
            <Text size={15} tone="soft">
              {facts.filter((fact) => fact).join(' · ')}
            </Text>
          </Stack>
        </Inline>
        {detail?.overview && (
          <Text direction="auto" lines={8}>
            {detail.overview}
          </Text>
        )}
        {traits.length > 0 && (
          <Inline as="ul" gap={8} label={t('companyPage.tab.culture')}>
            {traits.map(({ key, value }) => (
              <li key={key}>
                <Badge>{value}</Badge>
              </li>
            ))}
          </Inline>
        )}
        <Inline gap={24}>
          <TextLink {...link(urls.company(company))} iconEnd={ArrowRight}>
            {t('companyPage.head.about', { company: company.name })}
          </TextLink>
          {website && (
            <TextLink href={website} external iconEnd={ExternalLink}>
              {t('company.website')}
            </TextLink>
          )}
          {detail !== null && detail.open_jobs > 0 && (
            <TextLink {...link(urls.company(company, 'jobs'))} iconEnd={ArrowRight}>
              {t('company.openJobs', { count: detail.open_jobs })}
            </TextLink>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}
