import { IconButton, LazyMenu, preloadOverlaysProps } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { EllipsisVertical, Flag } from 'lucide-react'
import { useRef, useState } from 'react'
import { ReportInterviewDialog } from './report-interview-dialog.tsx'

type Props = { interviewId: number; onDone: (text: string) => void }

/** What is seldom wanted of an interview. */
export function InterviewMenu({ interviewId, onDone }: Props) {
  const t = useTranslations('mf-chat')
  const [isOpen, setOpen] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={anchor}
        glyph={EllipsisVertical}
        label={t('interview.menu')}
        hasPopup="menu"
        expanded={isOpen}
        {...preloadOverlaysProps}
        onClick={() => setOpen(true)}
      />
      <LazyMenu
        open={isOpen}
        onClose={() => setOpen(false)}
        anchor={anchor}
        label={t('interview.menu')}
        items={[{ id: 'report', label: t('reportInterview.open'), icon: Flag }]}
        onAction={() => setReporting(true)}
        placement="bottom end"
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
