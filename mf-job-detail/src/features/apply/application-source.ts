const fallback = 'job_search'

/** Where the visitor came from, as the spec's `source` cookie says (default `job_search`). */
export const applicationSource = (cookies: string): string => {
  const value = /(?:^|;\s*)source=([^;]*)/.exec(cookies)?.[1] ?? ''
  return /^[\w-]{1,60}$/.test(value) ? value : fallback
}
