import { createHash } from 'node:crypto'

const maxLength = 200

/**
 * Of the address of a posting what names it: without its scheme, and without what only tells where a visitor came from. A long one
 * becomes its SHA-256, since an index holds no more. The migration that made `jobs.url_key` does the same in SQL.
 */
export const toUrlKey = (url: string | null): string => {
  const short = (url ?? '')
    .replace(/^https?:/, '')
    .replace(/(?<=[?&])utm_[a-z]+=[^&#]*&?/g, '')
    .replace(/[?&]+(?=#|$)/, '')
  return short.length <= maxLength ? short : createHash('sha256').update(short).digest('hex')
}
