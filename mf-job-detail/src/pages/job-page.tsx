import { isApiError } from '@jobspan/shared-kit/api'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { ButtonLink, Container, ErrorState, Notice, Stack } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type PageContext, type PageSlot, usePlatform } from '@jobspan/shared-kit/remote'
import { urls, useSearchParams } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react'
import { LazyApplyPanel } from '../features/apply/lazy-apply-panel.tsx'
import { applyPanelQuery, preloadApplyPanelWhenRead } from '../features/apply/load-apply-panel.ts'
import { JobFacts } from '../features/job-facts/job-facts.tsx'
import { JobHeader } from '../features/job-header/job-header.tsx'
import { JobMatch } from '../features/job-match/job-match.tsx'
import { payInsightQuery } from '../features/pay-insight/pay-insight-query.ts'
import { useRestriction } from '../features/position-eligibility/use-restriction.ts'
import { ShareButton } from '../features/share/share-button.tsx'
import { useRecordJobView } from '../features/view-job/use-record-job-view.ts'
import { BackToResults } from '../job/back-to-results.tsx'
import { jobQuery, similarJobsQuery } from '../job/job-queries.ts'
import { parseSlugId } from '../job/parse-slug-id.ts'
import { useIsServerRendered } from '../job/use-is-server-rendered.ts'
import { readPart } from '../read-part/read-part.tsx'
import { JobActions } from './job-actions.tsx'
import { jobHead } from './job-head.ts'
import { Actions, type ActionsPlace, Body, BodyPlaceholder, Layout, Top, WideOnly } from './job-layout.tsx'
import { JobSkeleton } from './job-skeleton.tsx'
import { loadJobReadParts } from './load-job-read-parts.ts'
import { StickyJobFacts } from './sticky-job-facts.tsx'
import { useAppliedJob } from './use-applied-job.ts'

const JobBody = readPart(() => loadJobReadParts().then((module) => module.JobBody), <BodyPlaceholder />)
const SimilarJobs = readPart(() => loadJobReadParts().then((module) => module.SimilarJobs))

/** Gives the focus back once the form is closed: to the button that opened it, or to the word that it was sent before. */
const useRestoreFocus = (isOpen: boolean) => {
  const opener = useRef<HTMLElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (element: HTMLElement | null) => {
    opener.current = element
  }
}

/** Fetches the form's code for a visitor who reads, unless they save data. */
const usePreloadWhenRead = (isWanted: boolean) => {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (!isWanted || connection?.saveData) return
    const leaving = new AbortController()
    void preloadApplyPanelWhenRead(leaving.signal)
    return () => leaving.abort()
  }, [isWanted])
}

const Job = memo(({ job, wholeAtFirst }: { job: JobDetail; wholeAtFirst: boolean }) => {
  const t = useTranslations('mf-job-detail')
  const [search] = useSearchParams()
  const applied = useAppliedJob(job.id)
  const restriction = useRestriction(job)
  const isOpen = job.status === 'open' && !job.is_external && restriction === null
  const canApply = isOpen && (applied === null || applied.can_reapply)
  const isApplying = canApply && search.get('apply') === '1'
  const place: ActionsPlace = isApplying ? 'form' : restriction && job.status === 'open' ? 'inFlow' : 'bar'
  const [isOpenedByUrl] = useState(isApplying)
  const opener = useRestoreFocus(isApplying)
  const isBodyReady = useDeferredValue(true, wholeAtFirst)
  useRecordJobView(job.id, 'job_detail')
  usePreloadWhenRead(canApply)

  return (
    <Layout $applying={isApplying} aria-label={job.title} aria-busy={!isBodyReady || undefined}>
      <Top>
        <Stack gap={24}>
          <BackToResults isFirstPage={wholeAtFirst} />
          {job.status === 'closed' && (
            <Notice severity="warning" title={t('closed.title')}>
              {t('closed.body')}
            </Notice>
          )}
          {job.status === 'on_hold' && (
            <Notice severity="info" title={t('onHold.title')}>
              {t('onHold.body')}
            </Notice>
          )}
          <JobHeader
            job={job}
            appliedAt={applied?.status === 'withdrawn' ? null : (applied?.applied_at ?? null)}
            level={1}
          />
        </Stack>
      </Top>
      <Actions $place={place} data-docked={place === 'bar' ? '' : undefined}>
        {isApplying ? (
          <LazyApplyPanel job={job} takeFocus={!isOpenedByUrl} />
        ) : (
          <Stack gap={16}>
            {isBodyReady && (
              <WideOnly>
                <StickyJobFacts job={job} />
              </WideOnly>
            )}
            <JobActions
              job={job}
              applied={applied}
              restriction={restriction}
              applyRef={opener}
              isBar={place === 'bar'}
            />
          </Stack>
        )}
      </Actions>
      <Body $place={place}>{isBodyReady ? <DeferredBody job={job} /> : <BodyPlaceholder />}</Body>
    </Layout>
  )
})

/** Nothing in it suspends: what stands inside a `Suspense` is taken over from the server's markup in a turn of its own. */
function DeferredBody({ job }: { job: JobDetail }) {
  const t = useTranslations('mf-job-detail')
  const similar = <SimilarJobs jobId={job.id} />
  return (
    <Stack gap={48}>
      <Stack gap={16}>
        <JobFacts job={job} />
        <JobMatch job={job} />
        <Stack align="start">
          <ShareButton
            path={urls.job(job.slug)}
            title={job.company ? t('share.text', { title: job.title, company: job.company.name }) : job.title}
            heading={t('share.title')}
          />
        </Stack>
      </Stack>
      {job.status === 'closed' && similar}
      <JobBody job={job} />
      {job.status !== 'closed' && similar}
    </Stack>
  )
}

function MissingJob() {
  const t = useTranslations('mf-job-detail')
  const link = useInternalLink()
  return (
    <ErrorState
      kind="missing"
      level={1}
      title={t('missing.title')}
      body={t('missing.body')}
      action={<ButtonLink {...link(urls.search())}>{t('missing.search')}</ButtonLink>}
    />
  )
}

function JobById({ id }: { id: number }) {
  const { api } = usePlatform()
  const query = useQuery(jobQuery(api, id))
  const wholeAtFirst = useIsServerRendered()
  const isAwaited = query.data === undefined
  useEffect(() => {
    // Comes with the job, and not behind it.
    if (isAwaited) void loadJobReadParts().catch(() => undefined)
  }, [isAwaited])
  if (query.data) return <Job job={query.data} wholeAtFirst={wholeAtFirst} />
  if (query.data === null) return <MissingJob />
  if (query.fetchStatus === 'paused') return <ErrorState kind="offline" level={1} onRetry={() => query.refetch()} />
  if (query.isError)
    return (
      <ErrorState
        kind={isApiError(query.error) && query.error.kind === 'offline' ? 'offline' : 'error'}
        level={1}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    )
  return <JobSkeleton />
}

export function Page({ params }: { params: Record<string, string> }) {
  const id = parseSlugId(params.slug ?? '')
  return <Container>{id === undefined ? <MissingJob /> : <JobById key={id} id={id} />}</Container>
}

export const queries = ({ params, search, api }: PageContext) => {
  const id = parseSlugId(params.slug ?? '')
  if (id === undefined) return []
  return [
    { options: jobQuery(api, id), critical: true },
    { options: payInsightQuery(api, id), afterHead: true },
    { options: similarJobsQuery(api, id), afterHead: true },
    ...(search.get('apply') === '1' ? [{ options: applyPanelQuery(), afterHead: true }] : []),
  ]
}

export const head = jobHead

/** The form stands in the place of the actions; there is none for whom the job is closed. */
export const slots = ({ params, search, api, queryClient }: PageContext): PageSlot[] => {
  const job = queryClient.getQueryData(jobQuery(api, parseSlugId(params.slug ?? '') ?? 0).queryKey)
  if (!job) return []
  const { reason = null, is_eligible: isEligible = true } = job.position_eligibility ?? {}
  if (isEligible && search.get('apply') === '1') return []
  const restricted: PageSlot[] =
    reason === null ? [] : [{ name: 'job.eligibility', params: { jobId: job.id, job, place: 'actions' } }]
  return [...restricted, { name: 'job.actions', params: { jobId: job.id, job, isClosedToVisitor: !isEligible } }]
}
