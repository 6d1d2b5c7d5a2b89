import { useOwnDay } from '@jobspan/shared-features/own-day'
import { PushOffer } from '@jobspan/shared-features/push/offer'
import type { AppliedJob } from '@jobspan/shared-kit/contracts/applications/applications'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { ButtonLink, Container, ErrorState, Heading, Inline, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type Head, type PageContext, type PageSlot, Slot, usePlatform } from '@jobspan/shared-kit/remote'
import { urls, useNavigate } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { ApplicationSentHeader } from '../features/application-sent/application-sent-header.tsx'
import { NextSteps } from '../features/application-sent/next-steps.tsx'
import { Courses } from '../features/courses/courses.tsx'
import { SimilarJobs } from '../features/similar-jobs/similar-jobs.tsx'
import { appliedJobQuery, jobQuery, similarJobsQuery } from '../job/job-queries.ts'
import { parseSlugId } from '../job/parse-slug-id.ts'
import { useSuccessTexts } from '../success-texts/use-success-texts.ts'
import { getCachedJob } from './job-head.ts'
import { JobSkeleton } from './job-skeleton.tsx'

const Air = styled.div`
  display: grid;
  gap: ${space[48]};
  padding-block: ${space[48]} ${space[64]};
`

function Success({ job, application }: { job: JobDetail; application: AppliedJob }) {
  const t = useTranslations('mf-job-detail')
  const tSuccess = useSuccessTexts()
  const dayOf = useOwnDay()
  const session = useSession()
  const link = useInternalLink()
  const employer = job.company?.name ?? t('apply.employer')
  return (
    <Air>
      <ApplicationSentHeader
        title={tSuccess('success.title')}
        body={tSuccess('success.body', { employer, title: job.title })}
        when={tSuccess('success.when', { date: dayOf(application.applied_at, 'long') })}
      />
      <Stack as="section" gap={16}>
        <Heading level={2}>{tSuccess('success.next')}</Heading>
        <Stack gap={8}>
          {session.kind === 'member' && <Text>{tSuccess('success.confirmation', { email: session.user.email })}</Text>}
          <Text>{tSuccess('success.noReply')}</Text>
        </Stack>
        <NextSteps job={job} />
        <Inline gap={12}>
          <ButtonLink {...link(urls.search())}>{tSuccess('success.moreJobs')}</ButtonLink>
          <ButtonLink {...link(urls.job(job.slug))} variant="secondary">
            {tSuccess('success.backToJob')}
          </ButtonLink>
        </Inline>
        <Slot name="apply.success" params={{ jobId: job.id }} />
      </Stack>
      <Courses job={job} />
      <SimilarJobs jobId={job.id} />
      {/* It comes late: here it moves nothing. */}
      <PushOffer />
    </Air>
  )
}

function SuccessById({ id }: { id: number }) {
  const { api } = usePlatform()
  const navigate = useNavigate()
  const job = useQuery(jobQuery(api, id))
  const application = useQuery(appliedJobQuery(api, id))
  const isNotSent = application.data === null || application.data?.status === 'withdrawn'
  const slug = job.data?.slug

  useEffect(() => {
    if (isNotSent && slug) void navigate(urls.job(slug), { replace: true })
  }, [isNotSent, slug, navigate])

  if (job.data && application.data && !isNotSent) return <Success job={job.data} application={application.data} />
  if (job.data === null) return <ErrorState kind="missing" level={1} />
  const failed = [job, application].find((query) => query.isError)
  if (failed) return <ErrorState level={1} onRetry={() => failed.refetch()} retrying={failed.isFetching} />
  const paused = [job, application].find((query) => query.isPaused)
  if (paused) return <ErrorState kind="offline" level={1} onRetry={() => paused.refetch()} />
  return <JobSkeleton />
}

export function Page({ params }: { params: Record<string, string> }) {
  const id = parseSlugId(params.slug ?? '')
  return (
    <Container width="text">
      {id === undefined ? <ErrorState kind="missing" level={1} /> : <SuccessById key={id} id={id} />}
    </Container>
  )
}

export const queries = ({ params, api }: PageContext) => {
  const id = parseSlugId(params.slug ?? '')
  if (id === undefined) return []
  return [
    { options: jobQuery(api, id), critical: true },
    { options: appliedJobQuery(api, id), critical: true },
    { options: similarJobsQuery(api, id), afterHead: true },
  ]
}

export const slots = ({ params }: PageContext): PageSlot[] => {
  const jobId = parseSlugId(params.slug ?? '')
  return jobId === undefined ? [] : [{ name: 'apply.success', params: { jobId } }]
}

/** Only for those who have applied: everybody else is led to the job. */
export const head = (context: PageContext): Head => {
  const { t, api, queryClient } = context
  const job = getCachedJob(context)
  if (!job) return { title: t('head.missing'), robots: 'noindex', status: 404 }
  const title = t('head.success', { title: job.title })
  const application = queryClient.getQueryData(appliedJobQuery(api, job.id).queryKey)
  if (!application || application.status === 'withdrawn') {
    return { title, status: 302, location: urls.job(job.slug), robots: 'noindex' }
  }
  return { title, robots: 'noindex' }
}
