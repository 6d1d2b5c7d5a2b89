import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { Button, LazyDialog, Stack, Text } from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { createTimeFormat } from '../../chat/time-format.ts'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { formFields } from '../../form-fields.ts'
import { type Proposal, ProposeForm } from './propose-form.tsx'
import { useInterviewAct } from './use-interview-act.ts'

type Props = { interview: Interview; open: boolean; onClose: () => void; onDone: (text: string) => void }

/** Asks for 1 to 3 other times, in the member's own zone. */
export function ProposeDialog({ interview, open, onClose, onDone }: Props) {
  const t = useTranslations('mf-chat')
  const { intl } = usePlatform().locale
  const toErrorMessage = useErrorMessage()
  const form = useId()
  const { name } = interview.recruiter
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const propose = useInterviewAct<Proposal>(
    ({ proposeInterviewTimes }, api, { localTimes, message }) =>
      api.call(proposeInterviewTimes, {
        params: { id: interview.id },
        body: {
          times: localTimes.map((localTime) => ({
            local_time: localTime,
            time_zone: timeZone,
            duration_minutes: interview.times[0]?.duration_minutes ?? 60,
          })),
          ...(message === '' ? {} : { message }),
        },
      }),
    () => {
      // An open dialog would not let go of the focus.
      flushSync(onClose)
      onDone(t('proposeTimes.sent', { name }))
    },
  )
  const refusal = useFormRefusal()(propose.error, formFields.proposeInterviewTimes, toErrorMessage, {
    'times.in_a_gap': t('proposeTimes.gap'),
    'times.duplicate': t('proposeTimes.same'),
  })
  const close = () => {
    propose.reset()
    onClose()
  }
  return (
    <LazyDialog
      open={open}
      onClose={close}
      width="wide"
      title={t('proposeTimes.open')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} loading={propose.isPending}>
            {t('proposeTimes.send')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <div>
          <Text tone="soft">{t('proposeTimes.lead', { name })}</Text>
          <Text tone="soft" size={15}>
            {t('proposeTimes.zone', { zone: createTimeFormat(intl, timeZone).zoneName(interview.created_at) })}
          </Text>
        </div>
        <ProposeForm
          id={form}
          interview={interview}
          timeZone={timeZone}
          refusal={refusal}
          onSend={(proposal) => !propose.isPending && propose.mutate(proposal)}
        />
      </Stack>
    </LazyDialog>
  )
}
