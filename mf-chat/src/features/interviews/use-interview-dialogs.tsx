import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { Button, preloadOverlaysProps } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type ReactNode, useState } from 'react'
import { CancelInterviewDialog, DeclineInterviewDialog } from './end-interview.tsx'

export type InterviewButtons = { propose: ReactNode; decline: ReactNode; cancel: ReactNode }

/** The buttons for what can be done now beside accepting, nothing for what cannot, and the dialogs that they open. */
export const useInterviewDialogs = (
  interview: Interview,
  onDone: (text: string) => void,
): InterviewButtons & { dialogs: ReactNode } => {
  const t = useTranslations('mf-chat')
  const [dialog, setDialog] = useState<'decline' | 'cancel'>()
  const proposing = useLazyModule(() => import('./propose-dialog.tsx'), t('problem.offline'))
  const { actions } = interview
  const close = () => setDialog(undefined)
  return {
    propose: actions.includes('propose') && (
      <Button variant="secondary" {...preloadOverlaysProps} onClick={proposing.open}>
        {t('proposeTimes.open')}
      </Button>
    ),
    decline: actions.includes('decline') && (
      <Button variant="quiet" {...preloadOverlaysProps} onClick={() => setDialog('decline')}>
        {t('declineInterview.open')}
      </Button>
    ),
    cancel: actions.includes('cancel') && (
      <Button variant="quiet" {...preloadOverlaysProps} onClick={() => setDialog('cancel')}>
        {t('cancelInterview.open')}
      </Button>
    ),
    dialogs: (
      <>
        {proposing.module && (
          <proposing.module.ProposeDialog
            interview={interview}
            open={proposing.isOpen}
            onClose={proposing.close}
            onDone={onDone}
          />
        )}
        <DeclineInterviewDialog interview={interview} open={dialog === 'decline'} onClose={close} onDone={onDone} />
        <CancelInterviewDialog interview={interview} open={dialog === 'cancel'} onClose={close} onDone={onDone} />
      </>
    ),
  }
}
