import type { WorkArrangement } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Grid, media, SkeletonRegion, space } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { JobCard } from '../../job-card/job-card.tsx'
import { JobCardSkeleton } from '../../job-card/job-card-skeleton.tsx'
import { useSeenJobs } from '../../job-card/seen-jobs.ts'
import { QuerySection } from '../../query-section/query-section.tsx'
import { recommendedJobsQuery } from './recommended-jobs-query.ts'

/** Two beside each other; on phones one line that scrolls, the next card in sight. */
const Cards = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(85%, 20rem);
  align-items: start;
  gap: ${space[12]};
  margin: 0;
  margin-inline: calc(-1 * var(--gutter));
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--gutter);
  list-style: none;
  scrollbar-width: none;

  && {
    padding-block: 2px;
    padding-inline: var(--gutter);
  }

  & > li {
    scroll-snap-align: start;
  }

  ${media.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: stretch;
    margin-inline: 0;
    overflow: visible;

    && {
      padding: 0;
    }
  }
`

type Props = {
  control: (job: JobSummary) => ReactNode
  /** Work settings to keep to; any unless told. */
  arrangements?: readonly WorkArrangement[]
  /** The heading where a choice was made for this visitor, and where none was. */
  titles: { personal: string; anyone: string }
  more?: { to: string; label: string }
  whenEmpty?: ReactNode
}

/** Wide cards, two beside each other. The heading claims a choice only where one was made. */
export const RecommendedJobs = ({ control, arrangements, titles, more, whenEmpty }: Props) => {
  const { api } = usePlatform()
  const query = useQuery(recommendedJobsQuery(api, arrangements))
  const seen = useSeenJobs()
  return (
    <QuerySection
      title={query.data?.is_personal ? titles.personal : titles.anyone}
      more={more}
      query={query}
      whenEmpty={whenEmpty}
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
        <Cards role="list">
          {data.items.map((job) => (
            <li key={job.id}>
              <JobCard job={job} level={3} control={control(job)} seen={seen.has(job.id)} />
            </li>
          ))}
        </Cards>
      )}
    </QuerySection>
  )
}
