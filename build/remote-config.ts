import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { type BuildEnv, createBundleConfig, webOutput, webPlugins } from './bundle-config.ts'
import { createManifestOptions, WithoutFederationStatsPlugin } from './federation-manifest.ts'
import { createContainerName } from './global-names.ts'
import { definePackageConfig, type PackageConfig } from './package-config.ts'
import { HiddenSourceMapsPlugin } from './plugins/hidden-source-maps-plugin.ts'
import { createServeRemoteConfig } from './serve-remote-config.ts'
import { createConsumedModules } from './shared-modules.ts'
import { packageFolder, workspaceRoot } from './workspace.ts'
import { writeRemoteManifest } from './write-build-manifest.ts'

const require = createRequire(import.meta.url)

/** Where a development build's browser files are: on the site's own origin, or on the one remote's server. */
const developmentPublicPath = (name: string, { build = 'dev', port }: BuildEnv): string =>
  `${port === undefined ? '' : `http://localhost:${port}`}/remotes/${name}/${build}/`

/** Maps beside the output, for the registry alone. A development build has its maps in its scripts. */
export const hiddenSourceMaps = (packageDir: string, side: 'web' | 'node', { mode }: BuildEnv) =>
  mode === 'development'
    ? []
    : [
        new HiddenSourceMapsPlugin({
          root: workspaceRoot,
          folder: resolve(packageDir, 'dist/maps', side),
          columns: side === 'web',
        }),
      ]

/**
 * The federation plugin names the CommonJS files of its own runtime, of which nothing can be left out; browsers get the ES modules of the same
 * packages.
 */
const esRuntimePlugins = () => [
  new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/][a-z-]+[\\/]dist[\\/][a-z]+\.cjs$/, (resource) => {
    resource.request = resource.request.replace(/\.cjs$/, '.js')
  }),
  new rspack.NormalModuleReplacementPlugin(
    /^@module-federation\/runtime$/,
    fileURLToPath(import.meta.resolve('@module-federation/runtime')),
  ),
]

type Bundle = Configuration & {
  module: { rules: NonNullable<NonNullable<Configuration['module']>['rules']> }
  plugins: NonNullable<Configuration['plugins']>
  resolve: NonNullable<Configuration['resolve']>
}

/** Adds what a remote of its own needs to a bundle, such as the loader of another framework: to all, the page that is developed alone included. */
type ConfigureBundle = (bundle: Bundle, side: 'web' | 'node') => void

type RemoteSettings = { name: string; configure?: ConfigureBundle }

type RemoteBuild = { name: string; containerName: string; packageDir: string; env: BuildEnv }

const isDevelopment = ({ mode }: BuildEnv) => mode === 'development'
const buildIdOf = ({ build = 'dev' }: BuildEnv) => build

const createFederationPlugin = (side: 'web' | 'node', { name, containerName, env }: RemoteBuild) =>
  new ModuleFederationPlugin({
    name: containerName,
    filename: side === 'web' ? 'remoteEntry.js' : 'remoteEntry.cjs',
    exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
    remotes: {},
    shared: createConsumedModules(side),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: side === 'web' && !isDevelopment(env) ? createManifestOptions({ name, build: buildIdOf(env) }) : false,
    dev: false,
    ...(side === 'web'
      ? {
          library: { type: 'var', name: containerName },
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web' as const, disableSnapshot: true, disableRemote: true },
          },
        }
      : {
          library: { type: 'commonjs-module', name: containerName },
          runtimePlugins: [require.resolve('@module-federation/node/runtimePlugin')],
        }),
  })

const createWebBundle = (remote: RemoteBuild): Configuration => {
  const { name, containerName, packageDir, env } = remote
  const web = createBundleConfig('web', packageDir, env)
  return {
    ...web,
    name: `${name}:web`,
    // The federation plugin would warn that hosts of its manifest find the address of a release by themselves: they shall.
    infrastructureLogging: { level: 'error' },
    entry: {},
    output: {
      ...webOutput(containerName),
      path: resolve(packageDir, 'dist/web'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: isDevelopment(env) ? developmentPublicPath(name, env) : 'auto',
    },
    plugins: [
      ...(web.plugins ?? []),
      createFederationPlugin('web', remote),
      ...esRuntimePlugins(),
      new WithoutFederationStatsPlugin(),
      ...webPlugins(env),
      ...hiddenSourceMaps(packageDir, 'web', env),
    ],
  }
}

const createNodeBundle = (remote: RemoteBuild): Configuration => {
  const { name, containerName, packageDir, env } = remote
  const node = createBundleConfig('node', packageDir, env)
  return {
    ...node,
    name: `${name}:node`,
    entry: {},
    output: {
      path: resolve(packageDir, 'dist/node'),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      uniqueName: containerName,
      publicPath: `/remotes/${name}/${buildIdOf(env)}/`,
      clean: true,
    },
    plugins: [
      ...(node.plugins ?? []),
      createFederationPlugin('node', remote),
      ...hiddenSourceMaps(packageDir, 'node', env),
    ],
  }
}

/**
 * A remote's build. Two bundles come from its `src/remote.ts`: `web` for browsers, `node` for the shell's server.
 * The build id is part of the global names, so that two releases never mix chunks in one tab.
 */
export const remoteConfig = ({ name, configure = () => undefined }: RemoteSettings): PackageConfig => {
  const bundles = (env: BuildEnv = {}): Configuration[] => {
    const packageDir = packageFolder(name)
    const remote = { name, containerName: createContainerName(name, buildIdOf(env)), packageDir, env }
    const [web, node] = [createWebBundle(remote), createNodeBundle(remote)]
    configure(web as Bundle, 'web')
    configure(node as Bundle, 'node')
    return [web, node]
  }
  return definePackageConfig({
    name,
    bundles,
    writeManifest: writeRemoteManifest,
    serve: ({ port }) =>
      createServeRemoteConfig(name, bundles, {
        configure: (standalone) => configure(standalone as Bundle, 'web'),
        ...(port === undefined ? {} : { chosenPort: port }),
      }),
  })
}
