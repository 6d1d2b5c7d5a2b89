import type { Release } from '@jobspan/shared-kit/contracts/releases'
import type { Site } from './site.ts'

/** A page of a remote, or of the shell itself (`release` is then undefined). */
export type SiteRoute = {
  path: string
  access: 'public' | 'member'
  release: Release | undefined
  files: readonly string[]
}

/** Every route that runs now: the shell's own and those of the promoted releases. */
export const routesOf = ({ frame, registry }: Pick<Site, 'frame' | 'registry'>): SiteRoute[] => [
  ...frame.ownPages.pages.map(({ path, access }) => ({ path, access, release: undefined, files: [] })),
  ...(registry.current()?.remotes ?? []).flatMap((release) =>
    release.pages.map(({ path, access, files }) => ({ path, access, release, files })),
  ),
]
