import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { PrecompressPlugin } from '../../../build/plugins/precompress-plugin.ts'
import { createSharedModules } from '../../../build/shared-modules.ts'
import { remoteConfig, shellConfig } from '../../../rspack.base.ts'
import { root, workFolder } from '../paths-and-ports.ts'

export type StockBuild = {
  folder: string
  /** Address of the host's entry. */
  main: string
}

/** Address below which a build of the stock composition is served: `shell`, or a remote's name. */
export const stockBase = '/stock/'

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The same packages as ours, shared the way that the documentation shows: one of each, from the version that is asked for. */
const stockShared = () =>
  Object.fromEntries(
    Object.entries(createSharedModules()).map(([name, { requiredVersion }]) => [
      name,
      { singleton: true, requiredVersion },
    ]),
  )

/** What our sources cannot do without, and files compressed beforehand, which is no part of federation. */
const retainedPlugins = [rspack.DefinePlugin, PrecompressPlugin]

/** Our sources and compiler settings without anything that we set for federation. */
const plain = (config: Configuration | undefined): Configuration => ({
  ...config,
  plugins: (config?.plugins ?? []).filter((plugin) => plugin && retainedPlugins.some((each) => plugin instanceof each)),
})

const output = (folder: string, name: string): Configuration['output'] => ({
  path: join(folder, name),
  filename: '[name].[contenthash:10].js',
  chunkFilename: '[name].[contenthash:10].js',
  uniqueName: `stock_${name.replaceAll('-', '_')}`,
  publicPath: 'auto',
  clean: true,
})

const compile = (configs: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(configs)
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined)
      compiler.close(() => (failed ? reject(failed) : resolve()))
    })
  })

/**
 * Builds the same shell and remotes with Module Federation as it comes: its own share strategy (`version-first`), a runtime
 * in every bundle, remotes by `mf-manifest.json`, no hashes, no time limits of ours, no second try. Types are not generated.
 */
export const buildStock = async (remotes: readonly string[]): Promise<StockBuild> => {
  const folder = join(workFolder, 'stock')
  const host = plain(shellConfig({ build: 'stock', mode: 'production' })[0])
  const inShell = join(root, 'shell/src')
  const replace = (request: RegExp, file: string) =>
    new rspack.NormalModuleReplacementPlugin(request, (resource) => {
      if (resource.context.startsWith(inShell)) resource.request = beside(file)
    })
  await compile([
    {
      ...host,
      name: 'stock:shell',
      entry: { main: beside('./stock-main.ts') },
      output: output(folder, 'shell'),
      plugins: [
        ...(host.plugins ?? []),
        replace(/^\.\.?\/(federation\/)?federation\.ts$/, './create-federation.ts'),
        replace(/^react-dom\/client$/, './client-root.ts'),
        new ModuleFederationPlugin({
          name: 'stock_shell',
          remotes: Object.fromEntries(
            remotes.map((name) => [name, `${name.replaceAll('-', '_')}@${stockBase}${name}/mf-manifest.json`]),
          ),
          shared: stockShared(),
          dts: false,
        }),
      ],
    },
    ...remotes.map((name): Configuration => {
      const config = plain(remoteConfig({ name })({ build: 'stock', mode: 'production' })[0])
      return {
        ...config,
        name: `stock:${name}`,
        output: output(folder, name),
        plugins: [
          ...(config.plugins ?? []),
          new ModuleFederationPlugin({
            name: name.replaceAll('-', '_'),
            filename: 'remoteEntry.js',
            exposes: { './remote': './src/remote.ts' },
            shared: stockShared(),
            dts: false,
          }),
        ],
      }
    }),
  ])
  const main = (await readdir(join(folder, 'shell'))).find((file) => /^main\.[\w]+\.js$/.test(file))
  if (!main) throw new Error('the stock host has no main file')
  return { folder, main: `${stockBase}shell/${main}` }
}
