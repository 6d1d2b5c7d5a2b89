import { FormDialog } from '@jobspan/shared-features/dialogs/form-dialog'
import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { RadioGroup, Text, TextField } from '@jobspan/shared-kit/design'
import type { FormFields } from '@jobspan/shared-kit/hooks/place-refusal'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorMessage } from './use-error-message.ts'

type Props<Reason extends string> = {
  open: boolean
  onClose: () => void
  title: string
  lead?: string
  reasons: readonly Reason[]
  /** Who reads it. */
  name: string
  /** Longest message, in characters. */
  maxLength: number
  /** Leaves it as it is; “Cancel” unless given, which would be the other thing where one cancels. */
  keep?: string
  confirm: string
  /** What sends the answer. Whoever closes the dialog is asked anew the next time, without what was refused before. */
  act: Pick<
    UseMutationResult<unknown, Error, { reason: Reason; message?: string }>,
    'mutate' | 'reset' | 'isPending' | 'error'
  >
  /** Where the dialog shows what the API refuses. */
  fields: FormFields
}

/** Asks why, before one declines or cancels: the other side reads it. */
export function ReasonDialog<Reason extends string>(props: Props<Reason>) {
  const t = useTranslations('mf-chat')
  const { act } = props
  const refusal = useFormRefusal()(act.error, props.fields, useErrorMessage())
  const [reason, setReason] = useState<Reason>()
  const [message, setMessage] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = () => {
    setMissing(reason === undefined)
    if (reason === undefined) return
    const words = toCleanText(message)
    act.mutate({ reason, ...(words === '' ? {} : { message: words }) })
  }
  const error = isMissing && reason === undefined ? t('answerReason.pick') : refusal.fields.reason
  const messageError = refusal.fields.message
  return (
    <FormDialog
      open={props.open}
      onClose={() => {
        act.reset()
        props.onClose()
      }}
      title={props.title}
      summary={refusal.summary}
      submitLabel={props.confirm}
      submitVariant="danger"
      isPending={act.isPending}
      cancelLabel={props.keep ?? t('cancel')}
      onSubmit={submit}
    >
      {props.lead && <Text tone="soft">{props.lead}</Text>}
      <RadioGroup
        name="reason"
        label={t('answerReason.label')}
        value={reason ?? ''}
        onChange={(value) => setReason(props.reasons.find((known) => known === value))}
        options={props.reasons.map((value) => ({ value, label: t(`answerReason.${value as string}`) }))}
        {...(error ? { error } : {})}
      />
      <TextField
        label={t('answerReason.message', { name: props.name })}
        optional
        rows={2}
        maxLength={props.maxLength}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        {...(messageError ? { error: messageError } : {})}
      />
    </FormDialog>
  )
}
