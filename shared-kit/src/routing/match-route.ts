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

/** What is no valid encoding is taken as it is. */
const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
