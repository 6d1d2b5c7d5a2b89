import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core'
import { createRemoteBuildManifest } from '../../../build/create-remote-build-manifest.ts'
import { hashBuildInputs } from '../../../build/hash-build-inputs.ts'
import { HiddenSourceMapsPlugin } from '../../../build/plugins/hidden-source-maps-plugin.ts'
import { createSharedModules } from '../../../build/shared-modules.ts'
import { remoteConfig } from '../../../rspack.base.ts'
import { root, workFolder } from '../paths-and-ports.ts'

/** A text of the remote that its page shows, by the path of its key. */
const shownText: Record<string, string> = { 'mf-job-detail': 'apply.button' }
/** The page of the remote that a fault is built into. */
const faultyPage: Record<string, string> = { 'mf-job-detail': './pages/job-page.tsx' }

type Variant = {
  remote: string
  /** Stands behind the shown text, and in the record of the scripts that ran (`benchRan`). */
  mark: string
  /** What its page does in place of showing itself. The mark must say so too: builds are kept by it. */
  fault?: 'throws' | 'hangs'
  /** Ranges that the build itself asks for in place of ours. */
  asks?: Record<string, string>
  /** Facts of `remote.json` that are to be others than the build's own. */
  says?: { contract?: string; shared?: Record<string, string> }
}

const compile = (configs: Configuration[]): Promise<StatsCompilation[]> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(configs)
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined)
      const details = stats?.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true })
      compiler.close(() => (failed ? reject(failed) : resolve(details?.children ?? [])))
    })
  })

const ranges = () => Object.entries(createSharedModules()).map(([name, { requiredVersion }]) => [name, requiredVersion])

const loaderOf = (name: string, options: Record<string, string | undefined>) => ({
  loader: fileURLToPath(new URL(`./${name}.cjs`, import.meta.url)),
  options,
})

/** Rules that change a remote's sources on their way into the build. */
const rulesOf = ({ remote, mark, fault }: Variant) => [
  {
    test: /[\\/]src[\\/]locales[\\/]en-us\.json$/,
    include: join(root, remote),
    ...loaderOf('mark-texts-loader', { path: shownText[remote], mark }),
  },
  ...(fault
    ? [
        {
          test: /[\\/]src[\\/]remote\.ts$/,
          include: join(root, remote),
          ...loaderOf('fault-page-loader', { page: faultyPage[remote], fault }),
        },
      ]
    : []),
]

/** Has a build ask for other ranges. The plugin keeps what it was given under a name of its own. */
const askFor = (config: Configuration, asks: Record<string, string>) => {
  const federation = config.plugins?.find((plugin) => plugin instanceof ModuleFederationPlugin)
  const { shared: entries } = (
    federation as unknown as { _options: { shared: Record<string, { requiredVersion: string }> } }
  )._options
  for (const [name, range] of Object.entries(asks)) {
    const entry = entries[name]
    if (entry) entry.requiredVersion = range
  }
}

/**
 * Builds a release of a remote as its squad would, from the same sources, with a mark that a visitor can see. Gives the
 * folder that `jobspan release` would pack, and the build's id.
 */
export const buildRelease = async (variant: Variant) => {
  const { remote, mark, asks, says } = variant
  const build = `${mark}-${await hashBuildInputs(remote, 'production')}`
  const dist = join(workFolder, 'releases', `${remote}-${mark}`)
  const packageDir = join(root, remote)
  const stamp = join(dist, 'build-id')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === build) return { dist, build }
  const configs = remoteConfig({ name: remote })({ build, mode: 'production' }).map((config, index): Configuration => {
    const side = index === 0 ? 'web' : 'node'
    return {
      ...config,
      output: { ...config.output, path: join(dist, side) },
      module: {
        rules: [...(config.module?.rules ?? []), ...rulesOf(variant)],
      },
      plugins: [
        ...(side === 'web'
          ? [
              new rspack.BannerPlugin({
                raw: true,
                banner: `(globalThis.benchRan??=[]).push(${JSON.stringify(mark)});`,
                include: /\.js$/,
              }),
            ]
          : []),
        // Its maps would be written beside the remote's own build, and be taken for those of that.
        ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof HiddenSourceMapsPlugin)),
      ],
    }
  })
  for (const config of configs) askFor(config, asks ?? {})
  await rm(dist, { recursive: true, force: true })
  const [web] = await compile(configs)
  const description = await createRemoteBuildManifest(packageDir, build, web ?? {}, Object.fromEntries(ranges()))
  await writeFile(
    join(dist, 'remote.json'),
    JSON.stringify({ ...description, ...says, shared: { ...description.shared, ...says?.shared } }),
  )
  await writeFile(stamp, build)
  return { dist, build }
}
