import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'

type NavigationClaims = Pick<Release, 'name' | 'navigation'>

/** Navigation links of a release whose ids belong to another remote, in whichever area. */
export const findNavigationConflicts = (release: NavigationClaims, other: NavigationClaims): string[] => {
  const taken = new Set(other.navigation?.map(({ id }) => id))
  const ids = new Set(release.navigation?.map(({ id }) => id))
  return [...ids].filter((id) => taken.has(id)).map((id) => `navigation link ${id} belongs to ${other.name}`)
}
