import type { Release } from '@jobspan/shared-kit/contracts/releases'
import { satisfies } from 'semver'

/** What this shell is to remotes: the contract it keeps, and the versions that it lends by package. */
export type ShellCapabilities = { contract: string; shared: Record<string, string> }

/** Package that a shared name belongs to: `react-dom/client` is `react-dom`'s, `@jobspan/shared-kit/i18n` the kit's. */
export const getPackageName = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * Why a release may not run in this shell, or undefined when it may: the contract's major is another or its minor newer, or
 * a package that there must be one of (React above all) is not lent in a version that the release takes.
 */
export const misfit = (release: Release, offer: ShellCapabilities): string | undefined => {
  if (!satisfies(offer.contract, `^${release.contract}`)) return `contract ${release.contract}`
  const files = [...release.pages, ...release.slots].flatMap((part) => part.files)
  const unhashed = ['web/remoteEntry.js', ...files].find((file) => !release.files[file])
  if (unhashed && Object.keys(release.files).length > 0) return `no hash for ${unhashed}`
  for (const [name, range] of Object.entries(release.shared)) {
    const version = offer.shared[getPackageName(name)]
    if (version && !satisfies(version, range)) return `contract without ${name} ${range}`
  }
  return undefined
}
