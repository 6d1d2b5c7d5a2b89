import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interviews'
import { joinParts } from '@jobspan/shared-kit/contracts/platform/list-separator'
import { Button, Inline, preloadOverlaysProps, Text } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { CalendarClock } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { CardFrame } from '../../chat/card-frame.tsx'
import { AnswerTimes } from './answer-times.tsx'
import { CheckIn } from './check-in.tsx'
import { ConfirmedActions } from './confirmed-actions.tsx'
import { CancelInterviewDialog, DeclineInterviewDialog } from './end-interview.tsx'
import { InterviewDetails } from './interview-details.tsx'
import { InterviewMenu } from './interview-menu.tsx'
import { isWaitingForMember, useInterviewStatus } from './interview-status.ts'
import { MissedInterview } from './missed-interview.tsx'
import { TimeLines } from './time-lines.tsx'
import { useRefreshAtChanges } from './use-refresh-at-changes.ts'

type DialogName = 'decline' | 'cancel'

/** States in which one still goes there, or may: what is only of use then is left out afterwards. */
const openStates: readonly Interview['state'][] = ['pending', 'accepted', 'checked_in', 'in_progress']

type Props = {
  interview: Interview
  /** Says whose interview it is, where the page around it does not. */
  isAlone?: boolean
  /** Where it leads on to, where the chat is not around it. */
  links?: ReactNode
}

/** An interview as it is now, and all that the member can do with it. */
export function InterviewPanel({ interview, isAlone = false, links }: Props) {
  const t = useTranslations('mf-chat')
  const { language } = usePlatform().locale
  const [dialog, setDialog] = useState<DialogName>()
  const [announcement, setAnnouncement] = useState('')
  const head = useRef<HTMLDivElement>(null)
  const proposing = useLazyModule(() => import('./propose-dialog.tsx'), t('problem.offline'))
  useRefreshAtChanges(interview)
  const status = useInterviewStatus(interview)
  const { actions, company, job, recruiter, state, times, accepted_time_id: acceptedId } = interview
  const onDone = (text: string) => {
    setAnnouncement(text)
    head.current?.focus({ preventScroll: true })
  }
  const isOpen = openStates.includes(state)
  const accepted = times.find(({ id }) => id === acceptedId)
  const canAccept = actions.includes('accept') && isWaitingForMember(interview)
  const propose = actions.includes('propose') && (
    <Button variant="secondary" {...preloadOverlaysProps} onClick={proposing.open}>
      {t('proposeTimes.open')}
    </Button>
  )
  const decline = actions.includes('decline') && (
    <Button variant="quiet" onClick={() => setDialog('decline')}>
      {t('declineInterview.open')}
    </Button>
  )
  const dialogProps = (name: DialogName) => ({
    interview,
    open: dialog === name,
    onClose: () => setDialog(undefined),
    onDone,
  })
  return (
    <CardFrame
      icon={CalendarClock}
      title={isAlone ? t('interview.with', { company: company.name }) : t('interview.heading')}
      subtitle={joinParts([job?.title, isAlone ? recruiter.name : undefined], language)}
      badge={status.badge}
      menu={<InterviewMenu interviewId={interview.id} onDone={onDone} />}
      announcement={announcement}
      headRef={head}
    >
      {status.explanation && <Text size={15}>{status.explanation}</Text>}
      {status.reason && (
        <Text size={15} tone="soft">
          {status.reason}
        </Text>
      )}
      {status.message && (
        <Text size={15} tone="soft" direction="auto">
          {status.message}
        </Text>
      )}
      {canAccept ? (
        <AnswerTimes interview={interview} onDone={onDone}>
          {propose}
          {decline}
        </AnswerTimes>
      ) : (
        (accepted ? [accepted] : times).map((time) => <TimeLines key={time.id} interview={interview} time={time} />)
      )}
      {isOpen && <InterviewDetails interview={interview} />}
      {actions.includes('check_in') && <CheckIn interview={interview} onDone={onDone} />}
      {isOpen && accepted && (
        <ConfirmedActions interview={interview} propose={propose} onCancel={() => setDialog('cancel')} />
      )}
      {!canAccept && !accepted && (propose || decline) && (
        <Inline gap={8}>
          {propose}
          {decline}
        </Inline>
      )}
      {state === 'not_attended' && <MissedInterview interview={interview} onDone={onDone} />}
      {links}
      {proposing.module && (
        <proposing.module.ProposeDialog
          interview={interview}
          open={proposing.isOpen}
          onClose={proposing.close}
          onDone={onDone}
        />
      )}
      <DeclineInterviewDialog {...dialogProps('decline')} />
      <CancelInterviewDialog {...dialogProps('cancel')} />
    </CardFrame>
  )
}
