import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createConcurrencyLimiter } from '../packages/kit-server/src/concurrency-limiter.ts'
import { buildPackage } from './build-package.ts'
import { remoteNames } from './packages.ts'
import { packageFolder } from './workspace.ts'

const countFiles = (name: string): number => readdirSync(join(packageFolder(name), 'src'), { recursive: true }).length

/**
 * All that visitors' pages are made of. The shell is first, which releases are published for, and then the largest remotes: one that is built
 * last is built alone, and leaves a core idle.
 */
export const sitePackages: readonly string[] = [
  'shell',
  ...remoteNames.toSorted((one, other) => countFiles(other) - countFiles(one)),
]

/**
 * Builds packages, two at a time: one alone leaves a core idle while it is compressed, or put together. Gives for each what resolves once it is built.
 */
export const buildPackages = (names: readonly string[]): ReadonlyMap<string, Promise<string>> => {
  const limit = createConcurrencyLimiter({ maxConcurrent: 2 })
  return new Map(names.map((name) => [name, limit(() => buildPackage(name))]))
}
