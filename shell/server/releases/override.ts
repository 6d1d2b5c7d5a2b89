export const overrideCookie = 'override'
/** Life of an override, in seconds. */
export const overrideMaxAgeSeconds = 8 * 3600

/** Tells that an override was refused, for as many seconds. */
export const overrideRefusedCookie = 'override_refused'
export const overrideRefusedMaxAgeSeconds = 5 * 60

export type Override = { remote: string; origin: string }

const overridePattern = /^([a-z][a-z0-9-]{1,39})@(https?:\/\/[^/@\s]+)$/

/** Reads `mf-search@http://localhost:4001`, several by comma; what is not on the list of origins is dropped. */
export const readOverrides = (text: string | undefined, origins: readonly string[]): Override[] =>
  (text ?? '')
    .split(',')
    .slice(0, 5)
    .flatMap((part) => {
      const [, remote = '', origin = ''] = overridePattern.exec(part.trim()) ?? []
      return origins.includes(origin) ? [{ remote, origin }] : []
    })

export const writeOverrides = (overrides: readonly Override[]): string =>
  overrides.map(({ remote, origin }) => `${remote}@${origin}`).join(',')
