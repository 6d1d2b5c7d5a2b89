import { isApiError } from '@jobspan/shared-kit/api'
import type { CountryKey } from '@jobspan/shared-kit/contracts/locales'
import type { CodeRecipient } from '@jobspan/shared-kit/contracts/sign-in'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { loadSignInContracts } from './load-sign-in-contracts.ts'
import type { SignInDraft } from './use-sign-in-draft.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

type Sent = NonNullable<SignInDraft['sent']>

/** Sends a code or a link and keeps when another may be asked for; leads to the step that waits for it. */
export const useSendCode = (flow: Pick<SignInFlow, 'draft' | 'updateDraft' | 'redirect'>) => {
  const { api } = usePlatform()
  const keepSent = (what: Sent['what'], to: string, seconds: number) => {
    const resendAt = Date.now() + seconds * 1000
    flow.updateDraft({ sent: { what, to, resendAt } })
    return resendAt
  }
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
   * Sends; one that went there a moment ago is still good, so asking again too early is no failure. `country` is the one that was
   * picked for a number.
   */
  return async (wanted: Pick<Sent, 'what' | 'to'>, country?: CountryKey): Promise<void> => {
    const before = flow.draft.sent
    try {
      keepSent(wanted.what, wanted.to, await send(wanted, country))
    } catch (error) {
      const isThere = before?.what === wanted.what && before.to === wanted.to
      if (!isThere || !isApiError(error) || error.status !== 429 || !error.retryAfter || error.retryAfter > 120)
        throw error
      keepSent(wanted.what, wanted.to, error.retryAfter)
    }
  }
}
