import type {
  CountryDocument,
  ReferencingDocument,
  ReleaseReference,
} from '@jobspan/shared-kit/contracts/registry/document'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'

/** The same document with the hash of each release's `release.json` in the place of what that holds. */
export const referenceReleases = (
  document: CountryDocument,
  integrityOf: (release: Release) => string,
): ReferencingDocument => {
  const reference = (release: Release): ReleaseReference => ({
    name: release.name,
    build: release.build,
    integrity: integrityOf(release),
  })
  return {
    ...document,
    releases: 'by-hash',
    remotes: document.remotes.map((rollout) => ({
      ...rollout,
      current: reference(rollout.current),
      previous: rollout.previous && reference(rollout.previous),
      canary: rollout.canary && { ...rollout.canary, release: reference(rollout.canary.release) },
    })),
    first_canaries: document.first_canaries?.map((canary) => ({ ...canary, release: reference(canary.release) })),
  }
}
