import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Configuration, DefinePlugin, type RuleSetRule, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { DeterministicIntegrityPlugin } from './plugins/deterministic-integrity-plugin.ts'
import { PrecompressPlugin } from './plugins/precompress-plugin.ts'
import { ReproduciblePathsPlugin } from './plugins/reproducible-paths-plugin.ts'
import { createReplacementPlugins } from './runtime-replacements.ts'
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

const reactRouter = resolve(workspaceRoot, 'node_modules/react-router/dist/production/index.mjs')
const pdfFiles = /node_modules[\\/]pdfjs-dist[\\/].+\.mjs$/
/** Of the router's one file a tenth is used. */
const routerFile = /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/][\w-]+\.mjs$/

const i18nextFile = /node_modules[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/

const singleSpaFile = /node_modules[\\/]single-spa[\\/]lib[\\/]es2015[\\/]esm[\\/]single-spa\.min\.js$/

const shellAndKitTexts =
  /(shell[\\/]src|shared-kit[\\/]src|@jobspan[\\/]kit[\\/]lib)[\\/]([a-z0-9-]+[\\/])?locales[\\/][a-z-]+\.json$/
const kitTexts = /(shared-kit[\\/]src|@jobspan[\\/]kit[\\/]lib)[\\/]i18n[\\/]locales[\\/][a-z-]+\.json$/
const ownAndKitTexts = /(shell|shared-kit)[\\/]src[\\/](i18n[\\/])?locales[\\/][a-z-]+\.json$/
/** A remote's own texts. The folder of its repository may have any name. */
const isRemoteText = (packageDir: string) => (file: string) =>
  file.startsWith(join(packageDir, 'src/locales')) && file.endsWith('.json')

const isTextModule = (packageDir: string) => {
  const isText = isRemoteText(packageDir)
  return (module: { nameForCondition(): string | null | undefined }) => isText(module.nameForCondition() ?? '')
}

const i18nextInstance = import.meta.resolve('./replacements/i18next-instance.mjs')

const loaders = {
  fastRefreshBoundary: fileURLToPath(import.meta.resolve('./loaders/fast-refresh-boundary-loader.cjs')),
  singleSpa: fileURLToPath(import.meta.resolve('./loaders/single-spa-loader.cjs')),
  pdfJs: fileURLToPath(import.meta.resolve('./loaders/pdf-js-loader.cjs')),
  i18next: fileURLToPath(import.meta.resolve('./loaders/i18next-loader.cjs')),
  pureAnnotations: fileURLToPath(import.meta.resolve('./loaders/pure-annotations-loader.cjs')),
  fillMissingTexts: fileURLToPath(import.meta.resolve('./loaders/fill-missing-texts-loader.ts')),
}

const reactLibraries = /node_modules[\\/](react|react-dom|scheduler)[\\/]/

/** What the first call of the API loads: one file, not one of the library beside one of the kit. */
const calls = /node_modules[\\/]ky[\\/]/

const accountTexts = /shell[\\/]src[\\/]sign-in[\\/]locales[\\/][a-z-]+\.json$/
const legalTexts = /shell[\\/]src[\\/]legal[\\/](terms|privacy)[\\/][a-z-]+\.json$/
const localeChunkName = (name: string) => (module: { nameForCondition(): string | null | undefined }) =>
  `${name}-${/([a-z-]+)\.json$/.exec(module.nameForCondition() ?? '')?.[1]}`

/**
 * Validators and the contracts written with them: of use only once something is called, so they are one file apart from the
 * pages. The words and checks that pages themselves use stand in contracts without a validator: a page that imports one of the others loads them
 * all, 19 KB, before its first paint.
 */
const validators =
  /node_modules[\\/]zod[\\/]|(?:shared-kit[\\/]src|@jobspan[\\/]kit[\\/]lib)[\\/]contracts[\\/](?!(locales|[a-z]+-constants|[a-z-]+-query-key|error-codes|job-filters|person-name|plain-name|contact-details|invisible-characters)\.[jt]s)[a-z-]+\.[jt]s$/

/** Words and checks of contracts without a validator. */
const contractWords = /(?:shared-kit[\\/]src|@jobspan[\\/]kit[\\/]lib)[\\/]contracts[\\/][a-z-]+\.[jt]s$/

/**
 * Those of the shell that only its header for members calls: they are in its file. Another one would have to be named, with its hash, in the main
 * bundle, and in the file of all contracts guests would load them.
 */
const memberContracts =
  /shared-kit[\\/]src[\\/]contracts[\\/](chats|job-chat|messaging|notifications|unread-chats|unread-notifications)\.ts$/

type CacheGroups = Extract<
  NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>,
  object
>['cacheGroups']

/** What a chunk was made for, as far as the cache groups need to know it. */
type ChunkWithOrigins = {
  groupsIterable: Iterable<{
    origins: readonly { request?: string | undefined }[]
  }>
}

const originsOf = ({ groupsIterable }: ChunkWithOrigins) => [...groupsIterable].flatMap((group) => group.origins)

/** Whether a chunk was made by `import()` of contracts, and for nothing else. */
const holdsContracts = (chunk: ChunkWithOrigins): boolean => {
  const origins = originsOf(chunk)
  return origins.length > 0 && origins.every(({ request }) => /[\\/]contracts[\\/][a-z-]+(\.ts)?$/.test(request ?? ''))
}

/** Which modules share a chunk. */
const createCacheGroups = (
  target: 'web' | 'node',
  packageDir: string,
  isShell: boolean,
  development: boolean,
): CacheGroups => ({
  texts: {
    test: isShell ? ownAndKitTexts : isTextModule(packageDir),
    name: localeChunkName('texts'),
    chunks: 'async',
    enforce: true,
  },
  // The main bundle names each file with its hash, which nothing packs: terms and privacy of a language are one.
  ...(isShell && target === 'web'
    ? {
        legal: { test: legalTexts, name: localeChunkName('legal'), chunks: 'async' as const, enforce: true },
        accountTexts: {
          test: accountTexts,
          name: localeChunkName('account-texts'),
          chunks: 'async' as const,
          enforce: true,
        },
      }
    : {}),
  // Copies of what the shell provides are in a remote's bundle for the server alone, where they are looked at and never run.
  ...(isShell ? {} : { kitTexts: { test: kitTexts, name: 'kit-texts', chunks: 'async', enforce: true } }),
  // The shell's largest library by itself: read and run in a task of its own, and cached by browsers from one shell to the next.
  ...(isShell && target === 'web' && !development
    ? { react: { test: reactLibraries, name: 'react', chunks: 'initial' as const, enforce: true } }
    : {}),
  ...(isShell && target === 'web'
    ? {
        memberContracts: {
          test: memberContracts,
          name: 'member-header',
          chunks: 'async' as const,
          priority: 1,
          enforce: true,
        },
        calls: { test: calls, name: 'calls', chunks: 'async' as const, enforce: true },
      }
    : {}),
  contracts: { test: validators, name: 'contracts', chunks: 'async', enforce: true },
  // What contracts use that pages may use as well: each set of it would otherwise be a file of its own, named in the entry with its hash.
  contractWords: { test: contractWords, name: 'contracts', chunks: holdsContracts, enforce: true, priority: -1 },
})

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
      // The package's exports name only its development build.
      alias: target === 'web' && !development ? { 'react-router$': reactRouter } : {},
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
        { test: routerFile, loader: loaders.pureAnnotations },
        ...(target === 'web'
          ? [{ test: i18nextFile, loader: loaders.i18next, options: { instance: i18nextInstance } }]
          : []),
        { test: singleSpaFile, loader: loaders.singleSpa },
        { test: pdfFiles, loader: loaders.pdfJs },
        { test: shellAndKitTexts, loader: loaders.fillMissingTexts, options: { mark: false } },
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
      ...(development ? [] : [new ReproduciblePathsPlugin(workspaceRoot)]),
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
 * The federation plugin names the CommonJS files of its own runtime, which cannot be tree-shaken; browsers get the same
 * runtime as ES modules.
 */
const createEsmRuntimePlugins = () => [
  new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/][a-z-]+[\\/]dist[\\/][a-z]+\.cjs$/, (resource) => {
    resource.request = resource.request.replace(/\.cjs$/, '.js')
  }),
  new rspack.NormalModuleReplacementPlugin(/^@module-federation\/runtime$/, (resource) => {
    resource.request = resolve(workspaceRoot, 'node_modules/@module-federation/runtime/dist/index.js')
  }),
]

/**
 * `hash` is of the files that a build loads by itself. The page preloads a release's files with the hashes of its list: of another kind, a preload
 * is not used, and the file is asked for twice.
 */
export const webPlugins = (env: BuildEnv, hash: 'sha256' | 'sha384' = 'sha384') => [
  ...createEsmRuntimePlugins(),
  ...createReplacementPlugins(),
  ...(env.mode === 'development' ? [new ReactRefreshRspackPlugin()] : []),
  ...(env.mode === 'development'
    ? []
    : [
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [hash], enabled: true }),
        new DeterministicIntegrityPlugin(),
        new PrecompressPlugin(),
      ]),
]
