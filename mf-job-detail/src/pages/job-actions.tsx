import type { AppliedJob } from '@jobspan/shared-kit/contracts/applications/applications'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import {
  ButtonLink,
  media,
  minTargetSize,
  SkeletonBlock,
  Stack,
  space,
  Text,
  TextLink,
} from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { Slot, useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { styled } from 'styled-components'
import { preloadApplyPanel } from '../features/apply/load-apply-panel.ts'
import { ExternalApply } from '../features/apply-externally/external-apply.tsx'
import { ClosedToVisitor } from '../features/position-eligibility/closed-to-visitor.tsx'
import type { Restriction } from '../features/position-eligibility/use-restriction.ts'
import { SaveButton } from '../features/save-job/save-button.tsx'
import { httpUrl } from '../job/http-url.ts'
import { PrefetchOnIntent } from '../job/prefetch-on-intent.tsx'

const Row = styled.div<{ $align?: 'start' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: ${({ $align = 'center' }) => $align};
`

/** Of a button. */
const actionHeight = Number.parseInt(minTargetSize, 10)

/** On a phone they stand in a bar at its foot, which leaves the screen to the job: what is more than two of them scrolls. */
const Others = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  max-block-size: 7rem;
  /* Room for the outline of what has the focus. */
  margin: -4px;
  padding: 4px;
  overflow-y: auto;

  &:empty {
    display: none;
  }

  ${media.wide} {
    max-block-size: none;
    overflow-y: visible;
  }
`

const AppliedNotice = styled.div`
  outline: none;
`

/** Takes what the focus returns to when the application form goes. Only the job's own page gives it, where the form then scrolls to itself. */
type TakeRef = (element: HTMLElement | null) => void

/** Address that opens the application beside the job; a link, so it works without a script and survives a reload. */
const applyPath = (slug: string) => `${urls.job(slug)}?apply=1`

function ApplyNow({ job, applyRef }: { job: JobDetail; applyRef?: TakeRef }) {
  const t = useTranslations('mf-job-detail')
  const { site } = usePlatform()
  const session = useSession()
  const link = useInternalLink()
  if (job.is_external) {
    return (
      <Stack gap={8}>
        <Text size={13} tone="soft">
          {t(httpUrl(job.external_url) ? 'external.note' : 'external.noAddress', { brand: site.brand })}
        </Text>
        <Row>
          <ExternalApply job={job} />
          <SaveButton job={job} />
        </Row>
      </Stack>
    )
  }
  return (
    <Stack gap={8}>
      <Row>
        <PrefetchOnIntent onIntent={preloadApplyPanel}>
          <ButtonLink {...link(applyPath(job.slug), { keepScroll: applyRef !== undefined })} block ref={applyRef}>
            {t('apply.button')}
          </ButtonLink>
        </PrefetchOnIntent>
        <SaveButton job={job} />
      </Row>
      {session.kind === 'guest' && (
        <Text size={13} tone="soft" align="center">
          {job.screening_questions.length > 0
            ? t('apply.quickNoteQuestions', { count: job.screening_questions.length })
            : t('apply.quickNote')}
        </Text>
      )}
    </Stack>
  )
}

type Props = { job: JobDetail; applied: AppliedJob | null; restriction: Restriction | null; applyRef?: TakeRef }

function OwnActions({ job, applied, restriction, applyRef }: Props) {
  const t = useTranslations('mf-job-detail')
  const hasMyJobs = useHost()?.hasPage(urls.recommendedJob()) ?? false
  const format = useFormat()
  const link = useInternalLink()
  if (applied && !applied.can_reapply) {
    return (
      <Row>
        <AppliedNotice ref={applyRef} tabIndex={-1}>
          <Text size={15} weight="semibold">
            {t('apply.already', { date: format.date(applied.applied_at, 'long') })}
          </Text>
          <Text as="div" size={15}>
            {t('applied.status', { state: t(`applied.state.${applied.status}`) })}
          </Text>
          {hasMyJobs && (
            <Text as="div" size={15}>
              <TextLink {...link(urls.recommendedJob(applied.tab, { job: job.id }))}>{t('applied.follow')}</TextLink>
            </Text>
          )}
        </AppliedNotice>
        <SaveButton job={job} />
      </Row>
    )
  }
  if (job.status === 'open' && restriction) {
    return (
      <Row $align="start">
        <ClosedToVisitor job={job} restriction={restriction} />
        <SaveButton job={job} />
      </Row>
    )
  }
  if (job.status === 'open') {
    return (
      <Stack gap={8}>
        {applied && <Text size={15}>{t('applied.withdrawn')}</Text>}
        <ApplyNow job={job} applyRef={applyRef} />
      </Stack>
    )
  }
  return (
    <Row>
      <Text weight="semibold">{t(job.status === 'closed' ? 'closed.title' : 'onHold.title')}</Text>
      <SaveButton job={job} />
    </Row>
  )
}

/** Apply and save, or why there is nothing to apply to; then what other remotes let one do with a job in this country, such as to chat. */
export function JobActions(props: Props) {
  const t = useTranslations('mf-job-detail')
  // Who cannot apply cannot begin a chat either.
  const isOpenToAnswer = props.job.recruiter !== null && props.job.status === 'open' && !props.restriction
  return (
    <Stack gap={8}>
      <OwnActions {...props} />
      <Others>
        {props.restriction?.kind === 'identity' && (
          <Slot
            name="job.eligibility"
            params={{ jobId: props.job.id, job: props.job, place: 'actions' }}
            maxHeight={actionHeight * 3}
          />
        )}
        <Slot
          name="job.actions"
          params={{ jobId: props.job.id, job: props.job, isClosedToVisitor: props.restriction !== null }}
          label={t('actions.others')}
          maxHeight={actionHeight * 4}
          // Of a job that is closed, or that nobody answers for, most have nothing to show: no room is kept where most often none is needed.
          {...(isOpenToAnswer && { reservedHeight: actionHeight, loading: <SkeletonBlock height={minTargetSize} /> })}
        />
      </Others>
    </Stack>
  )
}
