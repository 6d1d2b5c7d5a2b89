import { isAllowed } from '@jobspan/shared-kit/contracts/registry/permissions'
import type { ScheduledChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Badge, Card, Heading, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { writeAge } from '../../moments.ts'
import { useCancelScheduled } from '../../operations/cancel-scheduled.ts'
import { usePerson } from '../../operations/get-me.ts'
import { useChangeWords, useCountryWords } from '../../parts/change-words.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { Moment } from '../../parts/moment.tsx'
import { Mono } from '../../parts/mono.tsx'
import { useProblemText } from '../../parts/problem-text.ts'
import { useConsoleText } from '../../texts.ts'

/** A change that is still to come, or the end of one. */
export function ScheduledItem({ item }: { item: ScheduledChange }) {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const person = usePerson()
  const changeWords = useChangeWords()
  const countryWords = useCountryWords()
  const problemText = useProblemText()
  const cancel = useCancelScheduled()
  const { request, step, at, actor } = item
  const what = t(`schedule.${step}`, { change: changeWords(request.change) })
  return (
    <Card as="li" padding={16}>
      <Inline justify="between" gap={16}>
        <Stack gap={4}>
          <Inline gap={8}>
            <Heading level={2} size={18}>
              {what}
            </Heading>
            <Badge tone={step === 'begin' ? 'info' : 'neutral'}>{writeAge(at)}</Badge>
          </Inline>
          <Text size={15}>
            <Mono>{request.remote}</Mono> · {countryWords(request.countries)} · <Moment at={at} exact />
          </Text>
          <Text size={15} tone="soft" direction="auto">
            {actor}: {request.reason}
          </Text>
        </Stack>
        {isAllowed(person, request.change.kind, request.remote) && (
          <ConfirmButton
            label={t('schedule.callOff')}
            name={t('schedule.callOffName', { what })}
            title={t('schedule.callOffTitle')}
            body={t(step === 'begin' ? 'schedule.callOffBegin' : 'schedule.callOffEnd')}
            confirm={t('schedule.callOff')}
            onConfirm={() =>
              cancel
                .mutateAsync(item.id)
                .then(() => notify(t('schedule.calledOff'), 'success'))
                .catch((error: unknown) => {
                  notify(problemText(error) ?? '', 'error')
                  throw error
                })
            }
          />
        )}
      </Inline>
    </Card>
  )
}
