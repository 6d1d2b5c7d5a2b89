import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import type { SelectedRelease } from '../releases/select-releases.ts'
import type { ShellContext } from '../shell-context.ts'

/** A page of a remote, or of the shell itself (`release` is then undefined). */
export type SiteRoute = {
  path: string
  access: 'public' | 'member'
  release: Release | undefined
  files: readonly string[]
  /** Beginning of the name of the file that holds all of these, and the texts of a language. */
  bundle?: string | undefined
  /** Whether the server may render it; a squad's override and what does not fit are the browser's alone. */
  rendered: boolean
}

const routesOfRemote = ({ release, origin, incompatibility }: SelectedRelease): SiteRoute[] =>
  release.pages.map(({ path, access, files, bundle }) => ({
    path,
    access,
    release,
    files,
    bundle,
    rendered: !origin && !incompatibility,
  }))

/** Every route that is on: the shell's own and those of the releases. */
export const routesOf = (
  { frame }: Pick<ShellContext, 'frame'>,
  activeReleases: readonly SelectedRelease[],
): SiteRoute[] => [
  ...frame.shellPages.pages.map(({ path, access }) => ({
    path,
    access,
    release: undefined,
    files: [],
    rendered: true,
  })),
  ...activeReleases.filter(({ enabled }) => enabled).flatMap(routesOfRemote),
]

/** Routes of what is off: their addresses say so. */
export const getDisabledRoutes = (activeReleases: readonly SelectedRelease[]): SiteRoute[] =>
  activeReleases.filter(({ enabled }) => !enabled).flatMap(routesOfRemote)
