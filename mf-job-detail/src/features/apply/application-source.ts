const fallback = 'job_search'

/** Where the visitor came from, as the cookie `source` says (docs/product-rules.md#source-cookie). */
export const applicationSource = (cookies: string): string => {
  const value = /(?:^|;\s*)source=([^;]*)/.exec(cookies)?.[1] ?? ''
  return /^[\w-]{1,60}$/.test(value) ? value : fallback
}
