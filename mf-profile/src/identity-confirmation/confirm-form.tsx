import { hasPasskeys } from '@jobspan/shared-kit/account'
import type { ConfirmPurpose, SignInMethods } from '@jobspan/shared-kit/contracts/account-security'
import type { CodeSent } from '@jobspan/shared-kit/contracts/sign-in'
import { Button, Divider, Notice, Stack, TextField } from '@jobspan/shared-kit/design'
import { useFieldErrorText, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { Fingerprint, Mail, RectangleEllipsis } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useErrorMessage } from '../account/use-problem-text.ts'
import { VerificationCodeInput } from '../account/verification-code-input.tsx'
import { type IdentityProof, mailConfirmCode, sendIdentityProof } from './confirm-api.ts'

type Method = IdentityProof['method']

/** Told apart by name: the person closed the browser's own question. */
const isDeclined = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

const glyphs = { password: RectangleEllipsis, otp: Mail, passkey: Fingerprint } as const

type ConfirmFormProps = { ways: SignInMethods; purpose: ConfirmPurpose; onConfirmed: () => void }

/** Password, mailed code or passkey: the first that this member has, with the others at hand. */
export function ConfirmForm({ ways, purpose, onConfirmed }: ConfirmFormProps) {
  const t = useTranslations('mf-profile')
  const fieldProblem = useFieldErrorText()
  const problemText = useErrorMessage()
  const { api } = usePlatform()
  const methods: Method[] = [
    ...(ways.has_password ? (['password'] as const) : []),
    ...(ways.passkeys.length > 0 && hasPasskeys() ? (['passkey'] as const) : []),
    'otp',
  ]
  const [method, setMethod] = useState<Method>(methods[0] ?? 'otp')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const [code, setCode] = useState('')
  const passwordField = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field comes and goes with the method.
  useEffect(() => passwordField.current?.focus(), [method])
  const send = useMutation<CodeSent>({
    mutationFn: () => mailConfirmCode(api, purpose),
    onSuccess: () => {
      setCode('')
      proof.reset()
    },
  })
  const proof = useMutation({
    mutationFn: (given: IdentityProof) => sendIdentityProof(api, given),
    onSuccess: onConfirmed,
  })
  const problem = proof.error && !isDeclined(proof.error) ? problemText(proof.error) : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (proof.isPending || send.isPending) return
    if (method === 'password') {
      setMissing(password === '')
      if (password !== '') proof.mutate({ method, password })
    } else if (method === 'passkey') proof.mutate({ method })
    else if (!send.data) send.mutate()
    else if (code.length === 6) proof.mutate({ method, otp: code })
  }
  const words: Record<Method, string> = {
    password: t('confirm'),
    passkey: t('proof.usePasskey'),
    otp: send.data ? t('confirm') : t('proof.useCode'),
  }
  return (
    <Stack gap={16}>
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          {(method === 'passkey' ? problem : undefined) && (
            <Notice severity="error" live>
              {problem}
            </Notice>
          )}
          {method === 'otp' && send.error && (
            <Notice severity="error" live>
              {problemText(send.error)}
            </Notice>
          )}
          {method === 'password' && (
            <>
              <input type="email" autoComplete="username" value={ways.email} readOnly hidden />
              <TextField
                label={t('password.label')}
                type="password"
                ref={passwordField}
                autoComplete="current-password"
                error={missing && password === '' ? fieldProblem('required') : problem}
                value={password}
                onChange={(event) => {
                  setPassword(event.currentTarget.value)
                  proof.reset()
                }}
              />
            </>
          )}
          {method === 'otp' && send.data && (
            <VerificationCodeInput
              to={ways.email}
              sent={send.data}
              value={code}
              onChange={setCode}
              onComplete={(typed) => proof.mutate({ method, otp: typed })}
              onResend={() => send.mutate()}
              sending={send.isPending}
              busy={proof.isPending}
              error={problem}
            />
          )}
          <Button
            type="submit"
            block
            icon={method === 'passkey' ? Fingerprint : undefined}
            loading={proof.isPending || (send.isPending && !send.data)}
            disabled={method === 'otp' && send.data !== undefined && code.length < 6}
          >
            {words[method]}
          </Button>
        </Stack>
      </form>
      {methods.length > 1 && <Divider />}
      {methods
        .filter((other) => other !== method)
        .map((other) => (
          <Button
            key={other}
            variant="quiet"
            block
            icon={glyphs[other]}
            onClick={() => {
              proof.reset()
              setMethod(other)
              if (other === 'otp' && !send.data) send.mutate()
              if (other === 'passkey') proof.mutate({ method: other })
            }}
          >
            {t(other === 'password' ? 'proof.usePassword' : other === 'otp' ? 'proof.useCode' : 'proof.usePasskey')}
          </Button>
        ))}
    </Stack>
  )
}
