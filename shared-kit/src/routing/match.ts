import { matchPath } from 'react-router-dom'

export type RouteMatch<Route> = { route: Route; params: Record<string, string> }

/** Finds the route whose pattern fits a path below the language. Literal segments win over parameters. */
export const matchRoute = <Route extends { path: string }>(
  routes: readonly Route[],
  path: string,
): RouteMatch<Route> | undefined => {
  const pathname = decodePath(path.split(/[?#]/, 1)[0] ?? path)
  let best: RouteMatch<Route> | undefined
  for (const route of routes) {
    // Most patterns are ruled out by how they begin, which costs less than reading them as patterns.
    if (!pathname.startsWith(literalStart(route.path))) continue
    const match = matchPath({ path: route.path, end: true, caseSensitive: true }, pathname)
    if (match && (!best || parameterCount(route.path) < parameterCount(best.route.path))) {
      best = { route, params: match.params as Record<string, string> }
    }
  }
  return best
}

const literalStart = (pattern: string) => pattern.split(':', 1)[0] ?? ''

const parameterCount = (pattern: string) => pattern.split(':').length

const decodePath = (path: string): string =>
  path
    .split('/')
    .map((part) => {
      try {
        return decodeURIComponent(part).replaceAll('/', '%2F')
      } catch {
        return part
      }
    })
    .join('/')
