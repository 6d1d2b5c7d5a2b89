import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interviews'
import { Button, LazyDialog, Notice, Stack, Text, TextField } from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Plus } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { createTimeFormat } from '../../chat/time-format.ts'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { formFields } from '../../form-fields.ts'
import { findRowFaults, localTimeOf, newRow, type ProposedRow, type RowFault } from './proposed-rows.ts'
import { ProposedTimeFields } from './proposed-time-fields.tsx'
import { useInterviewAct } from './use-interview-act.ts'

/** As in the contract, whose code is not fetched for two numbers. */
const maxTimes: typeof import('@jobspan/shared-kit/contracts/interviews/interviews').interviewLimits.times = 3
const maxMessageLength: typeof import('@jobspan/shared-kit/contracts/interviews/interviews').interviewLimits.reasonLength = 1000

type Props = { interview: Interview; open: boolean; onClose: () => void; onDone: (text: string) => void }

/** Asks for 1 to 3 other times, in the member's own zone; each shows what the recruiter's clock says then. */
export function ProposeDialog({ interview, open, onClose, onDone }: Props) {
  const t = useTranslations('mf-chat')
  const { intl } = usePlatform().locale
  const toErrorMessage = useErrorMessage()
  const [rows, setRows] = useState<ProposedRow[]>(() => [newRow()])
  const [faults, setFaults] = useState<Record<string, RowFault>>({})
  const [message, setMessage] = useState('')
  const fields = useRef<HTMLDivElement>(null)
  const form = useId()
  const { name } = interview.recruiter
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const own = createTimeFormat(intl, timeZone)
  const propose = useInterviewAct<ProposedRow[]>(
    ({ proposeInterviewTimes }, api, times) =>
      api.call(proposeInterviewTimes, {
        params: { id: interview.id },
        body: {
          times: times.map((row) => ({
            local_time: localTimeOf(row),
            time_zone: timeZone,
            duration_minutes: interview.times[0]?.duration_minutes ?? 60,
          })),
          ...(message.trim() === '' ? {} : { message: message.trim() }),
        },
      }),
    () => {
      onClose()
      setRows([newRow()])
      setMessage('')
      onDone(t('proposeTimes.sent', { name }))
    },
  )
  const refusal = useFormRefusal()(propose.error, formFields.proposeInterviewTimes, toErrorMessage, {
    'times.in_a_gap': t('proposeTimes.gap'),
    'times.duplicate': t('proposeTimes.same'),
  })
  const problem = refusal.fields.times ?? refusal.summary
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findRowFaults(rows, timeZone)
    setFaults(found)
    if (Object.keys(found).length > 0) {
      const index = rows.findIndex(({ key }) => found[key] !== undefined)
      fields.current?.querySelectorAll('fieldset')[index]?.querySelector('input')?.focus()
      return
    }
    if (!propose.isPending) propose.mutate(rows)
  }
  const close = () => {
    propose.reset()
    setFaults({})
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
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap={16}>
          {problem && (
            <Notice severity="error" live>
              {problem}
            </Notice>
          )}
          <div>
            <Text tone="soft">{t('proposeTimes.lead', { name })}</Text>
            <Text tone="soft" size={15}>
              {t('proposeTimes.zone', { zone: own.zoneName(interview.created_at) })}
            </Text>
          </div>
          <div ref={fields}>
            <Stack gap={16}>
              {rows.map((row, index) => (
                <ProposedTimeFields
                  key={row.key}
                  row={row}
                  number={index + 1}
                  interview={interview}
                  timeZone={timeZone}
                  fault={faults[row.key]}
                  onChange={(next) => {
                    setRows(rows.map((each) => (each.key === row.key ? next : each)))
                    setFaults(({ [row.key]: _, ...rest }) => rest)
                  }}
                  onRemove={rows.length > 1 ? () => setRows(rows.filter(({ key }) => key !== row.key)) : undefined}
                />
              ))}
            </Stack>
          </div>
          {rows.length < maxTimes && (
            <div>
              <Button variant="quiet" icon={Plus} onClick={() => setRows([...rows, newRow()])}>
                {t('proposeTimes.add')}
              </Button>
            </div>
          )}
          <TextField
            label={t('answerReason.message', { name })}
            optional
            rows={2}
            maxLength={maxMessageLength}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
            {...(refusal.fields.message ? { error: refusal.fields.message } : {})}
          />
        </Stack>
      </form>
    </LazyDialog>
  )
}
