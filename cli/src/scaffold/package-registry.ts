import { execSync } from 'node:child_process'
import { usageError } from '../cli-error.ts'

/** The address as npm writes it. Throws where it is none. */
export const checkPackageRegistry = (address: string): string => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username)
    throw usageError(
      `--package-registry: ${address} is no address of a package registry.`,
      'Name it as https://packages.example.com, without a user; npm keeps tokens in the .npmrc of your home folder.',
    )
  return url.href
}

/** The registry that this machine's npm asks for our packages; undefined where none is named for their scope. */
export const readPackageRegistry = (cwd: string): string | undefined => {
  try {
    const text = execSync('npm config get @jobspan:registry', {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    return URL.canParse(text) ? text : undefined
  } catch {
    return undefined
  }
}
