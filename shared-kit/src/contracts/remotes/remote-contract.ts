/**
 * Version of the contract between shell and remotes (semver), see `isContractCompatible`.
 */
export const REMOTE_CONTRACT_VERSION = '2.3.0'

/**
 * Whether a remote that was built for version `required` of the contract can run in a shell that has version `provided`: the major is the
 * same, and the minor is not later. Browsers and servers decide by this function.
 */
export const isContractCompatible = (required: string, provided: string): boolean => {
  const [major, minor] = required.split('.')
  const [shellMajor, shellMinor] = provided.split('.')
  return major === shellMajor && Number(minor) <= Number(shellMinor)
}

/**
 * Whether the kit is asked for as releases did before it had one version: they name `^0.1.0`, whatever contract they were built for. What they
 * need of the kit is said by their contract. Contract 3 has no such releases any more.
 */
export const isFormerKitRange = (shareKey: string, range: unknown): boolean =>
  shareKey.startsWith('@jobspan/shared-kit/') && range === '^0.1.0'
