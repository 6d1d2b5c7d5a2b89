import { CodeField } from '@jobspan/shared-features/account'
import { isApiError } from '@jobspan/shared-kit/api'
import { type SecondFactor, verifyTwoFactor } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { Button, Stack, space, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formFields } from './form-fields.ts'
import { OtherSignInMethodsLink } from './other-sign-in-methods-link.tsx'
import { StepLayout } from './step-layout.tsx'
import { useAsyncAction } from './use-async-action.ts'
import { useHasPasskeys, useSignInWithPasskey } from './use-passkey.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** The buttons have no edge to be seen: their words stand in line with the field above and the link below. */
const Outdent = styled.div`
  margin-inline-start: -${space[16]};
`

type CodeMethod = 'totp' | 'recovery_code'

const useVerify = (method: CodeMethod, flow: SignInFlow, task: ReturnType<typeof useAsyncAction>) => {
  const { api } = usePlatform()
  return (code: string) => {
    if (task.isPending) return
    void task.run(async () => {
      const result = await api.call(verifyTwoFactor, { body: { method, code } }).catch((error) => {
        if (isApiError(error) && error.code === errorCode.codeExpired) return null
        throw error
      })
      // No code of the app is ever too old to be typed anew: what expired is the sign-in, and no other code would be taken.
      return result ? flow.handleResult(result) : flow.expirePendingSignIn()
    })
  }
}

/** The second factor: code of the authenticator app, a recovery code, or a passkey. */
export const SecondFactorStep = ({
  methods,
  flow,
  takeFocus,
}: {
  methods: readonly SecondFactor[]
  flow: SignInFlow
  takeFocus: boolean
}) => {
  const t = useTranslations('shell')
  const task = useAsyncAction(formFields.verifyTwoFactor)
  const withPasskey = useSignInWithPasskey(flow, task)
  const showsPasskey = useHasPasskeys() && methods.includes('passkey')
  const [method, setMethod] = useState<CodeMethod>(methods.includes('totp') ? 'totp' : 'recovery_code')
  const [code, setCode] = useState('')
  const recovery = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  const verify = useVerify(method, flow, task)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = method === 'totp' ? code : toCleanLine(recovery.current?.value ?? '')
    if (method === 'totp' ? given.length === 6 : given !== '') verify(given)
    else {
      task.setErrorMessage(t(method === 'totp' ? 'account.code.missing' : 'account.secondFactor.recoveryMissing'))
      recovery.current?.focus()
    }
  }
  // The app's field takes the focus by itself.
  useEffect(() => {
    if (method === 'recovery_code') recovery.current?.focus()
  }, [method])
  const other = (['totp', 'recovery_code'] as const).find((each) => each !== method && methods.includes(each))
  const choose = (next: CodeMethod) => {
    task.setErrorMessage('')
    setCode('')
    setMethod(next)
  }

  return (
    <StepLayout
      title={t('account.secondFactor.title')}
      text={t(method === 'totp' ? 'account.secondFactor.text' : 'account.secondFactor.recoveryText')}
      takeFocus={takeFocus}
    >
      <form onSubmit={submit} method="post" noValidate>
        <Stack gap={16}>
          {method === 'totp' ? (
            <CodeField
              label={t('account.secondFactor.label')}
              value={code}
              onChange={(typed) => {
                setCode(typed)
                if (typed.length < 6) task.setErrorMessage('')
              }}
              onComplete={verify}
              error={task.errorMessage || task.fieldErrors.code}
              autoFocus
            />
          ) : (
            <TextField
              ref={recovery}
              label={t('account.secondFactor.recoveryLabel')}
              name="recovery_code"
              autoComplete="off"
              direction="ltr"
              error={task.errorMessage || task.fieldErrors.code}
            />
          )}
          <Button type="submit" size="large" block loading={task.isPending}>
            {t('account.continue')}
          </Button>
        </Stack>
      </form>
      <OtherFactors flow={flow} onPasskey={showsPasskey ? withPasskey : undefined} other={other} onChoose={choose} />
    </StepLayout>
  )
}

/** What may be used in place of the code that is asked for. */
const OtherFactors = ({
  flow,
  onPasskey,
  other,
  onChoose,
}: {
  flow: SignInFlow
  onPasskey: (() => void) | undefined
  other: CodeMethod | undefined
  onChoose: (method: CodeMethod) => void
}) => {
  const t = useTranslations('shell')
  return (
    <Stack gap={8} align="start">
      {onPasskey && (
        <Outdent>
          <Button variant="quiet" onClick={onPasskey}>
            {t('account.withPasskey')}
          </Button>
        </Outdent>
      )}
      {other && (
        <Outdent>
          <Button variant="quiet" onClick={() => onChoose(other)}>
            {t(other === 'totp' ? 'account.secondFactor.useApp' : 'account.secondFactor.useRecovery')}
          </Button>
        </Outdent>
      )}
      <OtherSignInMethodsLink flow={flow} />
    </Stack>
  )
}
