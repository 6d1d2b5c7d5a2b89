import type { Release } from '@jobspan/shared-kit/contracts/releases'

type Claims = Pick<Release, 'name' | 'pages' | 'slots' | 'overlays'>

const isParameter = (segment: string) => segment.startsWith(':')

/** Without the slashes at the end, which change nothing to the shell either. */
const segmentsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/')

/** Whether some address fits both patterns: `/job/special` and `/job/:slug` both match the first, whichever wins. */
export const routesOverlap = (one: string, other: string): boolean => {
  const [segments, others] = [segmentsOf(one), segmentsOf(other)]
  return (
    segments.length === others.length &&
    segments.every((segment, index) => {
      const opposite = others[index] ?? ''
      return segment === opposite || isParameter(segment) || isParameter(opposite)
    })
  )
}

/** Patterns that match the very same addresses, whatever their parameters are called. */
const isSameRoute = (one: string, other: string): boolean => {
  const shapeOf = (path: string) => segmentsOf(path).map((segment) => (isParameter(segment) ? ':' : segment))
  return shapeOf(one).join('/') === shapeOf(other).join('/')
}

const findRouteConflicts = (release: Pick<Release, 'pages'>, owner: string, paths: readonly string[]): string[] =>
  release.pages.flatMap(({ path }) => {
    const met = paths.filter((other) => routesOverlap(path, other))
    if (met.length === 0) return []
    const as = met.includes(path) ? '' : `, which has ${met.join(' and ')} for the same address`
    return [`route ${path} belongs to ${owner}${as}`]
  })

/** Routes, slots and overlays of a release that belong to another remote; empty where there are none. */
export const findConflicts = (release: Claims, others: readonly Claims[]): string[] =>
  others
    .filter(({ name }) => name !== release.name)
    .flatMap((other) => {
      const slots = new Set(other.slots.map(({ name }) => name))
      const flags = new Set(other.overlays.map(({ queryFlag }) => queryFlag))
      const { name: owner } = other
      const paths = other.pages.map(({ path }) => path)
      return [
        ...findRouteConflicts(release, owner, paths),
        ...release.slots.filter(({ name }) => slots.has(name)).map(({ name }) => `slot ${name} belongs to ${owner}`),
        ...release.overlays
          .filter(({ queryFlag }) => flags.has(queryFlag))
          .map(({ queryFlag }) => `overlay ?${queryFlag} belongs to ${owner}`),
      ]
    })

/** Routes of a release that are a shell's own pages: the shell would show those and never the remote's. */
export const findShellConflicts = (
  release: Pick<Release, 'pages'>,
  { build, paths }: { build: string; paths?: readonly string[] | null | undefined },
): string[] => findRouteConflicts(release, `the shell itself (${build})`, paths ?? [])

/** Routes that a release names a second time; of two that match the same addresses nobody would come to the second. */
export const findDuplicateRoutes = ({ pages }: Pick<Release, 'pages'>): string[] =>
  pages.flatMap(({ path }, index) => (pages.slice(0, index).some((page) => isSameRoute(page.path, path)) ? [path] : []))
