import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Configuration, rspack } from '@rspack/core'
import { previewBuild } from '../shared-kit/src/contracts/registry/preview-builds.ts'
import { hashBuildInputs } from './hash-build-inputs.ts'
import type { PackageConfig } from './package-config.ts'
import { registryConsolePath, remoteNames } from './packages.ts'
import { isRepositoryOfRemote, packageFolder, requireMatchingKit } from './workspace.ts'

const compile = (configs: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(configs)
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined)
      compiler.close(() => (failed ? reject(failed) : resolve()))
    })
  })

/** A package's own build configuration. */
export const packageConfig = async (name: string): Promise<PackageConfig> =>
  ((await import(pathToFileURL(join(packageFolder(name), 'rspack.config.ts')).href)) as { default: PackageConfig })
    .default

/** Sources that go on changing while they are built are somebody's work in progress. */
const maxBuilds = 3

type Options = {
  /** Builds anew, and fails in the end, where inputs change during the build: for what is released. Others get what was built, once. */
  isForRelease?: boolean
  /** Request that this is a preview build of. Its build id says so, by which a registry keeps it from being promoted. */
  preview?: string | undefined
}

/**
 * Does what `rspack build` does in the package's folder, unless the last build was made from the same inputs. Returns the build id, which is
 * the same for the same inputs.
 */
export const buildPackage = async (name: string, { isForRelease = false, preview }: Options = {}): Promise<string> => {
  const computeBuildId = async () => {
    const hash = await hashBuildInputs(name, 'production')
    return preview === undefined ? hash : previewBuild(preview, hash)
  }
  const buildIdFile = join(packageFolder(name), 'dist/build-id')
  for (let builds = 1; ; builds++) {
    const build = await computeBuildId()
    if (existsSync(buildIdFile) && (await readFile(buildIdFile, 'utf8')) === build) return build
    const started = performance.now()
    const config = await packageConfig(name)
    await compile(await config({ build, RSPACK_BUILD: true }))
    console.log(`built ${name} ${build} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
    if ((await computeBuildId()) === build) return build
    // What was edited meanwhile may be in the bundles, whose id does not tell it: the next build begins anew.
    await rm(buildIdFile, { force: true })
    if (!isForRelease) return build
    if (builds === maxBuilds) throw new Error(`${name}: its sources changed while it was built; build it again`)
  }
}

const buildAll = async () => {
  // A build that was kept, and would be taken again, was made with the packages of its time.
  requireMatchingKit()
  const releaseFlag = '--for-release'
  const previewFlag = '--preview='
  const only = process.argv.slice(2).filter((name) => !name.startsWith('--'))
  const preview = process.argv.find((name) => name.startsWith(previewFlag))?.slice(previewFlag.length)
  const isForRelease = process.argv.includes(releaseFlag)
  for (const name of [...(isRepositoryOfRemote ? [] : ['shell', registryConsolePath]), ...remoteNames])
    if (only.length === 0 || only.includes(name)) await buildPackage(name, { isForRelease, preview })
}

if (import.meta.main) {
  try {
    await buildAll()
  } catch (error) {
    // What is wrong is in the message; where this program noticed it helps nobody who builds a remote.
    console.error(error instanceof Error && !process.env.JOBSPAN_TRACE ? error.message : error)
    process.exitCode = 1
  }
}
