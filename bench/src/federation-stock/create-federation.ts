import type { RemoteDefinition } from '@jobspan/shared-kit/remote'
import { loadRemote } from '@module-federation/enhanced/runtime'
import type { Federation } from '../../../shell/src/federation/federation.ts'

/**
 * Stands in for `shell/src/federation/federation.ts`: what the documentation of Module Federation shows, and nothing beyond it.
 * The remotes are named at build time; what fails rejects, and the shell shows its fallback.
 */
export const createFederation = (): Federation => ({
  loadPart: async (name, _part, take) => {
    const module = await loadRemote<{ default: RemoteDefinition }>(`${name}/remote`)
    if (!module) throw new Error(`${name} has no public face`)
    return take(module.default, { name, build: 'stock' }, (code, texts) => Promise.all([code, texts]))
  },
  prefetchPage: () => undefined,
  onRecovered: () => () => undefined,
  update: () => undefined,
  retryNow: () => undefined,
  replaceFailed: async () => undefined,
  onCanaryReplaced: () => () => undefined,
  replaceHeldCanaries: () => undefined,
})
