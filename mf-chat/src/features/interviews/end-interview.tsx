import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { flushSync } from 'react-dom'
import { ReasonDialog } from '../../chat/reason-dialog.tsx'
import { formFields } from '../../form-fields.ts'
import { useInterviewAct } from './use-interview-act.ts'

type Contract = typeof import('@jobspan/shared-kit/contracts/interviews/interview')

/** As in the contract, whose code is not fetched for some words; *position filled* is the recruiter's alone. */
const declineReasons: Contract['declineInterviewReasons'] = [
  'other_job',
  'not_interested',
  'time',
  'place',
  'pay',
  'other',
]
const cancelReasons = [
  'time',
  'ill',
  'other_job',
  'not_interested',
  'other',
] as const satisfies readonly Contract['cancelInterviewReasons'][number][]
const maxMessageLength: Contract['interviewLimits']['reasonLength'] = 1000

type Props = { interview: Interview; open: boolean; onClose: () => void; onDone: (text: string) => void }

/** Declines an interview that was proposed. */
export function DeclineInterviewDialog({ interview, open, onClose, onDone }: Props) {
  const t = useTranslations('mf-chat')
  const decline = useInterviewAct<{ reason: (typeof declineReasons)[number]; message?: string }>(
    ({ declineInterview }, api, body) => api.call(declineInterview, { params: { id: interview.id }, body }),
    () => {
      // An open dialog would not let go of the focus.
      flushSync(onClose)
      onDone(t('declineInterview.done'))
    },
  )
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={t('declineInterview.title')}
      reasons={declineReasons}
      name={interview.recruiter.name}
      maxLength={maxMessageLength}
      confirm={t('declineInterview.confirm')}
      act={decline}
      fields={formFields.declineInterview}
    />
  )
}

/** Cancels an interview that was agreed. */
export function CancelInterviewDialog({ interview, open, onClose, onDone }: Props) {
  const t = useTranslations('mf-chat')
  const cancel = useInterviewAct<{ reason: (typeof cancelReasons)[number]; message?: string }>(
    ({ cancelInterview }, api, body) => api.call(cancelInterview, { params: { id: interview.id }, body }),
    () => {
      // An open dialog would not let go of the focus.
      flushSync(onClose)
      onDone(t('cancelInterview.done'))
    },
  )
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={t('cancelInterview.title')}
      reasons={cancelReasons}
      name={interview.recruiter.name}
      maxLength={maxMessageLength}
      keep={t('cancelInterview.keep')}
      confirm={t('cancelInterview.open')}
      act={cancel}
      fields={formFields.cancelInterview}
    />
  )
}
