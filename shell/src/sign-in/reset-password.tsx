import { sendResetCode, verifyResetCode } from '@jobspan/shared-kit/contracts/auth/password-reset'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { Button, ButtonLink } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls, useSearchParams } from '@jobspan/shared-kit/routing'
import { memberAtom, sessionAtom } from '@jobspan/shared-kit/session'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { loadSignInContracts } from './load-sign-in-contracts.ts'
import { OneTimeCodePanel } from './one-time-code-panel.tsx'
import { ResetPasswordEmail } from './reset-password-email.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { findEarlierSending, recordSent } from './sent-messages.ts'
import { StepLayout } from './step-layout.tsx'
import { StepSkeleton } from './step-skeleton.tsx'
import { type SignInFlow, useSignInFlow } from './use-sign-in-flow.ts'

type Reset =
  | { step: 'email'; email?: string }
  | { step: 'code'; email: string; resendAt: number; isEarlier: boolean }
  | { step: 'password'; email: string; otp: string }
  | { step: 'done' }

/** The button has no edge to be seen: its words stand in line with what is above them. */
const Flush = styled.span`
  margin-inline-start: -13px;
`

/**
 * Signs in with the new password, so that nobody types it again; a second factor is asked for as at any sign-in. Where it is refused, or
 * another member is signed in here, the page offers to sign in, with the address filled in.
 */
const useFinishReset = (flow: SignInFlow, onDone: () => void) => {
  const { api, store, queryClient, events, locale } = usePlatform()

  /** The API has ended every session of the account: where it was this browser's, the page goes on as a guest's, and all tabs with it. */
  const endOwnSession = (email: string) => {
    if (store.get(memberAtom)?.email !== email) return
    queryClient.clear()
    store.set(sessionAtom, { kind: 'guest' })
    events.emit('session.changed', { kind: 'guest' })
  }

  return async (typed: string, password: string) => {
    const email = toCleanLine(typed).toLowerCase()
    const others = store.get(memberAtom)
    flow.updateDraft({ email })
    if (!others || others.email === email) {
      try {
        const { login } = await loadSignInContracts()
        const body = { login: email, password, language_code: locale.language }
        return await flow.handleResult(await api.call(login, { body }))
      } catch {
        endOwnSession(email)
      }
    }
    onDone()
  }
}

/**
 * Address, code, new password. The page's URL carries both of the first two (docs/product-rules.md#change-password): they are
 * taken over and scrubbed from the history at once. A code is kept in memory only. In the end the person is signed in.
 */
export const ResetPassword = () => {
  const t = useTranslations('shell')
  const { api, navigate } = usePlatform()
  const flow = useSignInFlow()
  const [search] = useSearchParams()
  const [first] = useState(() => search.get('email') ?? '')
  const [reset, setReset] = useState<Reset>({ step: 'email' })
  const moved = useRef(false)
  const scrubbed = useRef(false)
  const go = (next: Reset) => {
    moved.current = true
    setReset(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once.
  useEffect(() => {
    if (scrubbed.current) return
    scrubbed.current = true
    const otp = search.get('otp')
    if (otp !== null || search.has('email')) void navigate(urls.changePassword(), { replace: true, keepScroll: true })
    if (otp && first !== '') go({ step: 'password', email: first, otp })
  }, [])

  /** False where a code went there a moment ago, which is still good. */
  const send = async (email: string): Promise<boolean> => {
    const message = { what: 'reset-code', to: email } as const
    try {
      const { resend_after } = await api.call(sendResetCode, { body: { email } })
      const resendAt = Date.now() + resend_after * 1000
      recordSent(message, resendAt)
      go({ step: 'code', email, resendAt, isEarlier: false })
      return true
    } catch (error) {
      const resendAt = findEarlierSending(error, message)
      if (resendAt === undefined) throw error
      go({ step: 'code', email, resendAt, isEarlier: true })
      return false
    }
  }
  // The code is only looked at here, and used up with the new password.
  const check = async (email: string, otp: string) => {
    await api.call(verifyResetCode, { body: { email, otp } })
    go({ step: 'password', email, otp })
  }

  const finish = useFinishReset(flow, () => go({ step: 'done' }))

  if (flow.isRedirecting) return <StepSkeleton />
  if (reset.step === 'email')
    return <ResetPasswordEmail email={reset.email ?? first} send={send} takeFocus={moved.current} />
  if (reset.step === 'code') {
    const { email, resendAt, isEarlier } = reset
    return (
      <OneTimeCodePanel
        to={email}
        resendAt={resendAt}
        isEarlier={isEarlier}
        check={(otp) => check(email, otp)}
        sendAgain={() => send(email)}
        takeFocus
      >
        <Flush>
          <Button variant="quiet" size="small" onClick={() => go({ step: 'email', email })}>
            {t('account.reset.otherEmail')}
          </Button>
        </Flush>
      </OneTimeCodePanel>
    )
  }
  if (reset.step === 'password') {
    const { email } = reset
    return <ResetPasswordForm {...reset} sendAgain={() => send(email)} onDone={(password) => finish(email, password)} />
  }
  return <PasswordChanged />
}

const PasswordChanged = () => {
  const t = useTranslations('shell')
  const { locale } = usePlatform()
  return (
    <StepLayout title={t('account.reset.doneTitle')} text={t('account.reset.doneText')} takeFocus>
      <ButtonLink size="large" block href={inLanguage(locale.language, urls.getStarted())}>
        {t('account.signIn')}
      </ButtonLink>
    </StepLayout>
  )
}
