import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime'
import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin'
import { formerKitPlugin } from './former-kit-plugin.ts'
import { createRuntimePlugin, type FileTable } from './runtime-plugin.ts'

export type FederationHost = ReturnType<typeof createInstance>

/** What remotes take from this page, by the name that they ask for. */
export type SharedModules = NonNullable<Parameters<typeof createInstance>[0]['shared']>

/** The page among the instances of the runtime. */
export const hostName = 'jobspan_shell'

/** The page's federation runtime. Remotes are registered with it at run time, and bring no runtime of their own: they run on this one. */
export const createHost = (shared: SharedModules, files: FileTable): FederationHost => {
  registerGlobalPlugins([formerKitPlugin])
  return createInstance({
    name: hostName,
    remotes: [],
    shared,
    // With the default, one remote that does not answer keeps all others waiting.
    shareStrategy: 'loaded-first',
    plugins: [injectExternalRuntimeCore(), createRuntimePlugin(files)],
  })
}
