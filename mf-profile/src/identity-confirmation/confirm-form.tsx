import { hasPasskeys } from '@jobspan/shared-features/account'
import type { ConfirmPurpose, SignInMethods } from '@jobspan/shared-kit/contracts/auth/account-security'
import type { CodeSent } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { Button, Divider, Notice, Stack, TextField } from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useFieldErrorText, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { Fingerprint, Mail, RectangleEllipsis } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useErrorMessage } from '../account/use-error-message.ts'
import { VerificationCodeInput } from '../account/verification-code-input.tsx'
import { formFields } from '../form-fields.ts'
import { mailConfirmCode, type Reauthentication, sendReauthentication } from './confirm-api.ts'

type Method = Reauthentication['method']

/** Told apart by name: the person closed the browser's own question. */
const isDeclined = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

const glyphs = { password: RectangleEllipsis, otp: Mail, passkey: Fingerprint } as const

type ConfirmFormProps = { methods: SignInMethods; purpose: ConfirmPurpose; onConfirmed: () => void }

const listMethods = ({ has_password, passkeys }: SignInMethods): Method[] => [
  ...(has_password ? (['password'] as const) : []),
  ...(passkeys.length > 0 && hasPasskeys() ? (['passkey'] as const) : []),
  'otp',
]

/** Sends the code by mail, and the proof. */
const useReauthentication = ({
  purpose,
  onConfirmed,
  onCodeSent,
}: Omit<ConfirmFormProps, 'methods'> & { onCodeSent: () => void }) => {
  const { api } = usePlatform()
  const send = useMutation<CodeSent>({
    mutationFn: () => mailConfirmCode(api, purpose),
    onSuccess: () => {
      onCodeSent()
      reauthentication.reset()
    },
  })
  const reauthentication = useMutation({
    mutationFn: (given: Reauthentication) => sendReauthentication(api, given),
    onSuccess: onConfirmed,
  })
  return { send, reauthentication }
}

/** Password, mailed code or passkey: the first that this member has, with the others at hand. */
export function ConfirmForm({ methods: methodsOfMember, purpose, onConfirmed }: ConfirmFormProps) {
  const t = useTranslations('mf-profile')
  const fieldErrorText = useFieldErrorText()
  const toErrorMessage = useErrorMessage()
  const methods = listMethods(methodsOfMember)
  const [method, setMethod] = useState<Method>(methods[0] ?? 'otp')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const [code, setCode] = useState('')
  const { send, reauthentication } = useReauthentication({ purpose, onConfirmed, onCodeSent: () => setCode('') })
  const refused = isDeclined(reauthentication.error) ? null : reauthentication.error
  const refusal = useFormRefusal()(refused, formFields.submitReauthentication, toErrorMessage)
  const errorMessage = refusal.fields.secret ?? refusal.summary

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reauthentication.isPending || send.isPending) return
    if (method === 'password') {
      setMissing(password === '')
      if (password !== '') reauthentication.mutate({ method, password })
    } else if (method === 'passkey') reauthentication.mutate({ method })
    else if (!send.data) send.mutate()
    else if (code.length === 6) reauthentication.mutate({ method, otp: code })
  }
  const isSecretTyped = method === 'password' || (method === 'otp' && send.data !== undefined)
  return (
    <Stack gap={16}>
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <ErrorNotice message={method === 'passkey' ? errorMessage : undefined} />
          <ErrorNotice message={method === 'otp' && send.error ? toErrorMessage(send.error) : undefined} />
          {method === 'password' && (
            <PasswordInput
              email={methodsOfMember.email}
              value={password}
              error={missing && password === '' ? fieldErrorText('required') : errorMessage}
              onChange={(typed) => {
                setPassword(typed)
                reauthentication.reset()
              }}
            />
          )}
          {method === 'otp' && send.data && (
            <VerificationCodeInput
              to={methodsOfMember.email}
              sent={send.data}
              value={code}
              onChange={setCode}
              onComplete={(typed) => reauthentication.mutate({ method, otp: typed })}
              onResend={() => send.mutate()}
              sending={send.isPending}
              busy={reauthentication.isPending}
              error={errorMessage}
            />
          )}
          <Button
            type="submit"
            block
            icon={method === 'passkey' ? Fingerprint : undefined}
            loading={reauthentication.isPending || (send.isPending && !send.data)}
            disabled={method === 'otp' && send.data !== undefined && code.length < 6}
          >
            {t(isSecretTyped ? 'confirm' : methodTexts[method])}
          </Button>
        </Stack>
      </form>
      {methods.length > 1 && <Divider />}
      <OtherMethods
        methods={methods.filter((other) => other !== method)}
        onChoose={(other) => {
          reauthentication.reset()
          setMethod(other)
          if (other === 'otp' && !send.data) send.mutate()
          if (other === 'passkey') reauthentication.mutate({ method: other })
        }}
      />
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
  const t = useTranslations('mf-profile')
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={t('password.label')}
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
  password: 'reauthentication.usePassword',
  otp: 'reauthentication.useCode',
  passkey: 'reauthentication.usePasskey',
} as const

function OtherMethods({ methods, onChoose }: { methods: readonly Method[]; onChoose: (method: Method) => void }) {
  const t = useTranslations('mf-profile')
  return methods.map((method) => (
    <Button key={method} variant="quiet" block icon={glyphs[method]} onClick={() => onChoose(method)}>
      {t(methodTexts[method])}
    </Button>
  ))
}
