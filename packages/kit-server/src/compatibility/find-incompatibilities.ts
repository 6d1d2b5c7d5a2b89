import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { isContractCompatible, isFormerKitRange } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import { satisfies } from 'semver'
import { getPackageName } from './package-name.ts'

type ReleaseRequirements = Pick<Release, 'contract' | 'shared'>

/** The contract of a shell, and the versions that it shares with remotes, by package. */
export type ShellCapabilities = { contract: string; shared: Readonly<Record<string, string>> }

/** What a release needs and a shell does not have. `provided` is undefined for a package that the shell does not share. */
export type Incompatibility =
  | { kind: 'contract'; required: string; provided: string }
  | { kind: 'shared'; name: string; required: string; provided: string | undefined }

/**
 * What keeps a release from running in a shell; empty where nothing does. It must have been built for the shell's contract or an earlier
 * one of the same major, and the shell must share every shared package in the range that the release was built against.
 *
 * This is the only place that decides it: for the registry, for the command line, and for the shell's server, which tells the browser.
 */
export const compareWithShell = (release: ReleaseRequirements, shell: ShellCapabilities): Incompatibility[] => {
  const incompatibilities: Incompatibility[] = []
  if (!isContractCompatible(release.contract, shell.contract))
    incompatibilities.push({ kind: 'contract', required: release.contract, provided: shell.contract })
  for (const [name, required] of Object.entries(release.shared)) {
    const provided = shell.shared[getPackageName(name)]
    if (provided === undefined || !(satisfies(provided, required) || isFormerKitRange(name, required)))
      incompatibilities.push({ kind: 'shared', name, required, provided })
  }
  return incompatibilities
}

const describe = (incompatibility: Incompatibility): string => {
  const { required, provided } = incompatibility
  if (incompatibility.kind === 'contract') return `it was made for contract ${required}, the shell keeps ${provided}`
  const { name } = incompatibility
  if (provided === undefined) return `it shares ${name}, which the shell does not provide`
  return `it needs ${name} ${required}, the shell provides ${provided}`
}

/** The same as sentences, for those who publish a release. */
export const findIncompatibilities = (release: ReleaseRequirements, shell: ShellCapabilities): string[] =>
  compareWithShell(release, shell).map(describe)
