import type { Interview, InterviewTime } from '@jobspan/shared-kit/contracts/interviews/interview'
import { Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { isolate } from '../../chat/isolate.ts'
import { NoScriptTime } from '../../chat/no-script-time.tsx'
import { areClocksDifferent } from '../../chat/time-format.ts'
import { useInterviewTimeFormat } from './use-interview-time-format.ts'

/** What belongs to a time beside the member's own clock: the recruiter's, and what it overlaps. */
export const useTimeNotes = (interview: Interview) => {
  const t = useTranslations('mf-chat')
  const { own, theirs } = useInterviewTimeFormat(interview)
  const name = isolate(interview.recruiter.name)
  return (time: InterviewTime): { theirs: string | undefined; conflict: string | undefined } => {
    const { starts_at: start, conflicts } = time
    const [conflict] = conflicts
    const isOtherDay = own.dayKey(start) !== theirs.dayKey(start)
    return {
      theirs: areClocksDifferent(start, own, theirs)
        ? t('interview.theirTime', { name, time: isOtherDay ? theirs.span(time) : theirs.range(time) })
        : undefined,
      conflict:
        conflict && t('interview.overlaps', { company: isolate(conflict.company_name), time: own.range(conflict) }),
    }
  }
}

/** Whose clock each time is of, below the times; the recruiter's only where it shows something else. */
export function ZoneNames({ interview }: { interview: Interview }) {
  const t = useTranslations('mf-chat')
  const { own, theirs } = useInterviewTimeFormat(interview)
  const at = interview.times[0]?.starts_at
  if (at === undefined) return null
  return (
    <div>
      <Text size={13} tone="soft">
        {t('interview.yourTime', { zone: own.zoneName(at) })}
      </Text>
      {areClocksDifferent(at, own, theirs) && (
        <Text size={13} tone="soft">
          {t('interview.theirTime', { name: isolate(interview.recruiter.name), time: theirs.zoneName(at) })}
        </Text>
      )}
    </div>
  )
}

/** For who reads without a script: by UTC, which it says. */
function TimeWithoutScript({ time }: { time: InterviewTime }) {
  return (
    <>
      <NoScriptTime value={time.starts_at} as="day" />
      <NoScriptTime value={time.starts_at} as="clock" />
    </>
  )
}

/** The one time of an interview, large: the member's clock first, the recruiter's below it where the two differ. */
export function TimeLines({ interview, time }: { interview: Interview; time: InterviewTime }) {
  const { own } = useInterviewTimeFormat(interview)
  const { theirs, conflict } = useTimeNotes(interview)(time)
  return (
    <Stack gap={4}>
      <div>
        <TimeWithoutScript time={time} />
        <Text weight="semibold">{own.day(time.starts_at)}</Text>
        <Text weight="semibold" numeric>
          {own.range(time)}
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
      <ZoneNames interview={interview} />
    </Stack>
  )
}

/** Times that nobody has chosen among, in short. */
export function TimeList({ interview }: { interview: Interview }) {
  const { own } = useInterviewTimeFormat(interview)
  const notesOf = useTimeNotes(interview)
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={4}>
        {interview.times.map((time) => (
          <li key={time.id}>
            <TimeWithoutScript time={time} />
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
      <ZoneNames interview={interview} />
    </Stack>
  )
}

/** When it was, of an interview that is over: nobody compares clocks any more. */
export function PastTime({ interview }: { interview: Interview }) {
  const { own } = useInterviewTimeFormat(interview)
  const { times, accepted_time_id: acceptedId } = interview
  const time = times.find(({ id }) => id === acceptedId)
  return (
    time && (
      <Text size={15} tone="soft" numeric>
        {own.span(time)}
      </Text>
    )
  )
}
