import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { SkeletonRegion, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { CompanyJobRow, CompanyJobRowSkeleton, JobRows } from '../../company/company-job-row.tsx'
import { allJobs } from '../../company/company-job-search.ts'
import { companyJobsQuery } from '../../company/company-queries.ts'
import { Section } from '../../job/section.tsx'

const count = 5

export const newestJobsQuery = (api: Parameters<typeof companyJobsQuery>[0], companyId: number) =>
  companyJobsQuery(api, companyId, allJobs, count)

/** The latest jobs, and the way to all. Where they cannot be had, that way is all there is. */
export function NewestJobs({
  company,
  control,
}: {
  company: CompanyProfile
  /** Stands at the end of each row, such as the save button. */
  control: (job: JobSummary) => ReactNode
}) {
  const t = useTranslations('mf-job-detail')
  const { api } = usePlatform()
  const link = useInternalLink()
  const { data, isPending, isPaused } = useQuery(newestJobsQuery(api, company.id))
  return (
    <Section title={t('companyPage.jobs.newest')}>
      {isPending && !isPaused && (
        <SkeletonRegion>
          <JobRows>
            {Array.from({ length: Math.min(count, company.open_jobs) }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are alike.
              <CompanyJobRowSkeleton key={place} />
            ))}
          </JobRows>
        </SkeletonRegion>
      )}
      {data && data.items.length > 0 && (
        <JobRows role="list">
          {data.items.map((job) => (
            <CompanyJobRow key={job.id} job={job} level={3} control={control(job)} />
          ))}
        </JobRows>
      )}
      <div>
        <TextLink {...link(urls.company(company, 'jobs'))} iconEnd={ArrowRight}>
          {t('company.openJobs', { count: company.open_jobs })}
        </TextLink>
      </div>
    </Section>
  )
}
