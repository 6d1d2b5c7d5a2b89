import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { JobReason } from '@jobspan/shared-kit/contracts/search/search-understanding'
import {
  Badge,
  Card,
  CardLink,
  CompanyLogo,
  Heading,
  Inline,
  SkeletonBlock,
  SkeletonRegion,
  Stack,
  Text,
} from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useIsApplied } from '@jobspan/shared-kit/hooks/use-is-applied'
import { useLocalPlaces } from '@jobspan/shared-kit/hooks/use-local-places'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { directionOf } from '../../job/direction-of.ts'
import { formatJobLocations } from '../../job/format-job-locations.ts'
import { similarJobsQuery } from '../../job/job-queries.ts'
import { PrefetchOnIntent } from '../../job/prefetch-on-intent.tsx'
import { useSimilarTexts } from './similar-texts/use-similar-texts.ts'

type ReasonedJob = JobSummary & { reason?: JobReason | null | undefined }

function SimilarJob({ job }: { job: ReasonedJob }) {
  const t = useTranslations('mf-job-detail')
  const tPart = useSimilarTexts()
  const format = useFormat()
  const link = useInternalLink()
  const { prefetch } = usePlatform()
  const path = urls.job(job.slug)
  const place = formatJobLocations({ ...job, places: useLocalPlaces(job.places) }, t, format)
  const isApplied = useIsApplied(job)
  return (
    <Card as="li" padding={16} interactive>
      <PrefetchOnIntent onIntent={() => prefetch(path)}>
        <Inline gap={12} wrap={false} align="start">
          {job.company && <CompanyLogo name={job.company.name} image={job.company.logo_url} size={40} />}
          <Stack gap={4}>
            <Heading level={3} size={16} lines={2} lang={job.language ?? undefined}>
              <CardLink {...link(path)}>
                <bdi dir={directionOf(job.language)}>{job.title}</bdi>
              </CardLink>
            </Heading>
            <Text size={15} tone="soft" lines={2}>
              <bdi>{job.company?.name ?? t('company.undisclosed')}</bdi>
              {place && (
                <>
                  {'\u00a0· '}
                  <bdi>{place}</bdi>
                </>
              )}
            </Text>
            <Text size={15} numeric tone={job.pay ? 'ink' : 'faint'} weight={job.pay ? 'medium' : 'regular'}>
              {format.salary(job.pay)}
            </Text>
            {job.reason && !isApplied && (
              <Text size={13} tone="soft">
                {tPart(`similar.reason.${job.reason.kind}`, { count: job.reason.count ?? 1 })}
              </Text>
            )}
            {isApplied && (
              <Badge tone="success" icon={CircleCheck}>
                {t('similar.applied')}
              </Badge>
            )}
          </Stack>
        </Inline>
      </PrefetchOnIntent>
    </Card>
  )
}

/** Up to five open jobs like this one, each with the reason. Left out when there are none or they cannot be had: the page is whole without them. */
export function SimilarJobs({ jobId }: { jobId: number }) {
  const tPart = useSimilarTexts()
  const { api } = usePlatform()
  const { data, isPending, isPaused } = useQuery(similarJobsQuery(api, jobId))
  // Without a connection the query waits for one; the skeleton would too.
  if ((!isPending || isPaused) && (data === undefined || data.items.length === 0)) return null
  return (
    <Stack as="section" gap={16} label={tPart('similar.title')}>
      <Heading level={2} size={22}>
        {tPart('similar.title')}
      </Heading>
      {data ? (
        <Stack as="ul" gap={12}>
          {data.items.map((job) => (
            <SimilarJob key={job.id} job={job} />
          ))}
        </Stack>
      ) : (
        <SkeletonRegion label={tPart('similar.loading')}>
          <Stack gap={12}>
            {[0, 1, 2, 3, 4].map((place) => (
              <SkeletonBlock key={place} height="6.5rem" />
            ))}
          </Stack>
        </SkeletonRegion>
      )}
    </Stack>
  )
}
