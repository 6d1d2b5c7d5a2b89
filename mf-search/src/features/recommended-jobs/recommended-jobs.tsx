import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs'
import { Grid, SkeletonRegion } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { JobCard } from '../../job-card/job-card.tsx'
import { JobCardSkeleton } from '../../job-card/job-card-skeleton.tsx'
import { useSeenJobs } from '../../job-card/seen-jobs.ts'
import { Section } from '../../section/section.tsx'
import { recommendedJobsQuery } from './recommended-jobs-query.ts'

/** Wide cards, two beside each other. The heading claims a choice only where one was made. */
export const RecommendedJobs = ({ control }: { control: (job: JobSummary) => ReactNode }) => {
  const t = useText('mf-search')
  const { api } = usePlatform()
  const query = useQuery(recommendedJobsQuery(api))
  const seen = useSeenJobs()
  return (
    <Section
      title={t(query.data?.is_personal ? 'home.recommendedForYou' : 'home.recommended')}
      query={query}
      isEmpty={(data) => data.items.length === 0}
      skeleton={
        <SkeletonRegion>
          <Grid columns={2} gap={12}>
            {[0, 1, 2, 3].map((place) => (
              <JobCardSkeleton key={place} />
            ))}
          </Grid>
        </SkeletonRegion>
      }
    >
      {(data) => (
        <Grid columns={2} gap={12} as="ul">
          {data.items.map((job) => (
            <li key={job.id}>
              <JobCard job={job} level={3} control={control(job)} seen={seen.has(job.id)} />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  )
}
