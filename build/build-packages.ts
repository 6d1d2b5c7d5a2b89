import { createConcurrencyLimiter } from '../packages/kit-server/src/concurrency-limiter.ts'
import { buildPackage } from './build-package.ts'
import { registryConsolePath, remoteNames } from './packages.ts'

/** All that a deployment serves; the shell is first, which releases are published for. */
export const packageNames: readonly string[] = ['shell', ...remoteNames, registryConsolePath]

/**
 * Builds packages, two at a time: one alone leaves a core idle while it is compressed, or put together. Gives for each what resolves once it is built.
 */
export const buildPackages = (names: readonly string[]): ReadonlyMap<string, Promise<string>> => {
  const limit = createConcurrencyLimiter({ maxConcurrent: 2 })
  return new Map(names.map((name) => [name, limit(() => buildPackage(name))]))
}
