import type { Settings } from '../../platform/settings/settings.ts'

/**
 * The listed address that a text names; null for any other. An allow list is compared with what the browser will make of the
 * address, so whatever two readers could take differently is refused outright: spaces and control characters, backslashes, a
 * name and password before the host, and any letter in the host but plain ones. `http` only where this site is itself.
 */
export const parseAllowedTarget = (text: string, { handOff, publicOrigin }: Settings): URL | null => {
  const [, authority = ''] = /^https?:\/\/([a-z0-9.-]+(?::\d{1,5})?)(?:[/?#]|$)/i.exec(text) ?? []
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them from within an address.
  if (authority === '' || /[\s\\\u0000-\u001f\u007f]/.test(text)) return null
  const url = URL.parse(text)
  if (!url || url.username || url.password) return null
  if (url.protocol !== 'https:' && publicOrigin.protocol === 'https:') return null
  return handOff.hosts.includes(url.host) || isEmployerUrl(url, handOff.employerSite) ? url : null
}

/** Whether an address is the employer site's; below its path, where it shares the host with something else. */
export const isEmployerUrl = (url: URL, site: URL | undefined): boolean => {
  if (!site || url.origin !== site.origin) return false
  const base = basePath(site)
  return url.pathname === base || url.pathname.startsWith(`${base}/`)
}

/** Path of a site, without the slash at its end. */
export const basePath = (site: URL): string => site.pathname.replace(/\/+$/, '')
