import { type LandingReason, landingPath, reportLanding } from '@jobspan/shared-features/account'
import { ApiError } from '@jobspan/shared-kit/api'
import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import type { SignInResult, SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { readRedirect, splitLanguage, urls, useSearchParams } from '@jobspan/shared-kit/routing'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { useRef, useState } from 'react'
import { areCookiesEnabled } from '../session/are-cookies-enabled.ts'
import { getLinkExpiredStep } from './get-link-expired-step.ts'
import { loadFirstStepsContracts } from './load-sign-in-contracts.ts'
import { pendingSignInQuery } from './pending-sign-in-query.ts'
import { type Step, stepPath } from './sign-in-steps.ts'
import { clearSignInDraft, type SignInDraft, useSignInDraft } from './use-sign-in-draft.ts'

const nextStep = { two_factor: 'second-factor', registration: 'complete-registration', link: 'link-account' } as const

export type SignInFlow = {
  draft: SignInDraft
  updateDraft(change: Partial<SignInDraft>): void
  /** False until what this tab kept has been read. */
  isDraftLoaded: boolean
  /** Own path to go to afterwards, checked. */
  redirect: string | undefined
  go(step: Step, replace?: boolean): void
  /**
   * The API says that the pending sign-in of this browser has expired: the page goes back to the first step, and says so there. `typed`
   * is stored, and is in the fields again.
   */
  expirePendingSignIn(typed?: Partial<SignInDraft>): void
  /** Continues after a sign-in method succeeded: signed in, or another step. `back` replaces the `redirect` of the URL. */
  handleResult(result: SignInResult, back?: string): Promise<void>
  /**
   * Sets the member's session and goes to the next page (docs/product-rules.md#landing). Throws `cookiesMissing` where the browser keeps none.
   * `missed` is a social account that was to be linked and expired first: the page says so before it goes on.
   */
  finishSignIn(arrival: LandingReason, user: SessionUser, back?: string, missed?: SocialProvider): Promise<void>
  /** The next page is on its way. */
  isRedirecting: boolean
  /** Records at the API which sign-in method was pressed; nothing waits for it. */
  recordMethod(method: string, typed?: { email?: string; phone?: string }): void
}

/** What every step of signing in needs, and the one end of them all. */
export const useSignInFlow = (): SignInFlow => {
  const t = useTranslations('shell')
  const platform = usePlatform()
  const host = useHost()
  const [search] = useSearchParams()
  const { draft, isRead: isDraftLoaded, keep: updateDraft } = useSignInDraft()
  const [isRedirecting, setLanding] = useState(false)
  const method = useRef('unknown')
  const { api, store, queryClient, events, navigate, notify, locale } = platform
  const hasPage = (path: string) => host?.hasPage(path) ?? false
  const redirect = readRedirect(search.get('redirect'), locale.language, hasPage)

  const go = (step: Step, replace = false) => void navigate(stepPath(step, redirect), { replace })

  const expirePendingSignIn: SignInFlow['expirePendingSignIn'] = (typed) => {
    if (typed) updateDraft(typed)
    queryClient.setQueryData(pendingSignInQuery(api).queryKey, null)
  }

  const finishSignIn: SignInFlow['finishSignIn'] = async (arrival, user, back = redirect, missed) => {
    // The session is in a cookie. Where the browser keeps none nobody is signed in, and the next page would ask again.
    if (!areCookiesEnabled()) {
      throw new ApiError({ kind: 'refused', status: 401, code: errorCode.cookiesMissing, message: t('cookiesRefused') })
    }
    setLanding(true)
    clearSignInDraft()
    const target = missed
      ? urls.getStarted(back, getLinkExpiredStep(missed))
      : landingPath(arrival, user, back, hasPage)
    // What was fetched as a guest may look different to a member.
    queryClient.clear()
    store.set(sessionAtom, { kind: 'member', user })
    events.emit('session.changed', { kind: 'member' })
    notify(t('account.welcome'), 'success')
    await navigate(target, { replace: true })
    // That is told on this very page.
    if (missed) setLanding(false)
    reportLanding(api, method.current, splitLanguage(target).path)
  }

  const handleResult: SignInFlow['handleResult'] = async (result, back = redirect) => {
    if (result.status === 'signed_in') {
      await finishSignIn('sign-in', result.user, back, result.not_linked ?? result.not_joined)
      // Somebody else may have chosen it before the address was confirmed (the mail says the same).
      if (result.is_password_removed) notify(t('account.passwordRemoved'), 'warning')
      return
    }
    queryClient.setQueryData(pendingSignInQuery(api).queryKey, result)
    await navigate(stepPath(nextStep[result.status], back))
  }

  const recordMethod: SignInFlow['recordMethod'] = (pressed, { email, phone } = {}) => {
    method.current = pressed
    const body = { way: pressed, ...(email ? { email } : {}), ...(phone ? { phone_num: phone } : {}) }
    loadFirstStepsContracts()
      .then(({ recordGetStarted }) => api.call(recordGetStarted, { body }))
      .catch(() => undefined)
  }

  return {
    draft,
    updateDraft,
    isDraftLoaded,
    redirect,
    go,
    expirePendingSignIn,
    handleResult,
    finishSignIn,
    isRedirecting,
    recordMethod,
  }
}
