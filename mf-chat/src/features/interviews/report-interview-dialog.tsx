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
  TextField,
} from '@jobspan/shared-kit/design'
import { type FormRefusal, useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { formFields } from '../../form-fields.ts'
import { reportReasonsQuery } from './interview-queries.ts'

/** As in the contract, whose code is not fetched for one number. */
const maxLength: typeof import('@jobspan/shared-kit/contracts/interviews/interview').interviewLimits.reasonLength = 1000

type Props = { interviewId: number; open: boolean; onClose: () => void; onDone: (text: string) => void }

type Report = { reason_id: number; text?: string }

type FormProps = {
  id: string
  reasons: readonly { id: number; title?: string | undefined; value: string }[]
  refusal: FormRefusal
  onSend: (report: Report) => void
}

/** What is wrong: one of a list, and words. */
function ReportForm({ id: form, reasons, refusal, onSend }: FormProps) {
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
    <form id={form} onSubmit={submit} noValidate>
      <Stack gap={16}>
        {refusal.summary && (
          <Notice severity="error" live>
            {refusal.summary}
          </Notice>
        )}
        <RadioGroup
          name="interview-report-reason"
          label={t('reportInterview.reason')}
          value={reason}
          onChange={setReason}
          options={reasons.map(({ id, title, value }) => ({ value: String(id), label: title ?? value }))}
          {...(reasonError ? { error: reasonError } : {})}
        />
        <TextField
          label={t('reportInterview.details')}
          hint={t('reportInterview.detailsHint')}
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

/** Reports an interview to the people who run the site; the recruiter is not told. */
export function ReportInterviewDialog({ interviewId, open, onClose, onDone }: Props) {
  const t = useTranslations('mf-chat')
  const toErrorMessage = useErrorMessage()
  const { api, locale } = usePlatform()
  const reasons = useQuery({ ...reportReasonsQuery(api, locale.language), enabled: open })
  const form = useId()
  const report = useMutation({
    mutationFn: async (body: Report) => {
      const { reportInterview } = await import('@jobspan/shared-kit/contracts/interviews/interviews')
      return api.call(reportInterview, { params: { id: interviewId }, body })
    },
    onSuccess: () => {
      // An open dialog would not let go of the focus.
      flushSync(onClose)
      onDone(t('reportInterview.done'))
    },
  })
  const refusal = useFormRefusal()(report.error, formFields.reportInterview, toErrorMessage)
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('reportInterview.title')}
      footer={
        <Button type="submit" form={form} loading={report.isPending} disabled={!reasons.data}>
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
        <ReportForm
          id={form}
          reasons={reasons.data.items}
          refusal={refusal}
          onSend={(body) => !report.isPending && report.mutate(body)}
        />
      )}
    </LazyDialog>
  )
}
