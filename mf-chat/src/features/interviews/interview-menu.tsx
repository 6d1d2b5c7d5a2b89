import { MenuButton } from '@jobspan/shared-features/menus/menu-button'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { EllipsisVertical, Flag } from 'lucide-react'
import { useState } from 'react'
import { ReportInterviewDialog } from './report-interview-dialog.tsx'

type Props = { interviewId: number; onDone: (text: string) => void }

/** What is seldom wanted of an interview. */
export function InterviewMenu({ interviewId, onDone }: Props) {
  const t = useTranslations('mf-chat')
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <MenuButton
        glyph={EllipsisVertical}
        label={t('interview.menu')}
        items={[{ id: 'report', label: t('reportInterview.open'), icon: Flag }]}
        onAction={() => setReporting(true)}
      />
      <ReportInterviewDialog
        interviewId={interviewId}
        open={isReporting}
        onClose={() => setReporting(false)}
        onDone={onDone}
      />
    </>
  )
}
