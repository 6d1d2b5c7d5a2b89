/**
 * Version of the contract between shell and remotes (semver), see `isContractCompatible`. 1.2 brought the
 * addresses of profile completion and chat.
 */
export const CONTRACT_VERSION = '1.2.0'

/**
 * Whether a remote that was built for version `required` of the contract can run in a shell that has version `provided`: the major is the
 * same, and the rest is not later. Browsers and servers decide by this function.
 */
export const isContractCompatible = (required: string, provided: string): boolean => {
  const [major, minor = 0, patch = 0] = required.split('.').map(Number)
  const [shellMajor, shellMinor = 0, shellPatch = 0] = provided.split('.').map(Number)
  return major === shellMajor && (minor === shellMinor ? patch <= shellPatch : minor < shellMinor)
}
