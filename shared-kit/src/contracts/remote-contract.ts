/** Version of the contract between shell and remotes (semver). A remote fits a shell of the same major and no earlier minor. */
export const CONTRACT_VERSION = '1.1.0'
