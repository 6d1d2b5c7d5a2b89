const probe = 'https://own.invalid'

/**
 * A `redirect` that came with an address or a form, as path and query of our own; null where a browser could read another host
 * into it: `//host`, `\`, control characters that browsers drop, user names, encoded slashes. Whether there is such a page, the
 * one who leads there knows.
 */
export const parseInternalPath = (value: string | null | undefined): string | null => {
  if (!value || value.length > 2000 || !/^\/(?![/\\])/.test(value)) return null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, which can turn `/\t/host` into `//host`.
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return null
  let url: URL
  try {
    url = new URL(value, probe)
  } catch {
    return null
  }
  if (url.origin !== probe || url.username !== '') return null
  if (url.pathname.includes('//') || /%(2f|5c|00)/i.test(url.pathname)) return null
  return `${url.pathname}${url.search}`
}
