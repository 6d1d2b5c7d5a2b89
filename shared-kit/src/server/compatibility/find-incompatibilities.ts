import type { Release } from '@jobspan/shared-kit/contracts/releases'
import { satisfies } from 'semver'

type Asks = Pick<Release, 'contract' | 'shared'>
/** Versions by package, as shells announce them. */
type Lends = { contract: string; shared: Readonly<Record<string, string>> }

/** Package that a shared name belongs to: `react-dom/client` is `react-dom`'s, `@jobspan/shared-kit/i18n` the kit's. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * Why a release does not fit a shell; empty where it does. It must have been made for the shell's contract or an earlier
 * one of the same major, and the shell must lend every shared package in the range that the release was built against.
 */
export const misfits = (release: Asks, shell: Lends): string[] => {
  const faults: string[] = []
  if (!satisfies(shell.contract, `^${release.contract}`))
    faults.push(`it was made for contract ${release.contract}, the shell keeps ${shell.contract}`)
  for (const [name, range] of Object.entries(release.shared)) {
    const lent = shell.shared[packageOf(name)]
    if (lent === undefined) faults.push(`it shares ${name}, which the shell does not lend`)
    else if (!satisfies(lent, range)) faults.push(`it needs ${name} ${range}, the shell lends ${lent}`)
  }
  return faults
}
