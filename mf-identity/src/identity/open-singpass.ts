import type { ApiClient } from '@jobspan/shared-kit/api'
import { identityCallbackPath } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import { rememberReturnUrl } from './identity-cookies.ts'
import { beginVerification } from './identity-queries.ts'

/** Phones have one window (docs/product-rules.md#identity-verification). */
const opensInSameWindow = () => window.matchMedia('(max-width: 768px), (pointer: coarse)').matches

/**
 * Opens Singpass in a new window, or on a phone in this one. The window opens with the press, since browsers block one that opens later; it
 * stays empty until the address is there, and closes where none comes. Where it is blocked, this window goes there.
 */
export const openSingpass = async (api: ApiClient): Promise<void> => {
  rememberReturnUrl()
  const opened = opensInSameWindow() ? null : window.open('', '_blank')
  try {
    const url = await beginVerification(api, `${window.location.origin}${identityCallbackPath}`)
    if (opened && !opened.closed) {
      opened.opener = null
      opened.location.replace(url)
    } else if (!opened) {
      window.location.assign(url)
    }
  } catch (error) {
    opened?.close()
    throw error
  }
}
