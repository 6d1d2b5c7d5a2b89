import {
  identityCookieDays,
  identityCookies,
  identityFlag,
} from '@jobspan/shared-kit/contracts/identity/identity-constants'

const setCookie = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that visitors use.
  document.cookie = `${name}=${value}; path=/; max-age=${identityCookieDays * 86_400}; samesite=lax`
}

/** Remembers the page that the way back from Singpass leads to: the current one with the flag (docs/product-rules.md#identity-verification). */
export const rememberReturnUrl = (): void => {
  const { pathname, search } = window.location
  const params = new URLSearchParams(search)
  params.set(identityFlag, '1')
  setCookie(identityCookies.returnUrl, encodeURIComponent(`${pathname}?${params}`))
}

/** The member puts the verification off; pages do not propose it for three days. */
export const rememberSkip = (): void => setCookie(identityCookies.skip, '1')

export const isSkipped = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie === `${identityCookies.skip}=1`)
