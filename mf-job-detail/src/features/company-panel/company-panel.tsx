import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Card, CompanyLogo, Heading, Inline, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { ArrowRight, ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { CompanyName } from '../../job/company-name.tsx'
import { httpUrl } from '../../job/http-url.ts'

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
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap={16}>
        <Inline gap={16} wrap={false} align="start">
          <CompanyLogo name={company.name} image={company.logo_url} size={48} />
          <Stack gap={4}>
            <Heading level={2} size={18} id={headingId}>
              <CompanyName company={company} />
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
        <Inline gap={24}>
          {website && (
            <TextLink href={website} external iconEnd={ExternalLink}>
              {t('company.website')}
            </TextLink>
          )}
          {detail !== null && detail.open_jobs > 0 && (
            <TextLink {...link(urls.search({ company_ids: [company.id], country: 'all' }))} iconEnd={ArrowRight}>
              {t('company.openJobs', { count: detail.open_jobs })}
            </TextLink>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}
