import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { ReasonsDialog, type Report } from '../../chat/reasons-dialog.tsx'
import { formFields } from '../../form-fields.ts'
import { reportReasonsQuery } from './interview-queries.ts'

type Props = { interviewId: number; open: boolean; onClose: () => void; onDone: (text: string) => void }

/** Reports an interview to the people who run the site; the recruiter is not told. */
export function ReportInterviewDialog({ interviewId, open, onClose, onDone }: Props) {
  const t = useTranslations('mf-chat')
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
  return (
    <ReasonsDialog
      open={open}
      onClose={onClose}
      title={t('reportInterview.title')}
      detailsHint={t('reportInterview.detailsHint')}
      reasons={reasons}
      act={report}
      fields={formFields.reportInterview}
    />
  )
}
