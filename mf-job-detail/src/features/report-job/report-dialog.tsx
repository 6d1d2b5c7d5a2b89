import { FormDialog } from '@jobspan/shared-features/dialogs/form-dialog'
import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { RadioGroup, SkeletonText } from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formFields } from '../../form-fields.ts'
import { useErrorMessage } from '../../job/use-error-message.ts'
import { reportCategories, reportReasonsQuery } from './report-reasons.ts'
import { useReportTexts } from './use-report-texts.ts'

/** Tells us what is wrong with a job: ten reasons under three headings. */
export function ReportDialog({ jobId, open, onClose }: { jobId: number; open: boolean; onClose: () => void }) {
  const t = useReportTexts()
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
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      width="wide"
      title={t('report.title')}
      summary={missing && reason === '' ? t('report.pick') : (refusal.fields.reason ?? refusal.summary)}
      submitLabel={t('report.send')}
      isPending={report.isPending}
      isDisabled={!reasons.data}
      gap={24}
      onSubmit={() => {
        setMissing(reason === '')
        if (reason !== '') report.mutate()
      }}
    >
      <QueryBoundary query={reasons} skeleton={<SkeletonText lines={8} />}>
        {({ items }) =>
          reportCategories.map((category) => (
            <RadioGroup
              key={category}
              name="report-reason"
              label={t(`report.category.${category}`)}
              value={reason}
              onChange={setReason}
              options={items
                .filter((entry) => entry.category === category)
                .map((entry) => ({
                  value: String(entry.id),
                  label: entry.title ?? entry.value,
                  detail: entry.description,
                }))}
            />
          ))
        }
      </QueryBoundary>
    </FormDialog>
  )
}
