import {
  cancelPasskeyRequest,
  canSuggestPasskeys,
  hasPasskeys,
  isPasskeyDeclined,
  requestPasskey,
} from '@jobspan/shared-features/account'
import { isApiError } from '@jobspan/shared-kit/api'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { startTransition, useEffect, useRef, useState } from 'react'
import { type AccountError, codeError } from './account-errors.ts'
import { loadSignInContracts } from './load-sign-in-contracts.ts'
import type { useAsyncAction } from './use-async-action.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** Whether to show a passkey button; false in the server's markup. */
export const useHasPasskeys = (): boolean => {
  const [has, setHas] = useState(false)
  useEffect(() => startTransition(() => setHas(hasPasskeys())), [])
  return has
}

const passkeyError = (error: unknown): AccountError =>
  isApiError(error) ? codeError(error) : { text: 'account.passkeyFailed', shownIn: 'form' }

/** Signs in with a passkey at the press of a button. A person who closes the browser's question is told nothing more of it. */
export const useSignInWithPasskey = (flow: SignInFlow, task: ReturnType<typeof useAsyncAction>) => {
  const { api } = usePlatform()
  return () => {
    flow.recordMethod('passkey')
    void task.run(async () => {
      const { loginWithPasskey, passkeyLoginOptions } = await loadSignInContracts()
      const { options } = await api.call(passkeyLoginOptions)
      const response = await requestPasskey(options).catch((error: unknown) => {
        if (isPasskeyDeclined(error)) return null
        throw error
      })
      if (response) await flow.handleResult(await api.call(loginWithPasskey, { body: { response } }))
    }, passkeyError)
  }
}

/** Milliseconds after which suggestions are asked for unasked. */
const autofillDelayMs = 2500

/** Offers passkeys among the browser's suggestions for a field, for as long as this is on show (WebAuthn, conditional mediation). */
export const usePasskeyAutofill = (flow: SignInFlow, task: ReturnType<typeof useAsyncAction>): void => {
  const { api } = usePlatform()
  const latest = useRef({ flow, task })
  latest.current = { flow, task }
  useEffect(() => {
    let isOn = true
    const wait = async () => {
      if (!(await canSuggestPasskeys()) || !isOn) return
      const { loginWithPasskey, passkeyLoginOptions } = await loadSignInContracts()
      const { options } = await api.call(passkeyLoginOptions)
      if (!isOn) return
      const response = await requestPasskey(options, { suggest: true })
      latest.current.flow.recordMethod('passkey')
      await latest.current.task.run(
        async () => latest.current.flow.handleResult(await api.call(loginWithPasskey, { body: { response } })),
        passkeyError,
      )
    }
    let isAsked = false
    const begin = () => {
      if (isAsked) return
      isAsked = true
      // Suggestions are a comfort: where they fail, the button is still there.
      wait().catch(() => undefined)
    }
    // The first seconds belong to the page; a field that somebody goes to needs its suggestions now.
    const timer = setTimeout(begin, autofillDelayMs)
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) begin()
    }
    document.addEventListener('focusin', onFocus)
    return () => {
      isOn = false
      clearTimeout(timer)
      document.removeEventListener('focusin', onFocus)
      if (isAsked && hasPasskeys()) void cancelPasskeyRequest().catch(() => undefined)
    }
  }, [api])
}
