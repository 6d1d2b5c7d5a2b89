import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { Button, Notice, Stack, TextField } from '@jobspan/shared-kit/design'
import type { FormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { findRowFaults, localTimeOf, newRow, type ProposedRow, type RowFault } from './proposed-rows.ts'
import { ProposedTimeFields } from './proposed-time-fields.tsx'

type Contract = typeof import('@jobspan/shared-kit/contracts/interviews/interview')

/** As in the contract, whose code is not fetched for two numbers. */
const maxTimes: Contract['interviewLimits']['times'] = 3
const maxMessageLength: Contract['interviewLimits']['reasonLength'] = 1000

/** What is sent: times as the clocks of the member's zone show them, and words beside them. */
export type Proposal = { localTimes: string[]; message: string }

type Props = {
  id: string
  interview: Interview
  timeZone: string
  refusal: FormRefusal
  onSend: (proposal: Proposal) => void
}

/** Up to three times, and a message. */
export function ProposeForm({ id, interview, timeZone, refusal, onSend }: Props) {
  const t = useTranslations('mf-chat')
  const [rows, setRows] = useState<ProposedRow[]>(() => [newRow()])
  const [faults, setFaults] = useState<Record<string, RowFault>>({})
  const [message, setMessage] = useState('')
  const fields = useRef<HTMLDivElement>(null)
  const problem = refusal.fields.times ?? refusal.summary
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findRowFaults(rows, timeZone)
    setFaults(found)
    const index = rows.findIndex(({ key }) => found[key] !== undefined)
    if (index < 0) onSend({ localTimes: rows.map(localTimeOf), message: toCleanText(message) })
    else fields.current?.querySelectorAll('fieldset')[index]?.querySelector('input')?.focus()
  }
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Stack gap={16}>
        {problem && (
          <Notice severity="error" live>
            {problem}
          </Notice>
        )}
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
          label={t('answerReason.message', { name: interview.recruiter.name })}
          optional
          rows={2}
          maxLength={maxMessageLength}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          {...(refusal.fields.message ? { error: refusal.fields.message } : {})}
        />
      </Stack>
    </form>
  )
}
