import { resolve } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { type BuildEnv, createBundleConfig, webOutput, webPlugins } from './build/bundle-config.ts'
import { shellChunkLoadingGlobal } from './build/global-names.ts'
import { definePackageConfig } from './build/package-config.ts'
import { registryConsolePath } from './build/packages.ts'
import { ServiceWorkerPlugin } from './build/plugins/service-worker-plugin.ts'
import { hiddenSourceMaps } from './build/remote-config.ts'
import { createServeConsoleConfig } from './build/serve-console-config.ts'
import { createServeShellConfig } from './build/serve-shell-config.ts'
import { getSharedVersions, shellIntegrityAlgorithm } from './build/shared-modules.ts'
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
      entry: {
        main: development ? ['./src/boot/fast-refresh-hook.ts', './src/boot/main.tsx'] : './src/boot/main.tsx',
      },
      output: {
        ...webOutput('jobspan_shell'),
        chunkLoadingGlobal: shellChunkLoadingGlobal,
        path: resolve(packageDir, 'dist/web'),
        filename: development ? '[name].js' : '[name].[contenthash:8].js',
        chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
        publicPath: '/assets/',
      },
      plugins: [
        ...(web.plugins ?? []),
        new rspack.DefinePlugin({
          // By which what a page tells of the shell's own files is known.
          'process.env.SHELL_BUILD': JSON.stringify(env.build ?? 'dev'),
          'process.env.SHARED_VERSIONS': JSON.stringify(JSON.stringify(getSharedVersions())),
          // As the federation plugin defines them for \`optimization: { target: 'web', disableSnapshot: true }\`.
          ENV_TARGET: JSON.stringify('web'),
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        }),
        ...webPlugins(env, shellIntegrityAlgorithm),
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
      plugins: [...(node.plugins ?? []), ...hiddenSourceMaps(packageDir, 'node', env), new ServiceWorkerPlugin()],
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
