import { loginWithCode } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { OneTimeCodePanel } from './one-time-code-panel.tsx'
import { OtherSignInMethodsLink } from './other-sign-in-methods-link.tsx'
import { useSendCode } from './use-send-code.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** The code that went to an address or a number. */
export const OneTimeCodeStep = ({ flow, takeFocus }: { flow: SignInFlow; takeFocus: boolean }) => {
  const { api } = usePlatform()
  const sendCode = useSendCode(flow)
  const { sent } = flow.draft
  if (!sent || sent.what === 'link') return null
  const check = async (otp: string) => {
    const body =
      sent.what === 'email-code'
        ? { channel: 'email' as const, email: sent.to, otp }
        : { channel: 'phone' as const, phone_num: sent.to, otp }
    await flow.handleResult(await api.call(loginWithCode, { body }))
  }
  return (
    <OneTimeCodePanel
      to={sent.to}
      resendAt={sent.resendAt}
      isEarlier={sent.isEarlier}
      check={check}
      sendAgain={() => sendCode(sent)}
      takeFocus={takeFocus}
    >
      <OtherSignInMethodsLink flow={flow} />
    </OneTimeCodePanel>
  )
}
