import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { formatParts } from '@jobspan/shared-kit/contracts/platform/format-parts'
import { Inline, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { CalendarClock } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { CardFrame } from '../../chat/card-frame.tsx'
import { AnswerTimes } from './answer-times.tsx'
import { FocusedCardError } from './card-error.tsx'
import { CheckIn } from './check-in.tsx'
import { ConfirmedActions } from './confirmed-actions.tsx'
import { InterviewDetails } from './interview-details.tsx'
import { InterviewMenu } from './interview-menu.tsx'
import { canAccept, shownStateOf, useInterviewStatus } from './interview-status.ts'
import { MissedInterview } from './missed-interview.tsx'
import { PastTime, TimeLines, TimeList } from './time-lines.tsx'
import { type InterviewButtons, useInterviewDialogs } from './use-interview-dialogs.tsx'
import { useRefreshAtChanges } from './use-refresh-at-changes.ts'

/** States in which one still goes there, or may: what is only of use then is left out afterwards. */
const openStates: readonly Interview['state'][] = ['pending', 'accepted', 'checked_in', 'in_progress']

type ContentProps = {
  interview: Interview
  buttons: InterviewButtons
  onDone: (text: string) => void
  onOutdated: (changed: Interview, refusal: unknown) => void
}

/** When, where and with whom, and what can be done now. */
function InterviewContent({ interview, buttons, onDone, onOutdated }: ContentProps) {
  const { actions, times, accepted_time_id: acceptedId } = interview
  const state = shownStateOf(interview)
  const { propose, decline } = buttons
  const isOpen = openStates.includes(state)
  const details = isOpen && <InterviewDetails interview={interview} />
  if (canAccept(interview))
    return (
      <AnswerTimes interview={interview} details={details} onDone={onDone} onOutdated={onOutdated}>
        {propose}
        {decline}
      </AnswerTimes>
    )
  const accepted = times.find(({ id }) => id === acceptedId)
  return (
    <>
      {isOpen && (accepted ? <TimeLines interview={interview} time={accepted} /> : <TimeList interview={interview} />)}
      {!isOpen && <PastTime interview={interview} />}
      {details}
      {actions.includes('check_in') && <CheckIn interview={interview} onDone={onDone} onOutdated={onOutdated} />}
      {isOpen && accepted ? (
        <ConfirmedActions interview={interview} buttons={buttons} />
      ) : (
        (propose || decline) && (
          <Inline gap={8}>
            {propose}
            {decline}
          </Inline>
        )
      )}
      {state === 'not_attended' && <MissedInterview interview={interview} onDone={onDone} />}
    </>
  )
}

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
  const [announcement, setAnnouncement] = useState('')
  /** Of an answer that came too late: said as long as the interview is what it was found to be then. */
  const [outdated, setOutdated] = useState<{ refusal: unknown; changedAt: string }>()
  const head = useRef<HTMLDivElement>(null)
  const onDone = (text: string) => {
    setAnnouncement(text)
    head.current?.focus({ preventScroll: true })
  }
  useRefreshAtChanges(interview)
  const { badge, explanation, reason, message } = useInterviewStatus(interview)
  const { dialogs, ...buttons } = useInterviewDialogs(interview, onDone)
  const { company, job, recruiter } = interview
  return (
    <CardFrame
      icon={CalendarClock}
      title={isAlone ? t('interview.with', { company: company.name }) : t('interview.heading')}
      subtitle={formatParts([job?.title, isAlone ? recruiter.name : undefined], language)}
      badge={badge}
      menu={<InterviewMenu interviewId={interview.id} onDone={onDone} />}
      announcement={announcement}
      headRef={head}
    >
      {explanation && <Text size={15}>{explanation}</Text>}
      {reason && (
        <Text size={15} tone="soft">
          {reason}
        </Text>
      )}
      {message && (
        <Text size={15} tone="soft" direction="auto">
          {message}
        </Text>
      )}
      <InterviewContent
        interview={interview}
        buttons={buttons}
        onDone={onDone}
        onOutdated={(changed, refusal) => setOutdated({ refusal, changedAt: changed.updated_at })}
      />
      {outdated?.changedAt === interview.updated_at && <FocusedCardError error={outdated.refusal} />}
      {links}
      {dialogs}
    </CardFrame>
  )
}
