import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { ReasonsDialog, type Report } from '../../chat/reasons-dialog.tsx'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { formFields } from '../../form-fields.ts'
import { reportReasonsQuery } from './interview-queries.ts'

type Props = { interviewId: number; open: boolean; onClose: () => void; onDone: (text: string) => void }

/** Reports an interview to the people who run the site; the recruiter is not told. */
export function ReportInterviewDialog({ interviewId, open, onClose, onDone }: Props) {
  const t = useTranslations('mf-chat')
  const toErrorMessage = useErrorMessage()
  const { api, locale } = usePlatform()
  const reasons = useQuery({ ...reportReasonsQuery(api, locale.language), enabled: open })
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
  const close = () => {
    report.reset()
    onClose()
  }
  return (
    <ReasonsDialog
      open={open}
      onClose={close}
      title={t('reportInterview.title')}
      detailsHint={t('reportInterview.detailsHint')}
      reasons={reasons}
      refusal={useFormRefusal()(report.error, formFields.reportInterview, toErrorMessage)}
      isSending={report.isPending}
      onSend={report.mutate}
    />
  )
}
