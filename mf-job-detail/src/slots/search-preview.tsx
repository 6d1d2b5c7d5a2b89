import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { color, ErrorState, Stack, space, TextLink, zIndex } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type PageContext, type SlotParams, usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { JobFacts } from '../features/job-facts/job-facts.tsx'
import { JobHeader } from '../features/job-header/job-header.tsx'
import { useRestriction } from '../features/position-eligibility/use-restriction.ts'
import { useRecordJobView } from '../features/view-job/use-record-job-view.ts'
import { jobQuery } from '../job/job-queries.ts'
import { parseSlugId } from '../job/parse-slug-id.ts'
import { JobActions } from '../pages/job-actions.tsx'
import { loadJobReadParts } from '../pages/load-job-read-parts.ts'
import { useAppliedJob } from '../pages/use-applied-job.ts'
import { readPart } from '../read-part/read-part.tsx'

const JobBody = readPart(() => loadJobReadParts().then((module) => module.JobBody), null)

/** Stays at the top of the pane while the job scrolls below it. */
const Bar = styled.div`
  position: sticky;
  z-index: ${zIndex.sticky};
  inset-block-start: 0;
  padding-block: ${space[12]};
  background: ${color.surface};
`

function Preview({ job }: { job: JobDetail }) {
  const t = useTranslations('mf-job-detail')
  const link = useInternalLink()
  const applied = useAppliedJob(job.id)
  const restriction = useRestriction(job)
  useRecordJobView(job.id, 'preview')
  return (
    <Stack as="article" gap={16} label={job.title}>
      <Stack gap={12}>
        <Stack align="end">
          <TextLink {...link(urls.job(job.slug))} iconEnd={ArrowUpRight}>
            {t('preview.open')}
          </TextLink>
        </Stack>
        <JobHeader
          job={job}
          appliedAt={applied?.status === 'withdrawn' ? null : (applied?.applied_at ?? null)}
          level={2}
        />
      </Stack>
      <Bar>
        <JobActions job={job} applied={applied} restriction={restriction} />
      </Bar>
      <JobFacts job={job} />
      <JobBody job={job} isPreview />
    </Stack>
  )
}

/** The job beside the list it was chosen from. */
export function Slot({ slug, loading = null }: SlotParams['search.preview'] & { loading?: ReactNode }) {
  const { api } = usePlatform()
  const id = parseSlugId(slug)
  const query = useQuery({ ...jobQuery(api, id ?? 0), enabled: id !== undefined })
  if (query.data) return <Preview key={query.data.id} job={query.data} />
  if (id === undefined || query.data === null) return <ErrorState kind="missing" compact />
  if (query.fetchStatus === 'paused') return <ErrorState kind="offline" compact onRetry={() => query.refetch()} />
  if (query.isError) return <ErrorState compact onRetry={() => query.refetch()} retrying={query.isFetching} />
  return loading
}

export const queries = ({ api, slot }: PageContext & { slot: SlotParams['search.preview'] }) => {
  const id = parseSlugId(slot.slug)
  return id === undefined ? [] : [{ options: jobQuery(api, id) }]
}
