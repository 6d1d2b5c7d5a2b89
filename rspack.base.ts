import { resolve } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { type BuildEnv, createBundleConfig, webOutput, webPlugins } from './build/bundle-config.ts'
import { shellChunkLoadingGlobal } from './build/global-names.ts'
import { definePackageConfig } from './build/package-config.ts'
import { registryConsolePath } from './build/packages.ts'
import { hiddenSourceMaps } from './build/remote-config.ts'
import { createReplacementPlugins, shellReplacements } from './build/runtime-replacements.ts'
import { createServeConsoleConfig } from './build/serve-console-config.ts'
import { createServeShellConfig } from './build/serve-shell-config.ts'
import { createSharedModules, shellIntegrityAlgorithm } from './build/shared-modules.ts'
import { writeShellManifest } from './build/write-build-manifest.ts'

export { remoteConfig } from './build/remote-config.ts'

const root = import.meta.dirname

const serverExternals = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/server',
  'react-dom/client',
  'styled-components',
  '@tanstack/react-query',
  'jotai',
]

/** What only the server says, of previews and overrides, is left out of the texts that every visitor loads. */
const browserTextsRule = {
  test: /shell[\\/]src[\\/]locales[\\/][a-z-]+\.json$/,
  type: 'json',
  parser: {
    parse: (source: string) => {
      const { badge: _, ...texts } = JSON.parse(source) as Record<string, unknown>
      return texts
    },
  },
}

/** The shell's own build: the browser's main bundle with every shared module in it, and the frame for its server. */
const shellBundles = (env: BuildEnv = {}): Configuration[] => {
  const packageDir = resolve(root, 'shell')
  const development = env.mode === 'development'
  const web = createBundleConfig('web', packageDir, env)
  const node = createBundleConfig('node', packageDir, env)
  return [
    {
      ...web,
      name: 'shell:web',
      module: { rules: [...(web.module?.rules ?? []), browserTextsRule] },
      entry: {
        main: development ? ['./src/boot/fast-refresh-hook.ts', './src/boot/main.tsx'] : './src/boot/main.tsx',
      },
      output: {
        ...webOutput('jobspan_shell'),
        chunkLoadingGlobal: shellChunkLoadingGlobal,
        path: resolve(packageDir, 'dist/web'),
        filename: development ? '[name].js' : '[name].[contenthash:10].js',
        chunkFilename: development ? '[name].js' : '[name].[contenthash:10].js',
        publicPath: '/assets/',
      },
      plugins: [
        ...(web.plugins ?? []),
        // By which what a page tells of the shell's own files is known.
        new rspack.DefinePlugin({ 'process.env.SHELL_BUILD': JSON.stringify(env.build ?? 'dev') }),
        new ModuleFederationPlugin({
          name: 'jobspan_shell',
          remotes: {},
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          dev: false,
          experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
        // Lends only. The host's own imports stay plain: asked of the share scope, each would cost a look-up at start-up.
        new rspack.sharing.ProvideSharedPlugin({
          provides: createSharedModules('shell'),
          shareScope: 'default',
          enhanced: true,
        }),
        ...webPlugins(env, shellIntegrityAlgorithm),
        ...createReplacementPlugins(shellReplacements),
        ...hiddenSourceMaps(packageDir, 'web', env),
      ],
    },
    {
      ...node,
      name: 'shell:node',
      entry: { frame: './src/frame-server.tsx' },
      externals: Object.fromEntries(serverExternals.map((name) => [name, `commonjs ${name}`])),
      output: {
        path: resolve(packageDir, 'dist/node'),
        filename: '[name].cjs',
        chunkFilename: '[name].cjs',
        library: { type: 'commonjs-module' },
        publicPath: '/assets/',
        clean: true,
      },
      plugins: [...(node.plugins ?? []), ...hiddenSourceMaps(packageDir, 'node', env)],
    },
  ]
}

export const shellConfig = definePackageConfig({
  name: 'shell',
  bundles: shellBundles,
  writeManifest: writeShellManifest,
  serve: ({ port }) => createServeShellConfig(shellBundles, port),
})

/** The registry's console: a page of its own, with its own copies of the modules that the shell provides to remotes. */
const consoleBundles = (env: BuildEnv = {}): Configuration[] => {
  const packageDir = resolve(root, registryConsolePath)
  const web = createBundleConfig('web', packageDir, env)
  return [
    {
      ...web,
      name: 'console:web',
      entry: { main: './src/main.tsx' },
      output: {
        ...webOutput('jobspan_console'),
        path: resolve(packageDir, 'dist'),
        filename: '[name].[contenthash:10].js',
        chunkFilename: '[name].[contenthash:10].js',
        publicPath: '/assets/',
      },
      plugins: [
        ...(web.plugins ?? []),
        new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer', minify: false }),
        ...webPlugins(env),
      ],
    },
  ]
}

export const consoleConfig = definePackageConfig({
  name: registryConsolePath,
  bundles: consoleBundles,
  serve: ({ port }) => createServeConsoleConfig(consoleBundles, port),
})
