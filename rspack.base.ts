import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, DefinePlugin, type RuleSetRule, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { Precompress } from './scripts/precompress.ts'
import { SortIntegrity } from './scripts/sort-integrity.ts'

/** What `rspack build --env build=…` hands over. Without a build id this is a development build. */
export type BuildEnv = {
  build?: string
  mode?: 'production' | 'development'
  /** Port of the development server of one remote that is shown inside a deployed site, whose React is the production one. */
  port?: number
}

/** Hot reload needs React's development build, which only a site of this machine has. */
const isHot = (env: BuildEnv) => env.mode === 'development' && env.port === undefined

const root = import.meta.dirname
const require = createRequire(import.meta.url)

const kitDoorways = ['remote', 'routing', 'session', 'api', 'i18n', 'design', 'design/overlays']
/** Loaded on first use, so neither the shell's main bundle nor a first paint pays for them. */
const onFirstUse = new Set(['@jobspan/shared-kit/design/overlays'])

const versionOf = (name: string): string => {
  const file = name.startsWith('@jobspan/')
    ? resolve(root, 'shared-kit/package.json')
    : resolve(root, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

const major = (version: string) => `^${version}`

/**
 * Singletons of the whole site. i18next and react-i18next are not listed: they are reached only through the kit's
 * `i18n` doorway, which ships the parts in use instead of the whole packages.
 */
export const shared = (role: 'shell' | 'remote') => {
  const entries = [
    ...['react', 'react-dom', '@tanstack/react-query', 'jotai', 'styled-components'].map((name) => [name, name]),
    ['react/', 'react'],
    ['react-dom/', 'react-dom'],
    ...kitDoorways.map((doorway) => [`@jobspan/shared-kit/${doorway}`, '@jobspan/shared-kit']),
  ] as [string, string][]
  return Object.fromEntries(
    entries.map(([key, owner]) => {
      const version = versionOf(owner)
      return [
        key,
        {
          shareKey: key,
          singleton: true,
          requiredVersion: major(version),
          version,
          ...(role === 'remote' ? { strictVersion: true } : { eager: !onFirstUse.has(key) }),
        },
      ]
    }),
  )
}

/** Versions that the shell lends to remotes, by package. */
export const lentVersions = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shared('shell')).map(([name, { version }]) => [
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
      version,
    ]),
  )

const scripts = (side: 'web' | 'node', hot: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: side === 'web' ? 'es2022' : 'es2024',
      transform: { react: { runtime: 'automatic', development: hot, refresh: hot && side === 'web' } },
      experimental: {
        // Gives every styled component an id made from its file, so server and browser, and any two bundles, agree.
        plugins: [['@swc/plugin-styled-components', { displayName: false, fileName: false, ssr: true }]],
      },
    },
  },
  type: 'javascript/auto',
})

const reactRouter = resolve(root, 'node_modules/react-router/dist/production/index.mjs')
/** Of the router's one file a tenth is used. */
const routerFile = /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/][\w-]+\.mjs$/

const ownTexts = /(shell|mf-[a-z-]+)[\\/]src[\\/]locales[\\/][a-z-]+\.json$/
const kitTexts = /shared-kit[\\/]src[\\/]i18n[\\/]locales[\\/][a-z-]+\.json$/
const ownAndKitTexts = /(shell|shared-kit)[\\/]src[\\/](i18n[\\/])?locales[\\/][a-z-]+\.json$/

/**
 * Validators and the contracts written with them: of use only once something is called, so they are one file apart from the
 * pages. The words that pages themselves use stand in contracts without a validator.
 */
const validators =
  /node_modules[\\/]zod[\\/]|shared-kit[\\/]src[\\/]contracts[\\/](?!(places|job-words|error-codes)\.ts)[a-z-]+\.ts$/

const common = (side: 'web' | 'node', packageDir: string, env: BuildEnv): Configuration => {
  const development = env.mode === 'development'
  const hot = isHot(env)
  return {
    context: packageDir,
    mode: development ? 'development' : 'production',
    devtool: development ? 'cheap-module-source-map' : false,
    target: side === 'web' ? ['web', 'es2022'] : 'async-node24',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // The package's exports name only its development build.
      alias: side === 'web' && !development ? { 'react-router$': reactRouter } : {},
    },
    module: {
      rules: [
        // Loaders run from the last rule to the first: this one sees what the compiler wrote, whose ids hash the source.
        ...(hot && side === 'web'
          ? [
              {
                test: /[\\/]src[\\/](pages|slots)[\\/][^\\/]+\.tsx$/,
                loader: resolve(root, 'scripts/refresh-pages-loader.cjs'),
              },
            ]
          : []),
        scripts(side, hot),
        { test: routerFile, loader: resolve(root, 'scripts/pure-calls-loader.cjs') },
        {
          test: /\.(woff2|svg|png|webp|avif)$/,
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:8][ext]', emit: side === 'web' || packageDir.endsWith('shell') },
        },
      ],
    },
    optimization: {
      nodeEnv: false,
      // One chunk of texts per language, of whatever packages the bundle holds.
      splitChunks: {
        cacheGroups: {
          texts: {
            test: packageDir.endsWith('shell') ? ownAndKitTexts : ownTexts,
            name: (module: { nameForCondition(): string | null | undefined }) =>
              `texts-${/([a-z-]+)\.json$/.exec(module.nameForCondition() ?? '')?.[1]}`,
            chunks: 'async',
            enforce: true,
          },
          // A remote's own copy, for where the shell lends none: one file, because the entry names each with its hash.
          ...(packageDir.endsWith('shell')
            ? {}
            : { kitTexts: { test: kitTexts, name: 'kit-texts', chunks: 'async', enforce: true } }),
          contracts: { test: validators, name: 'contracts', chunks: 'async', enforce: true },
        },
      },
      minimize: !development && side === 'web',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022 }, format: { comments: false } },
        }),
      ],
      // Shortest names: releases are immutable as a whole, so nothing is gained by names that outlive one.
      moduleIds: development ? 'named' : 'natural',
      mangleExports: development ? 'deterministic' : 'size',
    },
    performance: false,
    stats: 'errors-warnings',
    experiments: {},
    plugins: [new DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(hot ? 'development' : 'production') })],
  }
}

/** Output of everything that runs in the browser. Chunks carry integrity, time out, and obey Trusted Types. */
const webOutput = (uniqueName: string): Configuration['output'] => ({
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
const runtimeAsModules = () => [
  new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/][a-z-]+[\\/]dist[\\/][a-z]+\.cjs$/, (resource) => {
    resource.request = resource.request.replace(/\.cjs$/, '.js')
  }),
  new rspack.NormalModuleReplacementPlugin(/^@module-federation\/runtime$/, (resource) => {
    resource.request = resolve(root, 'node_modules/@module-federation/runtime/dist/index.js')
  }),
]

const webPlugins = (env: BuildEnv) => [
  ...runtimeAsModules(),
  ...(isHot(env) ? [new ReactRefreshRspackPlugin()] : []),
  ...(env.mode === 'development'
    ? []
    : [
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
        new SortIntegrity(),
        new Precompress(),
      ]),
]

/** Where a development build's browser files are: on the site's own origin, or on the one remote's server. */
const developmentPath = (name: string, { build = 'dev', port }: BuildEnv): string =>
  `${port === undefined ? '' : `http://localhost:${port}`}/remotes/${name}/${build}/`

export const identifier = (name: string, build: string) => `${name}_${build}`.replaceAll(/[^a-zA-Z0-9_]/g, '_')

/**
 * A remote's build. Two bundles come from its `src/remote.ts`: `web` for browsers, `node` for the shell's server.
 * The build id is part of the global names, so that two releases never mix chunks in one tab.
 */
export const remoteConfig =
  ({ name }: { name: string }) =>
  (env: BuildEnv = {}): Configuration[] => {
    const packageDir = resolve(root, name)
    const development = env.mode === 'development'
    const build = env.build ?? 'dev'
    const unique = identifier(name, build)
    const federation = (side: 'web' | 'node') =>
      new ModuleFederationPlugin({
        name: unique,
        filename: side === 'web' ? 'remoteEntry.js' : 'remoteEntry.cjs',
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        remotes: {},
        shared: shared('remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        ...(side === 'web'
          ? {
              library: { type: 'var', name: unique },
              experiments: {
                externalRuntime: true,
                optimization: { target: 'web' as const, disableSnapshot: true, disableRemote: true },
              },
            }
          : {
              library: { type: 'commonjs-module', name: unique },
              runtimePlugins: [require.resolve('@module-federation/node/runtimePlugin')],
            }),
      })
    const web = common('web', packageDir, env)
    const node = common('node', packageDir, env)
    return [
      {
        ...web,
        name: `${name}:web`,
        entry: {},
        output: {
          ...webOutput(unique),
          path: resolve(packageDir, 'dist/web'),
          filename: '[name].js',
          chunkFilename: '[name].js',
          publicPath: development ? developmentPath(name, env) : 'auto',
        },
        plugins: [...(web.plugins ?? []), federation('web'), ...webPlugins(env)],
      },
      {
        ...node,
        name: `${name}:node`,
        entry: {},
        output: {
          path: resolve(packageDir, 'dist/node'),
          filename: '[name].cjs',
          chunkFilename: '[name].cjs',
          uniqueName: unique,
          publicPath: `/remotes/${name}/${build}/`,
          clean: true,
        },
        plugins: [...(node.plugins ?? []), federation('node')],
      },
    ]
  }

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
export const shellConfig = (env: BuildEnv = {}): Configuration[] => {
  const packageDir = resolve(root, 'shell')
  const development = env.mode === 'development'
  const web = common('web', packageDir, env)
  const node = common('node', packageDir, env)
  return [
    {
      ...web,
      name: 'shell:web',
      entry: {
        main: development ? ['./src/client/refresh-hook.ts', './src/client/main.tsx'] : './src/client/main.tsx',
      },
      output: {
        ...webOutput('jobspan_shell'),
        path: resolve(packageDir, 'dist/web'),
        filename: development ? '[name].js' : '[name].[contenthash:10].js',
        chunkFilename: development ? '[name].js' : '[name].[contenthash:10].js',
        publicPath: '/assets/',
      },
      plugins: [
        ...(web.plugins ?? []),
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
        new rspack.sharing.ProvideSharedPlugin({ provides: shared('shell'), shareScope: 'default', enhanced: true }),
        ...webPlugins(env),
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
    },
  ]
}

/** The registry's console: a page of its own, which lends itself what the shell lends to remotes. */
export const consoleConfig = (env: BuildEnv = {}): Configuration[] => {
  const packageDir = resolve(root, 'registry/console')
  const web = common('web', packageDir, env)
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
