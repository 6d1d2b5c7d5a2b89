export const overrideCookie = 'override'
/** Life of an override, in seconds. */
export const overrideMaxAgeSeconds = 8 * 3600

/** Tells that an override was refused, for as many seconds. */
export const overrideRefusedCookie = 'override_refused'
export const overrideRefusedMaxAgeSeconds = 5 * 60

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
/** `*` stands for one label below a domain that is the company's own, so there are two more below it at least. */
const wildcardPattern = new RegExp(`^https://\\*((?:\\.${label}){2,}(?::\\d{1,5})?)$`)

/**
 * Reads an entry of the list of origins: an origin, or one with a wildcard for its first label (`https://*.previews.example.com`). Undefined
 * where it is neither.
 */
export const parseOverrideOrigin = (entry: string): string | undefined => {
  if (wildcardPattern.test(entry)) return entry
  return !entry.includes('*') && URL.canParse(entry) ? new URL(entry).origin : undefined
}

/** Whether an origin is on the list. What is let through stands in the page's policy, so it is an origin and nothing more. */
const isListed = (origin: string, listed: readonly string[]): boolean =>
  listed.some((entry) => {
    const [, domain] = wildcardPattern.exec(entry) ?? []
    if (domain === undefined) return entry === origin
    return (
      origin.endsWith(domain) && new RegExp(`^https://${label}$`).test(origin.slice(0, origin.length - domain.length))
    )
  })

export type Override = { remote: string; origin: string }

const overridePattern = /^([a-z][a-z0-9-]{1,39})@(https?:\/\/[^/@\s]+)$/

/** Reads `mf-search@http://localhost:4001`, several by comma; what is not on the list of origins is dropped. */
export const readOverrides = (text: string | undefined, origins: readonly string[]): Override[] =>
  (text ?? '')
    .split(',')
    .slice(0, 5)
    .flatMap((part) => {
      const [, remote = '', origin = ''] = overridePattern.exec(part.trim()) ?? []
      return isListed(origin, origins) ? [{ remote, origin }] : []
    })

export const writeOverrides = (overrides: readonly Override[]): string =>
  overrides.map(({ remote, origin }) => `${remote}@${origin}`).join(',')
