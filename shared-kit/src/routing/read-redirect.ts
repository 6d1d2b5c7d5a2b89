import { parseInternalPath } from '../contracts/platform/internal-path.ts'
import { inLanguage, splitLanguage } from './urls.ts'

/**
 * Checks a `redirect` value that came with an address. Returns the own path (with language and query) or undefined.
 * Anything that a browser could read as another host, and any path that is no route of the site, is refused.
 */
export const readRedirect = (
  value: string | null | undefined,
  language: Parameters<typeof inLanguage>[0],
  isKnown: (path: string) => boolean,
): string | undefined => {
  const full = parseInternalPath(value)
  if (full === null) return undefined
  const { language: given, path } = splitLanguage(full)
  return isKnown(path) ? inLanguage(given ?? language, path) : undefined
}
