import type { RemoteDefinition } from '@jobspan/shared-kit/remote'
import jobDetail from '../../../mf-job-detail/src/remote.ts'
import search from '../../../mf-search/src/remote.ts'
import type { Federation } from '../../../shell/src/federation/federation.ts'

const definitions = new Map<string, RemoteDefinition>([search, jobDetail].map((remote) => [remote.name, remote]))

/**
 * Stands in for `shell/src/federation/federation.ts`, and for `shared-modules.ts` beside it, in the one bundle: the remotes are part of the shell's own build, split by
 * page as a site without federation would be. There is nothing to fetch from elsewhere, so nothing to retry.
 */
export const createFederation = (): Federation => ({
  loadPart: async (name, _part, take) => {
    const definition = definitions.get(name)
    if (!definition) throw new Error(`${name} is not in the bundle`)
    return take(definition, { name, build: 'bundled' }, (code, texts) => Promise.all([code, texts]))
  },
  prefetchPage: () => undefined,
  onRecovered: () => () => undefined,
  update: () => undefined,
  retryNow: () => undefined,
  replaceFailed: async () => undefined,
  onCanaryReplaced: () => () => undefined,
  replaceHeldCanaries: () => undefined,
})

/** Nothing is provided: of each package there is what is used. */
export const createSharedModules = () => ({})
