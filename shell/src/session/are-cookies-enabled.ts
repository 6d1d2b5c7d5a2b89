/**
 * Whether the browser keeps cookies of this site: asked by setting one, since `navigator.cookieEnabled` says yes of a browser
 * that refuses them here.
 */
export const areCookiesEnabled = (): boolean => {
  if (document.cookie !== '') return true
  // biome-ignore lint/suspicious/noDocumentCookie: it is read at once, which the Cookie Store is too slow for.
  document.cookie = 'kept=1; path=/; samesite=strict; max-age=1'
  return document.cookie !== ''
}
