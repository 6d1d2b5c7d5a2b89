import { VerificationCodeInput } from '@jobspan/shared-features/identity-confirmation/verification-code-input'
import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import type { CodeSent } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { type ReactNode, useState } from 'react'
import { formFields } from '../form-fields.ts'
import { useIdentityConfirmedMutation } from '../identity-confirmation/use-identity-confirmed-mutation.ts'
import { EditorForm } from '../settings/editor-form.tsx'
import { isolateBidi } from './isolate-bidi.ts'
import { useUpdateSessionUser } from './use-update-session-user.ts'

type Sending = { errorMessage: string | undefined; reset: () => void }

type Props = {
  /** Where the code goes. */
  to: string
  /** Whether a code can go there; else the first step says what is wrong. */
  validate: () => boolean
  send: () => Promise<CodeSent>
  verifyCode: (code: string) => Promise<{ user: SessionUser }>
  /** What is said once the code was right. */
  successMessage: string
  /** A field of the first step shows what went wrong with sending; else it stands above. */
  isErrorShownInField: boolean
  onDone: () => void
  /** The first step. */
  children: (sending: Sending) => ReactNode
}

/** What is the account's once a code proves it: first what is to be proved, then the code that was sent there. */
export function VerificationForm({
  to,
  validate,
  send,
  verifyCode,
  successMessage,
  isErrorShownInField,
  onDone,
  children,
}: Props) {
  const t = useTranslations('mf-profile')
  const { notify } = usePlatform()
  const takeUser = useUpdateSessionUser()
  const [sent, setSent] = useState<CodeSent>()
  const [code, setCode] = useState('')
  const sending = useIdentityConfirmedMutation({
    action: () => send(),
    fields: { ...formFields.sendEmailCode, ...formFields.sendMobileCode },
    onSuccess: (answer) => {
      setSent(answer)
      setCode('')
      checking.reset()
    },
  })
  const checking = useIdentityConfirmedMutation({
    action: (typed: string) => verifyCode(typed),
    fields: formFields.verifyMobile,
    onSuccess: ({ user }) => {
      takeUser(user)
      notify(successMessage, 'success')
      onDone()
    },
  })
  const sendingError = sending.fieldErrors.address ?? sending.errorMessage
  if (!sent)
    return (
      <EditorForm
        submit={t('code.send')}
        busy={sending.isPending}
        errorMessage={isErrorShownInField ? undefined : sendingError}
        onCancel={onDone}
        onSubmit={() => {
          if (validate()) sending.mutate()
        }}
      >
        {children({ errorMessage: sendingError, reset: sending.reset })}
      </EditorForm>
    )
  return (
    <EditorForm
      submit={t('confirm')}
      busy={checking.isPending}
      disabled={code.length < 6}
      errorMessage={sendingError}
      onCancel={onDone}
      onSubmit={() => checking.mutate(code)}
    >
      <VerificationCodeInput
        label={t('code.label')}
        hint={t('code.sentTo', { to: isolateBidi(to) })}
        sent={sent}
        value={code}
        onChange={setCode}
        onComplete={(typed) => checking.mutate(typed)}
        onResend={() => sending.mutate()}
        sending={sending.isPending}
        busy={checking.isPending}
        error={checking.fieldErrors.code ?? checking.errorMessage}
      />
    </EditorForm>
  )
}
