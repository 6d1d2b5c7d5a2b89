export type RouteMatch<Route> = { route: Route; params: Record<string, string> }

/**
 * Finds the route whose pattern fits a path below the language. Literal segments win over parameters. Every application on the
 * page asks of every address, so a pattern is compared segment by segment and never made into an expression.
 */
export const matchRoute = <Route extends { path: string }>(
  routes: readonly Route[],
  path: string,
): RouteMatch<Route> | undefined => {
  const segments = segmentsOf(path.split(/[?#]/, 1)[0] ?? path).map(decode)
  let best: RouteMatch<Route> | undefined
  for (const route of routes) {
    const params = match(segmentsOf(route.path), segments)
    if (params && (!best || parameterCount(route.path) < parameterCount(best.route.path))) best = { route, params }
  }
  return best
}

/** What stands behind an address in a text, and comes along when both are copied. */
const behindAddress = /(?:[\s)\]}>.,;:!?'"”’»。，、）」』]|%20|%22|%27|%29|%3E|%5D|%7D)+$/i

/**
 * The path of a route that somebody meant whose address leads to none: typed in capitals, or copied with what stood behind it in a text.
 * Undefined where it is no route all the same, and where the path is right as it is.
 */
export const correctPath = (routes: readonly { path: string }[], path: string): string | undefined => {
  const meant = segmentsOf(segmentsOf(path).join('/').replace(behindAddress, ''))
  for (const { path: pattern } of routes) {
    const parts = segmentsOf(pattern)
    const lower = parts.map((part, index) => (part.startsWith(':') ? part : (meant[index] ?? '').toLowerCase()))
    if (lower.length !== meant.length || lower.some((part, index) => part !== parts[index])) continue
    const corrected = parts.map((part, index) => (part.startsWith(':') ? meant[index] : part)).join('/')
    return corrected === path || matchRoute(routes, corrected) === undefined ? undefined : corrected
  }
  return undefined
}

/** Without the slashes at the end: they change nothing. */
const segmentsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/')

const match = (pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined => {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== segment) return undefined
    } else if (segment === '') return undefined
    else params[part.slice(1)] = segment
  }
  return params
}

const parameterCount = (pattern: string) => pattern.split(':').length

/** What is no valid encoding is taken as it stands. */
const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
