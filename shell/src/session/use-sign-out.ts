import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, splitLanguage, urls } from '@jobspan/shared-kit/routing'
import { endPush } from './end-push.ts'

/** Stays with the device, whoever uses it (docs/product-rules.md#device-id). */
const ofTheDevice = new Set(['device_uuid'])

/** Clears what the person left in this browser: flags, drafts, what was seen and searched. */
const clearStorage = (): void => {
  try {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) if (!ofTheDevice.has(key)) localStorage.removeItem(key)
  } catch {
    // Storage that is shut holds nothing.
  }
}

/**
 * Ends the session and begins at the home page with a new document, so that nothing of the account stays in memory. Where
 * the session could not be ended the page stays and says so: nobody should leave a shared computer believing it was.
 */
export const useSignOut = () => {
  const t = useTranslations('shell')
  const { api, locale, notify } = usePlatform()
  return async () => {
    let channel: typeof import('./session-channel.ts')
    try {
      channel = await import(/* webpackChunkName: "after-load" */ './session-channel.ts')
      const { logOut } = await import('@jobspan/shared-kit/contracts/auth/session')
      await api.call(logOut, { body: { source: 'web' } })
    } catch {
      notify(t('offline'), 'error')
      return
    }
    // Nobody waits for it, and the session has ended whatever becomes of it.
    void endPush()
    clearStorage()
    channel.broadcastMember(null)
    const { path } = splitLanguage(window.location.pathname)
    // Both are where they would be led to; a reload keeps the address (docs/product-rules.md#after-sign-out).
    if (path === urls.home() || path === urls.getStarted()) window.location.reload()
    else window.location.assign(inLanguage(locale.language, urls.home()))
  }
}
