import type { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Compiler } from '@rspack/core'
import { createSharedModules } from './shared-modules.ts'

type ManifestOptions = Exclude<
  NonNullable<ConstructorParameters<typeof ModuleFederationPlugin>[0]['manifest']>,
  boolean
>
type Stats = Parameters<NonNullable<ManifestOptions['additionalData']>>[0]['stats']

/** Files with the types of what a remote exposes, beside its entry. */
export const federationTypes = { zip: 'mf-types.zip', api: 'mf-types.d.ts' } as const

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)

/**
 * What the federation plugin does not know of a release: its build, its types, and versions of what it takes from the page, of which it brings no
 * copy. Modules come in the order of their names: in the plugin's order the same sources gave other bytes.
 */
export const addReleaseFacts = (stats: Stats, release: { name: string; build: string }): Stats => {
  const versions = new Map(Object.values(createSharedModules()).map(({ shareKey, version }) => [shareKey, version]))
  const versionOf = (name: string) => versions.get(name) ?? versions.get(name.replace(/\/.*/, '/')) ?? ''
  return {
    ...stats,
    metaData: {
      ...stats.metaData,
      buildInfo: { ...stats.metaData.buildInfo, buildVersion: release.build, buildName: release.name },
      types: { path: '', name: '', ...stats.metaData.types, ...federationTypes },
    },
    shared: stats.shared
      .map((shared) => ({ ...shared, version: shared.version || versionOf(shared.name) }))
      .sort(byName),
  }
}

/** The plugin's `manifest` option for a release. */
export const createManifestOptions = (release: { name: string; build: string }): ManifestOptions => ({
  additionalData: ({ stats }) => addReleaseFacts(stats, release),
})

/** Takes away what the plugin writes for its own tools beside the manifest: a release has no file that nobody reads. */
export class WithoutFederationStatsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.emit.tap(WithoutFederationStatsPlugin.name, (compilation) => {
      if (compilation.getAsset('mf-stats.json')) compilation.deleteAsset('mf-stats.json')
    })
  }
}
