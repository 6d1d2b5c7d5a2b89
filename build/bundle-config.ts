import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Configuration, DefinePlugin, type RuleSetRule, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { createCacheGroups, isPartText, isRemoteText } from './cache-groups.ts'
import { DeterministicIntegrityPlugin } from './plugins/deterministic-integrity-plugin.ts'
import { PrecompressPlugin } from './plugins/precompress-plugin.ts'
import { ReproduciblePathsPlugin } from './plugins/reproducible-paths-plugin.ts'
import { UnchangedPackagesPlugin } from './plugins/unchanged-packages-plugin.ts'
import { workspaceRoot } from './workspace.ts'

/** The environment of a build. Without a build id this is a development build. */
export type BuildEnv = {
  build?: string
  mode?: 'production' | 'development'
  /** Port of the development server of one remote that is shown inside a deployed site. */
  port?: number
}

const scriptRule = (target: 'web' | 'node', development: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: target === 'web' ? 'es2022' : 'es2024',
      transform: { react: { runtime: 'automatic', development, refresh: development && target === 'web' } },
      experimental: {
        // Else it is `.swc` in the folder that the build runs in, and would be taken for a source.
        cacheRoot: join(workspaceRoot, 'node_modules/.cache/swc'),
        // Gives every styled component an id made from its file, so server and browser, and any two bundles, agree.
        plugins: [['@swc/plugin-styled-components', { displayName: false, fileName: false, ssr: true }]],
      },
    },
  },
  type: 'javascript/auto',
})

const pdfFiles = /node_modules[\\/]pdfjs-dist[\\/].+\.mjs$/

const shellAndKitTexts =
  /(shell[\\/]src|shared-kit[\\/]src|@jobspan[\\/]kit[\\/]lib)[\\/]([a-z0-9-]+[\\/])?locales[\\/][a-z-]+\.json$/
const loaders = {
  fastRefreshBoundary: fileURLToPath(import.meta.resolve('./loaders/fast-refresh-boundary-loader.cjs')),
  pdfJs: fileURLToPath(import.meta.resolve('./loaders/pdf-js-loader.cjs')),
  fillMissingTexts: fileURLToPath(import.meta.resolve('./loaders/fill-missing-texts-loader.ts')),
}

/** The configuration that all bundles of this repository share. */
export const createBundleConfig = (target: 'web' | 'node', packageDir: string, env: BuildEnv): Configuration => {
  const development = env.mode === 'development'
  const isShell = packageDir === join(workspaceRoot, 'shell')
  return {
    context: packageDir,
    mode: development ? 'development' : 'production',
    devtool: development ? 'cheap-module-source-map' : false,
    target: target === 'web' ? ['web', 'es2022'] : 'async-node24',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
    },
    module: {
      rules: [
        // Loaders run from the last rule to the first: this one sees what the compiler wrote, whose ids hash the source.
        ...(development && target === 'web'
          ? [
              {
                test: /[\\/]src[\\/](pages|slots)[\\/][^\\/]+\.tsx$/,
                loader: loaders.fastRefreshBoundary,
              },
            ]
          : []),
        scriptRule(target, development),
        { test: pdfFiles, loader: loaders.pdfJs },
        {
          test: [shellAndKitTexts, isPartText(packageDir)],
          loader: loaders.fillMissingTexts,
          options: { mark: false },
        },
        ...(isShell
          ? []
          : [{ test: isRemoteText(packageDir), loader: loaders.fillMissingTexts, options: { mark: true } }]),
        {
          test: /\.(woff2|svg|png|webp|avif|bcmap|pfb)$/,
          type: 'asset/resource',
          generator: {
            filename: '[name].[contenthash:8][ext]',
            emit: target === 'web' || isShell,
          },
        },
      ],
    },
    optimization: {
      nodeEnv: false,
      // One chunk of texts per language, of whatever packages the bundle holds.
      splitChunks: {
        cacheGroups: createCacheGroups(target, packageDir, isShell, development),
      },
      minimize: !development && target === 'web',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022 }, format: { comments: false } },
        }),
      ],
      // Shortest names: releases are immutable as a whole, so nothing is gained by names that outlive one.
      moduleIds: development ? 'named' : 'natural',
      // Otherwise they are hashes of names in which a shared package stands with the folder that was built in.
      ...(isShell || development ? {} : { chunkIds: 'natural' as const }),
      mangleExports: development ? 'deterministic' : 'size',
    },
    performance: false,
    stats: 'errors-warnings',
    experiments: {},
    plugins: [
      new DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
        // What only the server needs, such as what a page tells robots, is left out of what browsers load.
        ...(target === 'web' ? { 'typeof document': '"object"' } : {}),
      }),
      ...(development ? [] : [new ReproduciblePathsPlugin(workspaceRoot), new UnchangedPackagesPlugin()]),
    ],
  }
}

/** Output of everything that runs in the browser. Chunks carry integrity, time out, and obey Trusted Types. */
export const webOutput = (uniqueName: string): Configuration['output'] => ({
  uniqueName,
  crossOriginLoading: 'anonymous',
  chunkLoadTimeout: 4000,
  trustedTypes: { policyName: 'jobspan' },
  hashFunction: 'xxhash64',
  clean: true,
})

/**
 * `hash` is of the files that a build loads by itself. The page preloads a release's files with the hashes of its list: of another kind, a preload
 * is not used, and the file is asked for twice.
 */
export const webPlugins = (env: BuildEnv, hash: 'sha256' | 'sha384' = 'sha384') => [
  ...(env.mode === 'development' ? [new ReactRefreshRspackPlugin()] : []),
  ...(env.mode === 'development'
    ? []
    : [
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [hash], enabled: true }),
        new DeterministicIntegrityPlugin(),
        new PrecompressPlugin(),
      ]),
]
