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
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { formFields } from '../../form-fields.ts'
import { reportReasonsQuery } from './interview-queries.ts'

/** As in the contract, whose code is not fetched for one number. */
const maxLength: typeof import('@jobspan/shared-kit/contracts/interviews/interviews').interviewLimits.reasonLength = 1000

type Props = { interviewId: number; open: boolean; onClose: () => void; onDone: (text: string) => void }

/** Reports an interview to the people who run the site; the recruiter is not told. */
export function ReportInterviewDialog({ interviewId, open, onClose, onDone }: Props) {
  const t = useTranslations('mf-chat')
  const toErrorMessage = useErrorMessage()
  const { api, locale } = usePlatform()
  const reasons = useQuery({ ...reportReasonsQuery(api, locale.language), enabled: open })
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useId()
  const report = useMutation({
    mutationFn: async () => {
      const { reportInterview } = await import('@jobspan/shared-kit/contracts/interviews/interviews')
      const details = text.trim()
      return api.call(reportInterview, {
        params: { id: interviewId },
        body: { reason_id: Number(reason), ...(details === '' ? {} : { text: details }) },
      })
    },
    onSuccess: () => {
      onClose()
      onDone(t('reportInterview.done'))
    },
  })
  const refusal = useFormRefusal()(report.error, formFields.reportInterview, toErrorMessage)
  const reasonError = isMissing && reason === '' ? t('reportInterview.pick') : refusal.fields.reason
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason === '')
    if (reason !== '' && !report.isPending) report.mutate()
  }
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
              options={reasons.data.items.map(({ id, title, value }) => ({
                value: String(id),
                label: title ?? value,
              }))}
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
      )}
    </LazyDialog>
  )
}
