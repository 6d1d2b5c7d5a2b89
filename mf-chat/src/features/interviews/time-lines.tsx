import type { Interview, InterviewTime } from '@jobspan/shared-kit/contracts/interviews/interviews'
import { formatParts } from '@jobspan/shared-kit/contracts/platform/format-parts'
import { Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { areClocksDifferent } from '../../chat/time-format.ts'
import { useInterviewTimeFormat } from './use-interview-time-format.ts'

/** What belongs to a time beside the member's own clock: the recruiter's, and what it overlaps. */
export const useTimeNotes = (interview: Interview) => {
  const t = useTranslations('mf-chat')
  const { language } = usePlatform().locale
  const { own, theirs } = useInterviewTimeFormat(interview)
  return (time: InterviewTime): { theirs: string | undefined; conflict: string | undefined } => {
    const { starts_at: start, conflicts } = time
    const [conflict] = conflicts
    const isOtherDay = own.dayKey(start) !== theirs.dayKey(start)
    const theirTime = formatParts([isOtherDay ? theirs.span(time) : theirs.range(time), theirs.zoneName(start)], language)
    return {
      theirs: areClocksDifferent(start, own, theirs)
        ? t('interview.theirTime', { name: interview.recruiter.name, time: theirTime })
        : undefined,
      conflict: conflict && t('interview.overlaps', { company: conflict.company_name, time: own.range(conflict) }),
    }
  }
}

/** The one time of an interview, large: the member's clock first, the recruiter's below it where the two differ. */
export function TimeLines({ interview, time }: { interview: Interview; time: InterviewTime }) {
  const t = useTranslations('mf-chat')
  const { own } = useInterviewTimeFormat(interview)
  const { theirs, conflict } = useTimeNotes(interview)(time)
  return (
    <div>
      <Text weight="semibold">{own.day(time.starts_at)}</Text>
      <Text weight="semibold" numeric>
        {own.range(time)}
      </Text>
      <Text size={13} tone="soft">
        {t('interview.yourTime', { zone: own.zoneName(time.starts_at) })}
      </Text>
      {theirs && (
        <Text size={13} tone="soft" numeric>
          {theirs}
        </Text>
      )}
      {conflict && (
        <Text size={13} tone="warning" weight="medium">
          {conflict}
        </Text>
      )}
    </div>
  )
}

/** Times that nobody has chosen among yet, in short. */
export function TimeList({ interview }: { interview: Interview }) {
  const t = useTranslations('mf-chat')
  const { own } = useInterviewTimeFormat(interview)
  const notesOf = useTimeNotes(interview)
  const [first] = interview.times
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={4}>
        {interview.times.map((time) => (
          <li key={time.id}>
            <Text size={15} weight="medium" numeric>
              {own.span(time)}
            </Text>
            {notesOf(time).theirs && (
              <Text size={13} tone="soft" numeric>
                {notesOf(time).theirs}
              </Text>
            )}
          </li>
        ))}
      </Stack>
      {first && (
        <Text size={13} tone="soft">
          {t('interview.yourTime', { zone: own.zoneName(first.starts_at) })}
        </Text>
      )}
    </Stack>
  )
}
