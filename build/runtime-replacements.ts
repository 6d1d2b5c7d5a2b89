import { fileURLToPath } from 'node:url'
import { rspack } from '@rspack/core'

const bundlerRuntime = '@module-federation/webpack-bundler-runtime'

/** Files of packages whose code no page of the site runs, and that would be before every first paint; beside them what stands in their place. */
export const replacements = [
  {
    package: '@module-federation/runtime-core',
    file: 'plugins/snapshot/SnapshotHandler.js',
    by: import.meta.resolve('./replacements/snapshot-handler.mjs'),
  },
  {
    package: '@module-federation/runtime-core',
    file: 'utils/preload.js',
    by: import.meta.resolve('./replacements/preload.mjs'),
  },
  {
    package: '@module-federation/error-codes',
    file: 'desc.mjs',
    by: import.meta.resolve('./replacements/error-sentences.mjs'),
  },
  { package: 'stylis', file: 'Prefixer.js', by: import.meta.resolve('./replacements/prefixer.mjs') },
  {
    package: 'lucide-react',
    file: 'createLucideIcon.mjs',
    by: import.meta.resolve('./replacements/create-lucide-icon.mjs'),
  },
  { package: bundlerRuntime, file: 'init.js', by: import.meta.resolve('./replacements/init.mjs') },
  { package: bundlerRuntime, file: 'remotes.js', by: import.meta.resolve('./replacements/remotes.mjs') },
  { package: bundlerRuntime, file: 'updateOptions.js', by: import.meta.resolve('./replacements/update-options.mjs') },
  {
    package: bundlerRuntime,
    file: 'getSharedFallbackGetter.js',
    by: import.meta.resolve('./replacements/shared-fallback-getter.mjs'),
  },
  {
    package: bundlerRuntime,
    file: 'installInitialConsumes.js',
    by: import.meta.resolve('./replacements/install-initial-consumes.mjs'),
  },
] as const

/** The same for the shell alone, which provides what remotes consume. */
export const shellReplacements = [
  { package: bundlerRuntime, file: 'consumes.js', by: import.meta.resolve('./replacements/consumes.mjs') },
] as const

type Replacement = { package: string; file: string; by: string }

/**
 * Leaves out of browsers' bundles what is switched off and what packages import all the same: manifests and preloading of the federation runtime
 * (`disableSnapshot`), sentences of its errors, remotes that a build names, vendor prefixes, and half of what makes an icon; 7 KB packed of the shell, and
 * 2 KB of each remote. What stands in the place of a file has its exports.
 */
export const createReplacementPlugins = (list: readonly Replacement[] = replacements) =>
  list.map(({ package: name, file, by }) => {
    const [fileName = ''] = file.split('/').slice(-1)
    return new rspack.NormalModuleReplacementPlugin(
      new RegExp(`^\\.\\.?/(.*/)?${fileName.replace('.', '\\.')}$`),
      (resource) => {
        const isOfPackage = resource.context?.replaceAll('\\', '/').includes(`/node_modules/${name}/`)
        if (isOfPackage) resource.request = fileURLToPath(by)
      },
    )
  })
