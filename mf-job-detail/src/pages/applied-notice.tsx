import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { ApplicationState, AppliedJob } from '@jobspan/shared-kit/contracts/applications/applications'
import { Badge, space, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useHost } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'
import { useAppliedTexts } from './applied-texts/use-applied-texts.ts'

const Notice = styled.div`
  outline: none;
`
/** The bar of a phone has no room for a sentence: the page says above when it was. */
const Sentence = styled.div`
  @media (max-width: 1023.98px) {
    display: none;
  }
`
const State = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  font-size: 15px;
  line-height: 1.25;

  & > :first-child {
    flex: none;
  }
`

const tones = {
  pending: 'neutral',
  viewed: 'info',
  interested: 'accent',
  interview: 'accent',
  accepted: 'success',
  completed: 'success',
  not_accepted: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<ApplicationState, string>

export type AppliedNoticeProps = {
  applied: AppliedJob
  jobId: number
  takeRef: ((element: HTMLElement | null) => void) | undefined
}

/** That one has applied, what became of it, and the way to its row of My jobs. Takes the focus of a form that was sent. */
export function AppliedNotice({ applied, jobId, takeRef }: AppliedNoticeProps) {
  const t = useAppliedTexts()
  const hasMyJobs = useHost()?.hasPage(urls.recommendedJob()) ?? false
  const dayOf = useOwnDay()
  const link = useInternalLink()
  return (
    <Notice ref={takeRef} tabIndex={-1}>
      <Sentence>
        <Text size={15} weight="semibold">
          {t('apply.already', { date: dayOf(applied.applied_at, 'long') })}
        </Text>
      </Sentence>
      <State>
        <Badge tone={tones[applied.status]}>{t(`applied.state.${applied.status}`)}</Badge>
        {hasMyJobs && (
          <TextLink {...link(urls.recommendedJob(applied.tab, { job: jobId }))}>{t('applied.follow')}</TextLink>
        )}
      </State>
    </Notice>
  )
}
