import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { flushSync } from 'react-dom'
import { ReasonDialog } from '../../chat/reason-dialog.tsx'
import { useErrorMessage } from '../../chat/use-error-message.ts'
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
  const toErrorMessage = useErrorMessage()
  const decline = useInterviewAct<{ reason: (typeof declineReasons)[number]; message?: string }>(
    ({ declineInterview }, api, body) => api.call(declineInterview, { params: { id: interview.id }, body }),
    () => {
      // An open dialog would not let go of the focus.
      flushSync(onClose)
      onDone(t('declineInterview.done'))
    },
  )
  const close = () => {
    decline.reset()
    onClose()
  }
  return (
    <ReasonDialog
      open={open}
      onClose={close}
      title={t('declineInterview.title')}
      reasons={declineReasons}
      name={interview.recruiter.name}
      maxLength={maxMessageLength}
      confirm={t('declineInterview.confirm')}
      isPending={decline.isPending}
      refusal={useFormRefusal()(decline.error, formFields.declineInterview, toErrorMessage)}
      onConfirm={decline.mutate}
    />
  )
}

/** Cancels an interview that was agreed. */
export function CancelInterviewDialog({ interview, open, onClose, onDone }: Props) {
  const t = useTranslations('mf-chat')
  const toErrorMessage = useErrorMessage()
  const cancel = useInterviewAct<{ reason: (typeof cancelReasons)[number]; message?: string }>(
    ({ cancelInterview }, api, body) => api.call(cancelInterview, { params: { id: interview.id }, body }),
    () => {
      // An open dialog would not let go of the focus.
      flushSync(onClose)
      onDone(t('cancelInterview.done'))
    },
  )
  const close = () => {
    cancel.reset()
    onClose()
  }
  return (
    <ReasonDialog
      open={open}
      onClose={close}
      title={t('cancelInterview.title')}
      reasons={cancelReasons}
      name={interview.recruiter.name}
      maxLength={maxMessageLength}
      keep={t('cancelInterview.keep')}
      confirm={t('cancelInterview.open')}
      isPending={cancel.isPending}
      refusal={useFormRefusal()(cancel.error, formFields.cancelInterview, toErrorMessage)}
      onConfirm={cancel.mutate}
    />
  )
}
