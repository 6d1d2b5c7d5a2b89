/** A link that a feed gave, if it is one a browser may safely follow. */
export const httpUrl = (text: string | null | undefined): string | null => {
  if (!text) return null
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}
