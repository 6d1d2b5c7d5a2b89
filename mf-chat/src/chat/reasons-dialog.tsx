import { FormDialog } from '@jobspan/shared-features/dialogs/form-dialog'
import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { RadioGroup, SkeletonText, Text, TextField } from '@jobspan/shared-kit/design'
import type { FormFields } from '@jobspan/shared-kit/hooks/place-refusal'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useErrorMessage } from './use-error-message.ts'

/** As in the contracts, whose code is not fetched for one number. */
const maxLength: typeof import('@jobspan/shared-kit/contracts/chats/chat-reports').maxReportLength &
  typeof import('@jobspan/shared-kit/contracts/interviews/interview').interviewLimits.reasonLength = 1000

type Reason = { id: number; title?: string | undefined; value: string }
export type Report = { reason_id: number; text?: string }

type Props = {
  open: boolean
  onClose: () => void
  title: string
  lead?: string
  detailsHint?: string
  reasons: UseQueryResult<{ items: readonly Reason[] }>
  /** What sends the report. Whoever closes the dialog is asked anew the next time, without what was refused before. */
  act: Pick<UseMutationResult<unknown, Error, Report>, 'mutate' | 'reset' | 'isPending' | 'error'>
  /** Where the dialog shows what the API refuses. */
  fields: FormFields
}

/** Asks what is wrong, as one of a list and in words, to report it to the people who run the site. */
export function ReasonsDialog({ lead, detailsHint, reasons, act, fields, ...dialog }: Props) {
  const t = useTranslations('mf-chat')
  const refusal = useFormRefusal()(act.error, fields, useErrorMessage())
  const id = useId()
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { open } = dialog
  useEffect(() => {
    if (open) return
    setReason('')
    setText('')
    setMissing(false)
  }, [open])
  const submit = () => {
    setMissing(reason === '')
    const details = toCleanText(text)
    if (reason !== '') act.mutate({ reason_id: Number(reason), ...(details === '' ? {} : { text: details }) })
  }
  return (
    <FormDialog
      {...dialog}
      onClose={() => {
        act.reset()
        dialog.onClose()
      }}
      summary={refusal.summary}
      submitLabel={t('reportInterview.send')}
      isPending={act.isPending}
      isDisabled={!reasons.data}
      onSubmit={submit}
    >
      <QueryBoundary query={reasons} skeleton={<SkeletonText lines={6} />}>
        {({ items }) => (
          <>
            {lead && <Text tone="soft">{lead}</Text>}
            <RadioGroup
              name={`${id}-reason`}
              label={t('reportInterview.reason')}
              value={reason}
              onChange={setReason}
              options={items.map(({ id, title, value }) => ({ value: String(id), label: title ?? value }))}
              error={isMissing && reason === '' ? t('reportInterview.pick') : refusal.fields.reason}
            />
            <TextField
              label={t('reportInterview.details')}
              hint={detailsHint}
              optional
              rows={3}
              maxLength={maxLength}
              value={text}
              onChange={({ target }) => setText(target.value)}
              error={refusal.fields.text}
            />
          </>
        )}
      </QueryBoundary>
    </FormDialog>
  )
}
