import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { whenOrphaned } from '../packages/kit-server/src/on-parent-exit.mjs'
import { StartupError } from '../scripts/startup-error.ts'
import type { BuildEnv } from './bundle-config.ts'
import { hashBuildInputs } from './hash-build-inputs.ts'
import { BuildManifestPlugin, type BuiltBundles } from './plugins/build-manifest-plugin.ts'
import { packageFolder, requireMatchingKit } from './workspace.ts'

/** What `rspack build`, `rspack build --watch` and `rspack serve` add to the environment of a configuration. */
type CommandLineEnv = BuildEnv & ({ RSPACK_BUILD: true } | { RSPACK_WATCH: true } | { RSPACK_SERVE: true })

/**
 * The default export of a package's `rspack.config.ts`. Called by the command line it gives a complete build or a development server;
 * called by other tools, the plain bundles, the browser's first.
 */
export type PackageConfig = {
  (env: CommandLineEnv): Promise<Configuration[]>
  (env?: BuildEnv): Configuration[]
}

type Package = {
  /** Folder of the package below the repository's root. */
  name: string
  bundles: (env?: BuildEnv) => Configuration[]
  /** Writes what other programs need to know of the build. Nothing for a package that has no manifest. */
  writeManifest?: (packageDir: string, build: string, bundles: BuiltBundles) => Promise<void>
  serve: (options: { port?: number }) => Promise<Configuration[]>
}

const createBuildConfig = async (
  { name, bundles, writeManifest }: Package,
  env: BuildEnv,
): Promise<Configuration[]> => {
  const mode = env.mode ?? 'production'
  const build = env.build ?? (await hashBuildInputs(name, mode))
  const packageDir = packageFolder(name)
  const configs = bundles({ build, mode })
  const manifest = new BuildManifestPlugin({
    buildIdFile: join(packageDir, 'dist/build-id'),
    build,
    bundleCount: configs.length,
    writeManifest: async (built) => writeManifest?.(packageDir, build, built),
  })
  return configs.map((config) => ({ ...config, plugins: [...(config.plugins ?? []), manifest] }))
}

const createServeConfig = async (serve: Package['serve'], port?: number): Promise<Configuration[]> => {
  // npm starts scripts in a shell, which may end without a word to them.
  if (process.env.npm_lifecycle_event) whenOrphaned(() => process.kill(process.pid, 'SIGTERM'))
  return serve(port === undefined ? {} : { port })
}

/** One line for people, where what is wrong is theirs to mend: the command line of the bundler would print a stack trace. */
const endWithMessage = (error: unknown): never => {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Makes a package's `rspack.config.ts`: `rspack build` and `rspack serve` in its folder do all that the package needs. */
export const definePackageConfig = (definition: Package): PackageConfig =>
  ((env: BuildEnv & Partial<Record<string, unknown>> = {}, options: { port?: number | string } = {}) => {
    if (!(env.RSPACK_SERVE || env.RSPACK_BUILD || env.RSPACK_WATCH)) {
      requireMatchingKit()
      return definition.bundles(env)
    }
    const createConfig = async () => {
      requireMatchingKit()
      if (!env.RSPACK_SERVE) return createBuildConfig(definition, env)
      return createServeConfig(definition.serve, options.port === undefined ? undefined : Number(options.port))
    }
    return createConfig().catch(endWithMessage)
  }) as PackageConfig
