/**
 * An origin that a back end may have: `https://rewards.example`, or `https://*.squads.example` for every name below one. The port is part of
 * it. Returns undefined where the text is neither.
 */
export const parseBackendOrigin = (text: string): string | undefined => {
  const wildcard = /^(https?:\/\/)\*\.(.+)$/.exec(text)
  const url = URL.parse(wildcard ? `${wildcard[1]}${wildcard[2]}` : text)
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname.includes('*')) return undefined
  if (url.pathname !== '/' || url.search || url.hash || url.username || url.password) return undefined
  // A wildcard of one label, such as `*.com`, would be everybody.
  if (wildcard && !url.hostname.includes('.')) return undefined
  return wildcard ? `${url.protocol}//*.${url.host}` : url.origin
}

/** Whether the operator of this site lets a release name that origin as its back end. */
export const isAllowedBackend = (origin: string, allowed: readonly string[]): boolean =>
  allowed.some((entry) => {
    if (!entry.includes('://*.')) return entry === origin
    const [scheme = '', domain = ''] = entry.split('*')
    return origin.startsWith(scheme) && origin.endsWith(domain) && origin.length > scheme.length + domain.length
  })
