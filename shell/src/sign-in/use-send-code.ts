import type { CodeRecipient } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { loadSignInContracts } from './load-sign-in-contracts.ts'
import { findEarlierSending, recordSent } from './sent-messages.ts'
import type { SignInDraft } from './use-sign-in-draft.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

type Sent = NonNullable<SignInDraft['sent']>

/** Sends a code or a link and keeps when another may be asked for, for the step that waits for it. */
export const useSendCode = (flow: Pick<SignInFlow, 'updateDraft' | 'redirect'>) => {
  const { api } = usePlatform()
  const send = async ({ what, to }: Pick<Sent, 'what' | 'to'>, country?: CountryKey): Promise<number> => {
    const { sendLoginCode, sendMagicLink } = await loadSignInContracts()
    if (what === 'link') {
      const body = { email: to, ...(flow.redirect ? { redirect: flow.redirect } : {}) }
      return (await api.call(sendMagicLink, { body })).resend_after
    }
    const body: CodeRecipient =
      what === 'email-code'
        ? { channel: 'email', email: to }
        : { channel: 'phone', phone_num: to, phone_country: country }
    return (await api.call(sendLoginCode, { body })).resend_after
  }
  /**
   * Sends; false where one went there a moment ago, which is still good: asking again too early is no failure. `country` is the one
   * that was picked for a number.
   */
  return async ({ what, to }: Pick<Sent, 'what' | 'to'>, country?: CountryKey): Promise<boolean> => {
    try {
      const resendAt = Date.now() + (await send({ what, to }, country)) * 1000
      recordSent({ what, to }, resendAt)
      flow.updateDraft({ sent: { what, to, resendAt } })
      return true
    } catch (error) {
      const resendAt = findEarlierSending(error, { what, to })
      if (resendAt === undefined) throw error
      flow.updateDraft({ sent: { what, to, resendAt, isEarlier: true } })
      return false
    }
  }
}
