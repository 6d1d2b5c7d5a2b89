/**
 * Version of the contract between shell and remotes (semver). A remote fits a shell of the same major and no earlier minor. 1.2 brought the
 * addresses of profile completion and chat.
 */
export const CONTRACT_VERSION = '1.2.0'
