import { listContributions, type Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { isContractCompatible } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import { findNavigationConflicts } from './find-navigation-conflicts.ts'

type SlotClaims = Pick<Release, 'name' | 'slots' | 'declaredSlots' | 'contributions'>
type Claims = SlotClaims & Pick<Release, 'pages' | 'overlays' | 'navigation'>

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

const declarationsOf = (releases: readonly SlotClaims[], slot: string) =>
  releases.flatMap((release) =>
    (release.declaredSlots ?? []).filter(({ name }) => name === slot).map(({ version }) => ({ release, version })),
  )

/**
 * Contributions of releases that are shown nowhere: of the releases that declare their slot none declares the version that they ask for. A
 * slot that no release declares has whatever its page passes.
 */
export const findUnshownContributions = (releases: readonly SlotClaims[], declaring: readonly SlotClaims[]) =>
  releases.flatMap((release) =>
    listContributions(release).flatMap(({ slot, name, version }) => {
      const declared = declarationsOf(declaring, slot)
      const isShown = declared.length === 0 || declared.some((each) => isContractCompatible(version, each.version))
      return isShown ? [] : [{ remote: release.name, slot, name, version, declared }]
    }),
  )

const findSlotConflicts = (release: SlotClaims, other: SlotClaims): string[] => {
  const declared = new Set((other.declaredSlots ?? []).map(({ name }) => name))
  const taken = listContributions(other)
  return [
    ...(release.declaredSlots ?? [])
      .filter(({ name }) => declared.has(name))
      .map(({ name }) => `slot ${name} is declared by ${other.name}`),
    ...listContributions(release)
      .filter(({ slot, name }) => taken.some((each) => each.slot === slot && each.name === name))
      .map(({ slot, name }) => `contribution ${name} to slot ${slot} belongs to ${other.name}`),
  ]
}

const findVersionConflicts = (release: SlotClaims, others: readonly SlotClaims[]): string[] =>
  findUnshownContributions([release], [release, ...others]).map(({ slot, name, version, declared }) => {
    const offers = declared.map((each) => `${each.release.name} declares ${each.version}`)
    return `contribution ${name} asks for version ${version} of slot ${slot}, and ${[...new Set(offers)].join(', ')}`
  })

/** Contributions that no page shows: no release declares their slot. It may be misspelt, or its remote is yet to be released. */
export const findUnknownSlots = (release: SlotClaims, others: readonly SlotClaims[]): string[] => {
  const declared = [release, ...others].flatMap(({ declaredSlots = [] }) => declaredSlots.map(({ name }) => name))
  return (release.contributions ?? [])
    .filter(({ slot }) => !declared.includes(slot))
    .map(({ slot, name }) => {
      const known = declared.length > 0 ? `it has ${[...new Set(declared)].sort().join(', ')}` : 'it has none'
      return `contribution ${name} is for slot ${slot}, which nothing that runs declares: ${known}`
    })
}

/** What a release says twice of its own slots: of two contributions of one name, nobody could tell one from the other. */
export const findDuplicateContributions = (release: SlotClaims): string[] => {
  const names = [
    ...(release.declaredSlots ?? []).map(({ name }) => `slot ${name}`),
    ...listContributions(release).map(({ slot, name }) => `contribution ${name} to slot ${slot}`),
  ]
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}

/**
 * Routes, slots, contributions and overlays of a release that belong to another remote, and contributions that no page could show; empty
 * where there are none.
 */
export const findConflicts = (release: Claims, running: readonly Claims[]): string[] => {
  const others = running.filter(({ name }) => name !== release.name)
  return [
    ...others.flatMap((other) => {
      const flags = new Set(other.overlays.map(({ queryFlag }) => queryFlag))
      const { name: owner } = other
      const paths = other.pages.map(({ path }) => path)
      return [
        ...findRouteConflicts(release, owner, paths),
        ...findSlotConflicts(release, other),
        ...release.overlays
          .filter(({ queryFlag }) => flags.has(queryFlag))
          .map(({ queryFlag }) => `overlay ?${queryFlag} belongs to ${owner}`),
        ...findNavigationConflicts(release, other),
      ]
    }),
    ...findVersionConflicts(release, others),
  ]
}

/** Routes of a release that are a shell's own pages: the shell would show those and never the remote's. */
export const findShellConflicts = (
  release: Pick<Release, 'pages'>,
  { build, paths }: { build: string; paths?: readonly string[] | null | undefined },
): string[] => findRouteConflicts(release, `the shell itself (${build})`, paths ?? [])

/** Routes that a release names a second time; of two that match the same addresses nobody would come to the second. */
export const findDuplicateRoutes = ({ pages }: Pick<Release, 'pages'>): string[] =>
  pages.flatMap(({ path }, index) => (pages.slice(0, index).some((page) => isSameRoute(page.path, path)) ? [path] : []))
