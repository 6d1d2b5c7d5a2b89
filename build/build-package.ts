import { existsSync, readdirSync } from 'node:fs'
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rspack, type StatsCompilation } from '@rspack/core'
import type { shellConfig } from '../rspack.base.ts'
import { buildDevelopmentReact } from './build-development-react.ts'
import type { BuildEnv } from './bundle-config.ts'
import { createRemoteBuildManifest } from './create-remote-build-manifest.ts'
import { createShellBuildManifest } from './create-shell-build-manifest.ts'
import { hashBuildInputs } from './hash-build-inputs.ts'
import { createSharedModules } from './shared-modules.ts'

const root = join(import.meta.dirname, '..')

/** The remotes of this repository: every folder `mf-*` with a public face. */
export const remoteNames: readonly string[] = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/remote.ts')))
  .sort()

export const registryConsolePath = 'registry/console'

const compile = (configs: ReturnType<typeof shellConfig>, modules = false): Promise<StatsCompilation[]> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(configs)
    compiler.run((error, stats) => {
      const details = stats?.toJson({
        all: false,
        errors: true,
        chunks: true,
        chunkOrigins: true,
        entrypoints: true,
        ids: true,
        assets: true,
        ...(modules ? { modules, nestedModules: false, modulesSpace: Number.POSITIVE_INFINITY } : {}),
      })
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined)
      compiler.close(() => (failed ? reject(failed) : resolve(details?.children ?? [])))
    })
  })

const sharedRanges = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(createSharedModules('remote')).map(([name, { requiredVersion }]) => [name, requiredVersion]),
  )

const copyAssets = async (from: string, to: string) => {
  const names = (await readdir(from)).filter((name) => /\.(woff2|svg|png)$/.test(name))
  await Promise.all(names.map((name) => copyFile(join(from, name), join(to, name))))
}

/** A package's own build configuration. */
export const packageConfig = async (name: string): Promise<typeof shellConfig> =>
  ((await import(join(root, name, 'rspack.config.ts'))) as { default: typeof shellConfig }).default

/** Builds one package unless its last build was made from the same inputs. Returns the build id. */
export const buildPackage = async (name: string, mode: BuildEnv['mode'] = 'production'): Promise<string> => {
  const dist = join(root, name, 'dist')
  const build = await hashBuildInputs(name, mode ?? 'production')
  const buildIdFile = join(dist, 'build-id')
  if (existsSync(buildIdFile) && (await readFile(buildIdFile, 'utf8')) === build) return build
  const started = performance.now()
  const config = await packageConfig(name)
  if (name === 'shell') {
    const [web = {}] = await compile(config({ build, mode }), true)
    const developmentMain = await buildDevelopmentReact(join(dist, 'web'), web)
    // Only the server's bundle names the display face; browsers fetch it from the same place as the scripts.
    await copyAssets(join(dist, 'node'), join(dist, 'web'))
    await writeFile(
      join(dist, 'shell.json'),
      JSON.stringify({ ...(await createShellBuildManifest(dist, build, web)), developmentMain }),
    )
  } else if (name === registryConsolePath) {
    await compile(config({ build, mode }))
  } else {
    const [web] = await compile(config({ build, mode }))
    const description = await createRemoteBuildManifest(join(root, name), build, web ?? {}, sharedRanges())
    await writeFile(join(dist, 'remote.json'), JSON.stringify(description))
  }
  await writeFile(buildIdFile, build)
  console.log(`built ${name} ${build} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return build
}

if (import.meta.main) {
  const only = process.argv.slice(2)
  for (const name of ['shell', registryConsolePath, ...remoteNames])
    if (only.length === 0 || only.includes(name)) await buildPackage(name)
}
