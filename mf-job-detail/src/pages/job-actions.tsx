import type { AppliedJob } from '@jobspan/shared-kit/contracts/applications/applications'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { ButtonLink, minTargetSize, SkeletonBlock, space, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Slot, usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { css, styled } from 'styled-components'
import { preloadApplyPanel } from '../features/apply/load-apply-panel.ts'
import { ExternalApply } from '../features/apply-externally/external-apply.tsx'
import { ClosedToVisitor } from '../features/position-eligibility/closed-to-visitor.tsx'
import type { Restriction } from '../features/position-eligibility/use-restriction.ts'
import { SaveButton } from '../features/save-job/save-button.tsx'
import { httpUrl } from '../job/http-url.ts'
import { PrefetchOnIntent } from '../job/prefetch-on-intent.tsx'
import { LazyAppliedNotice } from './lazy-applied-notice.tsx'

/** Of a button. */
const actionHeight = Number.parseInt(minTargetSize, 10)

/** Beside a job: apply and save, below them a note, then the others. At the foot of a phone: all in one row, without the note. */
const Grid = styled.div<{ $bar: boolean }>`
  display: grid;
  grid-template: 'own save' 'note note' 'others others' / minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[8]} ${space[12]};

  ${({ $bar }) =>
    $bar &&
    css`
      @media (max-width: 1023.98px) {
        /* What others contribute shows its icon; its words are for screen readers. */
        --job-actions-label: 0;
        --job-actions-gap: -8px;

        grid-template: 'own others save' minmax(${minTargetSize}, auto) / minmax(0, 1fr) auto auto;
        gap: ${space[8]};
      }
    `}
`
const Own = styled.div`
  grid-area: own;
  min-inline-size: 0;
`
const Save = styled.div`
  grid-area: save;
  align-self: start;
`
const Note = styled.div<{ $bar: boolean }>`
  grid-area: note;
  ${({ $bar }) => $bar && '@media (max-width: 1023.98px) { display: none; }'}
`
const Others = styled.div<{ $bar: boolean }>`
  grid-area: others;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  &:empty {
    display: none;
  }

  ${({ $bar }) =>
    $bar &&
    css`
      @media (max-width: 1023.98px) {
        grid-template-columns: none;
        grid-auto-flow: column;
        grid-auto-columns: minmax(${minTargetSize}, auto);
        overflow-x: auto;
        max-inline-size: 45vw;
        /* Room for the outline of what has the focus. */
        margin: -4px;
        padding: 4px;
      }
    `}
`

/** Takes what the focus returns to when the application form goes. Only the job's own page gives it, where the form then scrolls to itself. */
type TakeRef = (element: HTMLElement | null) => void

/** Address that opens the application beside the job; a link, so it works without a script and survives a reload. */
const applyPath = (slug: string) => `${urls.job(slug)}?apply=1`

function ApplyNow({ job, applyRef }: { job: JobDetail; applyRef?: TakeRef }) {
  const t = useTranslations('mf-job-detail')
  const link = useInternalLink()
  if (job.is_external)
    return httpUrl(job.external_url) ? (
      <ExternalApply job={job} />
    ) : (
      <Text size={13} tone="soft">
        {t('external.noAddress')}
      </Text>
    )
  return (
    <PrefetchOnIntent onIntent={preloadApplyPanel}>
      <ButtonLink {...link(applyPath(job.slug), { keepScroll: applyRef !== undefined })} block ref={applyRef}>
        {t('apply.button')}
      </ButtonLink>
    </PrefetchOnIntent>
  )
}

type Props = { job: JobDetail; applied: AppliedJob | null; restriction: Restriction | null; applyRef?: TakeRef }

const isDecided = ({ applied }: Pick<Props, 'applied'>): boolean => applied !== null && !applied.can_reapply

function OwnActions({ job, applied, restriction, applyRef }: Props) {
  const t = useTranslations('mf-job-detail')
  if (applied && isDecided({ applied }))
    return <LazyAppliedNotice applied={applied} jobId={job.id} takeRef={applyRef} />
  if (job.status !== 'open')
    return <Text weight="semibold">{t(job.status === 'closed' ? 'closed.title' : 'onHold.title')}</Text>
  return restriction ? (
    <ClosedToVisitor job={job} restriction={restriction} />
  ) : (
    <ApplyNow job={job} applyRef={applyRef} />
  )
}

/** What is worth knowing before one applies; null where nothing is. */
const useNote = ({ job, applied, restriction }: Props): { text: string; isQuiet: boolean } | null => {
  const t = useTranslations('mf-job-detail')
  const { site } = usePlatform()
  const session = useSession()
  if (isDecided({ applied }) || job.status !== 'open' || restriction) return null
  if (applied) return { text: t('applied.withdrawn'), isQuiet: false }
  if (job.is_external)
    return httpUrl(job.external_url) ? { text: t('external.note', { brand: site.brand }), isQuiet: true } : null
  if (session.kind !== 'guest') return null
  const questions = job.screening_questions.length
  return {
    text: questions > 0 ? t('apply.quickNoteQuestions', { count: questions }) : t('apply.quickNote'),
    isQuiet: true,
  }
}

/**
 * Apply and save, or why there is nothing to apply to; then what other remotes let one do with a job in this country, such as to chat. With `isBar`
 * they are one row at the foot of a phone.
 */
export function JobActions({ isBar = false, ...props }: Props & { isBar?: boolean }) {
  const t = useTranslations('mf-job-detail')
  const { job, restriction } = props
  const note = useNote(props)
  // Who cannot apply cannot begin a chat either.
  const isOpenToAnswer = job.recruiter !== null && job.status === 'open' && !restriction
  return (
    <Grid $bar={isBar}>
      <Own>
        <OwnActions {...props} />
      </Own>
      <Save>
        <SaveButton job={job} />
      </Save>
      {note && (
        <Note $bar={isBar}>
          <Text size={note.isQuiet ? 13 : 15} tone={note.isQuiet ? 'soft' : undefined}>
            {note.text}
          </Text>
        </Note>
      )}
      <Others $bar={isBar}>
        {restriction?.kind === 'identity' && (
          <Slot name="job.eligibility" params={{ jobId: job.id, job, place: 'actions' }} maxHeight={actionHeight * 3} />
        )}
        <Slot
          name="job.actions"
          params={{ jobId: job.id, job, isClosedToVisitor: restriction !== null }}
          label={t('actions.others')}
          maxHeight={actionHeight * 4}
          // Of a job that is closed, or that nobody answers for, most have nothing to show: no room is kept where most often none is needed.
          {...(isOpenToAnswer && { reservedHeight: actionHeight, loading: <SkeletonBlock height={minTargetSize} /> })}
        />
      </Others>
    </Grid>
  )
}
