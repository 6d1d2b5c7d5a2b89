import {
  Button,
  ErrorState,
  LazyDialog,
  Notice,
  RadioGroup,
  SkeletonRegion,
  SkeletonText,
  Stack,
} from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { formFields } from '../../form-fields.ts'
import { useErrorMessage } from '../../job/use-error-message.ts'
import { reportCategories, reportReasonsQuery } from './report-reasons.ts'

/** Tells us what is wrong with a job: ten reasons under three headings. */
export function ReportDialog({ jobId, open, onClose }: { jobId: number; open: boolean; onClose: () => void }) {
  const t = useTranslations('mf-job-detail')
  const toErrorMessage = useErrorMessage()
  const { api, locale, notify } = usePlatform()
  const reasons = useQuery({ ...reportReasonsQuery(api, locale.language), enabled: open })
  const [reason, setReason] = useState<string>('')
  const [missing, setMissing] = useState(false)
  const report = useMutation({
    mutationFn: async () => {
      const { reportJob } = await import('@jobspan/shared-kit/contracts/jobs/jobs')
      return api.call(reportJob, { params: { id: jobId }, body: { report_reason_id: Number(reason) } })
    },
    onSuccess: () => {
      notify(t('report.done'), 'success')
      setReason('')
      onClose()
    },
  })
  const refusal = useFormRefusal()(report.error, formFields.reportJob, toErrorMessage, { '*': t('report.pick') })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason === '')
    if (reason !== '' && !report.isPending) report.mutate()
  }
  const form = 'report-job-form'
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      width="wide"
      title={t('report.title')}
      footer={
        <Button type="submit" form={form} loading={report.isPending} disabled={!reasons.data}>
          {t('report.send')}
        </Button>
      }
    >
      {reasons.isPending && (
        <SkeletonRegion>
          <SkeletonText lines={8} />
        </SkeletonRegion>
      )}
      {reasons.isError && <ErrorState compact onRetry={() => reasons.refetch()} retrying={reasons.isFetching} />}
      {reasons.data && (
        <form id={form} onSubmit={submit} noValidate>
          <Stack gap={24}>
            {report.isError && (
              <Notice severity="error" live>
                {refusal.fields.reason ?? refusal.summary}
              </Notice>
            )}
            {missing && reason === '' && (
              <Notice severity="error" live>
                {t('report.pick')}
              </Notice>
            )}
            {reportCategories.map((category) => (
              <RadioGroup
                key={category}
                name="report-reason"
                label={t(`report.category.${category}`)}
                value={reason}
                onChange={setReason}
                options={reasons.data.items
                  .filter((entry) => entry.category === category)
                  .map((entry) => ({
                    value: String(entry.id),
                    label: entry.title ?? entry.value,
                    detail: entry.description,
                  }))}
              />
            ))}
          </Stack>
        </form>
      )}
    </LazyDialog>
  )
}
