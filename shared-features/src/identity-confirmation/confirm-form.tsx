import type { ConfirmPurpose, SignInMethods } from '@jobspan/shared-kit/contracts/auth/account-security'
import { Button, Divider, Notice, Stack, TextField } from '@jobspan/shared-kit/design'
import type { FormFields } from '@jobspan/shared-kit/hooks/place-refusal'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useFieldErrorText } from '@jobspan/shared-kit/i18n'
import { Fingerprint, Mail, RectangleEllipsis } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isPasskeyDeclined } from '../account/passkeys.ts'
import { useConfirmationErrorText } from './use-confirmation-error-text.ts'
import { useConfirmationTexts } from './use-confirmation-texts.ts'
import { useProof } from './use-proof.ts'
import { VerificationCodeInput } from './verification-code-input.tsx'

type Contract = typeof import('@jobspan/shared-kit/contracts/auth/account-security')

/** Where the form shows what the API refuses of a proof. */
const proofFields = {
  method: null,
  password: 'secret',
  otp: 'secret',
  response: null,
} as const satisfies FormFields<Contract['submitReauthentication']>

const glyphs = { password: RectangleEllipsis, otp: Mail, passkey: Fingerprint } as const

type ConfirmFormProps = { methods: SignInMethods; purpose: ConfirmPurpose; onConfirmed: () => void }

/** Password, mailed code or passkey: the first that this member has, with the others at hand. */
export function ConfirmForm({ methods, purpose, onConfirmed }: ConfirmFormProps) {
  const t = useConfirmationTexts()
  const fieldErrorText = useFieldErrorText()
  const toErrorMessage = useConfirmationErrorText()
  const { method, others, mail, proof, code, ...form } = useProof(methods, purpose, onConfirmed)
  const refused = isPasskeyDeclined(proof.error) ? null : proof.error
  const refusal = useFormRefusal()(refused, proofFields, toErrorMessage)
  const errorMessage = refusal.fields.secret ?? refusal.summary
  const isSecretTyped = method === 'password' || (method === 'otp' && mail.data !== undefined)
  return (
    <Stack gap={16}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <Stack gap={16}>
          <ErrorNotice message={method === 'passkey' ? errorMessage : undefined} />
          <ErrorNotice message={method === 'otp' && mail.error ? toErrorMessage(mail.error) : undefined} />
          {method === 'password' && (
            <PasswordInput
              email={methods.email}
              value={form.password}
              error={form.isPasswordMissing ? fieldErrorText('required') : errorMessage}
              onChange={form.typePassword}
            />
          )}
          {method === 'otp' && mail.data && (
            <VerificationCodeInput
              label={t('code.label')}
              // U+2068 and U+2069: an address keeps its own direction within a text of another.
              hint={t('code.sentTo', { to: `\u2068${methods.email}\u2069` })}
              sent={mail.data}
              value={code}
              onChange={form.setCode}
              onComplete={(otp) => proof.mutate({ method, otp })}
              onResend={() => mail.mutate()}
              sending={mail.isPending}
              busy={proof.isPending}
              error={errorMessage}
            />
          )}
          <Button
            type="submit"
            block
            icon={method === 'passkey' ? Fingerprint : undefined}
            loading={proof.isPending || (mail.isPending && !mail.data)}
            disabled={method === 'otp' && mail.data !== undefined && code.length < 6}
          >
            {t(isSecretTyped ? 'confirm' : methodTexts[method])}
          </Button>
        </Stack>
      </form>
      {others.length > 0 && <Divider />}
      {others.map((other) => (
        <Button key={other} variant="quiet" block icon={glyphs[other]} onClick={() => form.choose(other)}>
          {t(methodTexts[other])}
        </Button>
      ))}
    </Stack>
  )
}

function ErrorNotice({ message }: { message: string | undefined }) {
  if (message === undefined) return null
  return (
    <Notice severity="error" live>
      {message}
    </Notice>
  )
}

/** Takes the focus as it appears. The address goes with it, unseen: password managers want to know whose password it is. */
function PasswordInput({
  email,
  value,
  error,
  onChange,
}: {
  email: string
  value: string
  error: string | undefined
  onChange: (typed: string) => void
}) {
  const t = useConfirmationTexts()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={t('password')}
        type="password"
        ref={field}
        autoComplete="current-password"
        error={error}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  )
}

const methodTexts = {
  password: 'usePassword',
  otp: 'useCode',
  passkey: 'usePasskey',
} as const
