import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { ButtonLink, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Video } from 'lucide-react'
import type { InterviewButtons } from './use-interview-dialogs.tsx'
import { useInterviewTimeFormat } from './use-interview-time-format.ts'

type Props = { interview: Interview; buttons: InterviewButtons }

/** An agreed interview: the way to it, when one can check in, and until when it can be cancelled. */
export function ConfirmedActions({ interview, buttons }: Props) {
  const t = useTranslations('mf-chat')
  const { own } = useInterviewTimeFormat(interview)
  const { actions, state, video, check_in_from: from, cancel_until: cancelUntil, recruiter } = interview
  const canCancel = actions.includes('cancel')
  const isNear = actions.includes('check_in') || state !== 'accepted'
  const notes = [
    state === 'accepted' && from && !actions.includes('check_in') ? t('checkIn.from', { time: own.moment(from) }) : '',
    canCancel && cancelUntil ? t('cancelInterview.until', { time: own.moment(cancelUntil) }) : '',
    state === 'accepted' && !canCancel ? t('cancelInterview.tooLate', { name: recruiter.name }) : '',
  ].filter(Boolean)
  const hasButtons = Boolean(video || buttons.propose || buttons.cancel)
  if (notes.length === 0 && !hasButtons) return null
  return (
    <Stack gap={12}>
      {notes.length > 0 && (
        <div>
          {notes.map((note) => (
            <Text key={note} size={13} tone="soft">
              {note}
            </Text>
          ))}
        </div>
      )}
      {hasButtons && (
        <Inline gap={8}>
          {video && (
            <ButtonLink href={video.url} external icon={Video} variant={isNear ? 'primary' : 'secondary'}>
              {t('interview.join', { host: video.host })}
            </ButtonLink>
          )}
          {buttons.propose}
          {buttons.cancel}
        </Inline>
      )}
    </Stack>
  )
}
