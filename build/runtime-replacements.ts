import { fileURLToPath } from 'node:url'
import { rspack } from '@rspack/core'

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
] as const

/**
 * Leaves out of browsers' bundles what is switched off and what packages import all the same: manifests and preloading of the federation runtime
 * (`disableSnapshot`), sentences of its errors, and vendor prefixes; 4 KB packed of the shell. What stands in the place of a file has its exports.
 */
export const createReplacementPlugins = () =>
  replacements.map(({ package: name, file, by }) => {
    const [fileName = ''] = file.split('/').slice(-1)
    return new rspack.NormalModuleReplacementPlugin(
      new RegExp(`^\\.\\.?/(.*/)?${fileName.replace('.', '\\.')}$`),
      (resource) => {
        const isOfPackage = resource.context?.replaceAll('\\', '/').includes(`/node_modules/${name}/`)
        if (isOfPackage) resource.request = fileURLToPath(by)
      },
    )
  })
