import { inLanguage, splitLanguage } from './urls.ts'

const probe = 'https://own.invalid'

/**
 * Checks a `redirect` value that came with an address. Returns the own path (with language and query) or undefined.
 * Anything that a browser could read as another host, and any path that is no route of the site, is refused.
 */
export const readRedirect = (
  value: string | null | undefined,
  language: Parameters<typeof inLanguage>[0],
  isKnown: (path: string) => boolean,
): string | undefined => {
  if (!value || value.length > 2000 || !/^\/(?![/\\])/.test(value)) return undefined
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, which can turn `/\t/host` into `//host`.
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return undefined
  let url: URL
  try {
    url = new URL(value, probe)
  } catch {
    return undefined
  }
  if (url.origin !== probe || url.username !== '' || url.pathname.startsWith('//')) return undefined
  const full = `${url.pathname}${url.search}`
  const { language: given, path } = splitLanguage(full)
  if (path.startsWith('//') || /%(2f|5c|00)/i.test(url.pathname)) return undefined
  return isKnown(path) ? inLanguage(given ?? language, path) : undefined
}
