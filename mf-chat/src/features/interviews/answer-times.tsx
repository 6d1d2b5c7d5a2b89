import type { Interview, InterviewTime } from '@jobspan/shared-kit/contracts/interviews/interview'
import { Button, Inline, RadioGroup, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useOwnTimeZone } from '../../chat/use-own-time-zone.ts'
import { CardError } from './card-error.tsx'
import { canAccept } from './interview-status.ts'
import { TimeLines, useTimeNotes, ZoneNames } from './time-lines.tsx'
import { useInterviewAct } from './use-interview-act.ts'
import { useInterviewTimeFormat } from './use-interview-time-format.ts'

/** The first that is free, else the first that is still to come. */
const suggest = (times: readonly InterviewTime[]): InterviewTime | undefined => {
  const open = times.filter(({ is_past }) => !is_past)
  return open.find(({ conflicts }) => conflicts.length === 0) ?? open[0]
}

type Props = {
  interview: Interview
  /** Where and with whom: one knows it before one answers. */
  details: ReactNode
  onDone: (text: string) => void
  /** Where the interview that a refusal brought has no times to accept any more, and these are gone. */
  onOutdated: (changed: Interview, refusal: unknown) => void
  /** Buttons beside the one that accepts. */
  children?: ReactNode
}

/** The times that the recruiter proposed, and a button that accepts one of them; its words say which. */
export function AnswerTimes({ interview, details, onDone, onOutdated, children }: Props) {
  const t = useTranslations('mf-chat')
  const { own } = useInterviewTimeFormat(interview)
  const notesOf = useTimeNotes(interview)
  const zone = useOwnTimeZone()
  const [chosenId, setChosenId] = useState<number>()
  const { times } = interview
  const chosen = times.find(({ id, is_past }) => id === chosenId && !is_past) ?? suggest(times)
  const accept = useInterviewAct<number>(
    ({ acceptInterview }, api, timeId) =>
      api.call(acceptInterview, {
        params: { id: interview.id },
        body: { time_id: timeId, time_zone: zone ?? interview.recruiter_time_zone },
      }),
    () => onDone(t('interview.accepted')),
    (changed, refusal) => {
      if (!canAccept(changed)) onOutdated(changed, refusal)
    },
  )
  const [first] = times
  return (
    <Stack gap={12}>
      {times.length === 1 && first ? (
        <TimeLines interview={interview} time={first} />
      ) : (
        <Stack gap={4}>
          <RadioGroup
            label={t('interview.times')}
            value={String(chosen?.id ?? '')}
            onChange={(value) => setChosenId(Number(value))}
            disabled={accept.isPending}
            options={times.map((time) => {
              const { theirs, conflict } = notesOf(time)
              return {
                value: String(time.id),
                label: own.span(time),
                disabled: time.is_past,
                detail: <TimeDetail theirs={theirs} conflict={conflict} isPast={time.is_past} />,
              }
            })}
          />
          <ZoneNames interview={interview} />
        </Stack>
      )}
      {details}
      <CardError error={accept.error} />
      <div>
        {chosen && (
          <Button loading={accept.isPending} onClick={() => accept.mutate(chosen.id)}>
            {t('interview.accept', { time: own.moment(chosen.starts_at) })}
          </Button>
        )}
      </div>
      {children && <Inline gap={8}>{children}</Inline>}
    </Stack>
  )
}

function TimeDetail({
  theirs,
  conflict,
  isPast,
}: {
  theirs: string | undefined
  conflict: string | undefined
  isPast: boolean
}) {
  const t = useTranslations('mf-chat')
  return (
    <>
      {theirs && (
        <Text as="span" size={13} tone="inherit" numeric>
          {theirs}
        </Text>
      )}
      {theirs && (conflict || isPast) && <br />}
      {isPast ? (
        t('interview.past')
      ) : (
        <Text as="span" size={13} tone="warning" weight="medium">
          {conflict}
        </Text>
      )}
    </>
  )
}
