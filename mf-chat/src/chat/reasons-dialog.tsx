import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import {
  Button,
  ErrorState,
  LazyDialog,
  Notice,
  RadioGroup,
  SkeletonRegion,
  SkeletonText,
  Stack,
  Text,
  TextField,
} from '@jobspan/shared-kit/design'
import type { FormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { UseQueryResult } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'

/** As in the contracts, whose code is not fetched for one number. */
const maxLength: typeof import('@jobspan/shared-kit/contracts/chats/chat-reports').maxReportLength &
  typeof import('@jobspan/shared-kit/contracts/interviews/interview').interviewLimits.reasonLength = 1000

type Reason = { id: number; title?: string | undefined; value: string }
export type Report = { reason_id: number; text?: string }

type FormProps = {
  lead?: string
  detailsHint?: string
  refusal: FormRefusal
  onSend: (report: Report) => void
}
type Props = FormProps & {
  open: boolean
  onClose: () => void
  title: string
  reasons: UseQueryResult<{ items: readonly Reason[] }>
  isSending: boolean
}

function ReasonsForm({
  id,
  reasons,
  lead,
  detailsHint,
  refusal,
  onSend,
}: FormProps & { id: string; reasons: readonly Reason[] }) {
  const t = useTranslations('mf-chat')
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const reasonError = isMissing && reason === '' ? t('reportInterview.pick') : refusal.fields.reason
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason === '')
    const details = toCleanText(text)
    if (reason !== '') onSend({ reason_id: Number(reason), ...(details === '' ? {} : { text: details }) })
  }
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Stack gap={16}>
        {refusal.summary && (
          <Notice severity="error" live>
            {refusal.summary}
          </Notice>
        )}
        {lead && <Text tone="soft">{lead}</Text>}
        <RadioGroup
          name={`${id}-reason`}
          label={t('reportInterview.reason')}
          value={reason}
          onChange={setReason}
          options={reasons.map(({ id, title, value }) => ({ value: String(id), label: title ?? value }))}
          {...(reasonError ? { error: reasonError } : {})}
        />
        <TextField
          label={t('reportInterview.details')}
          {...(detailsHint ? { hint: detailsHint } : {})}
          optional
          rows={3}
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
          {...(refusal.fields.text ? { error: refusal.fields.text } : {})}
        />
      </Stack>
    </form>
  )
}

/** Asks what is wrong, as one of a list and in words, to report it to the people who run the site. */
export function ReasonsDialog({ open, onClose, title, reasons, isSending, onSend, ...form }: Props) {
  const t = useTranslations('mf-chat')
  const id = useId()
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <Button type="submit" form={id} loading={isSending} disabled={!reasons.data}>
          {t('reportInterview.send')}
        </Button>
      }
    >
      {reasons.isPending && (
        <SkeletonRegion>
          <SkeletonText lines={6} />
        </SkeletonRegion>
      )}
      {reasons.isError && <ErrorState compact onRetry={() => reasons.refetch()} retrying={reasons.isFetching} />}
      {reasons.data && (
        <ReasonsForm
          id={id}
          reasons={reasons.data.items}
          onSend={(report) => {
            if (!isSending) onSend(report)
          }}
          {...form}
        />
      )}
    </LazyDialog>
  )
}
