import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { hashBuildInputs } from './hash-build-inputs.ts'
import type { PackageConfig } from './package-config.ts'
import { registryConsolePath, remoteNames } from './packages.ts'

const root = join(import.meta.dirname, '..')

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
  ((await import(join(root, name, 'rspack.config.ts'))) as { default: PackageConfig }).default

/**
 * Does what `rspack build` does in the package's folder, unless the last build was made from the same inputs. Returns the build id, which is
 * the same for the same inputs.
 */
export const buildPackage = async (name: string): Promise<string> => {
  const build = await hashBuildInputs(name, 'production')
  const buildIdFile = join(root, name, 'dist/build-id')
  if (existsSync(buildIdFile) && (await readFile(buildIdFile, 'utf8')) === build) return build
  const started = performance.now()
  const config = await packageConfig(name)
  await compile(await config({ build, RSPACK_BUILD: true }))
  console.log(`built ${name} ${build} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return build
}

if (import.meta.main) {
  const only = process.argv.slice(2)
  for (const name of ['shell', registryConsolePath, ...remoteNames])
    if (only.length === 0 || only.includes(name)) await buildPackage(name)
}
