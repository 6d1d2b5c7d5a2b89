import { CONTRACT_VERSION, type RemoteDefinition } from '@jobspan/shared-kit/remote'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { BootRemote } from '../boot.ts'
import { aliasBase } from './alias-base.ts'
import { createRuntimePlugin } from './runtime-plugin.ts'

/** A remote that could not be used: its files failed, were late, or do not fit this shell. */
class RemoteFailed extends Error {
  readonly remote: string

  constructor(remote: string, cause: unknown) {
    super(`${remote} could not be loaded`, { cause })
    this.remote = remote
  }
}

export type Federation = {
  /**
   * Loads a remote and takes something from it, with one deadline around everything and one further try under another
   * address. Rejects with `RemoteFailed`; from then on the remote is probed, and `onRecovered` tells when it is back.
   */
  use<Value>(name: string, take: (definition: RemoteDefinition) => Promise<Value>): Promise<Value>
  onRecovered(name: string, listener: () => void): () => void
}

type Settings = {
  remotes: readonly BootRemote[]
  report(event: { remote: string; reason: string }): void
  /** Milliseconds for loading with its further try. */
  deadline?: number
}

type Held = {
  remote: BootRemote
  /** Which alias of the release's address is in use; 0 is the address itself. */
  alias: number
  definition: Promise<RemoteDefinition> | undefined
  listeners: Set<() => void>
  probing: boolean
}

const aliases = 9
const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const withDeadline = <Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> =>
  Promise.race([
    promise,
    sleep(milliseconds).then(() => {
      throw new Error(`no answer within ${milliseconds} ms`)
    }),
  ])

const fits = (contract: string) => contract.split('.')[0] === CONTRACT_VERSION.split('.')[0]

/** The browser's federation host. Remotes are registered at run time from the registry's answer. */
export const createFederation = ({ remotes, report, deadline = 3600 }: Settings): Federation => {
  const held = new Map<string, Held>(
    remotes.map((remote) => [
      remote.name,
      { remote, alias: 0, definition: undefined, listeners: new Set(), probing: false },
    ]),
  )
  const find = (url: string) => {
    const path = new URL(url, location.href).pathname.replace(/^\/remotes\/_r\d\//, '/remotes/')
    return [...held.values()].find(({ remote }) => path.startsWith(remote.base) && path.endsWith('/remoteEntry.js'))
  }
  registerPlugins([
    createRuntimePlugin({
      integrityOf: (url) => find(url)?.remote.integrity,
      onFailure: (url) => report({ remote: find(url)?.remote.name ?? '', reason: 'stylesheet' }),
    }),
  ])

  const register = ({ remote, alias }: Held) =>
    registerRemotes(
      [
        {
          name: remote.name,
          entry: `${location.origin}${aliasBase(remote.base, alias)}remoteEntry.js`,
          type: 'global',
          entryGlobalName: remote.global,
        },
      ],
      { force: alias > 0 },
    )
  for (const each of held.values()) register(each)

  const open = async (name: string): Promise<RemoteDefinition> => {
    const module = await loadRemote<{ default: RemoteDefinition }>(`${name}/remote`)
    if (!module) throw new Error('no public face')
    if (!fits(module.default.contract)) throw new Error(`contract ${module.default.contract}`)
    return module.default
  }
  const definitionOf = (each: Held): Promise<RemoteDefinition> => {
    each.definition ??= open(each.remote.name)
    return each.definition
  }
  const renew = (each: Held) => {
    each.alias = (each.alias % aliases) + 1
    each.definition = undefined
    register(each)
  }
  const attempt = async <Value>(each: Held, take: (definition: RemoteDefinition) => Promise<Value>) =>
    take(await definitionOf(each))

  const probe = async (each: Held): Promise<void> => {
    if (each.probing) return
    each.probing = true
    for (let round = 0; each.probing; round++) {
      await sleep(Math.min(4000, 800 * 1.6 ** round) * (0.8 + Math.random() * 0.4))
      try {
        const entry = `${aliasBase(each.remote.base, (each.alias % aliases) + 1)}remoteEntry.js`
        const answer = await fetch(entry, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(2500) })
        if (!answer.ok) continue
        renew(each)
        await withDeadline(definitionOf(each), deadline)
        each.probing = false
        for (const listener of [...each.listeners]) listener()
      } catch {
        each.definition = undefined
      }
    }
  }

  return {
    async use(name, take) {
      const each = held.get(name)
      if (!each) throw new RemoteFailed(name, new Error('not on here'))
      const end = performance.now() + deadline
      try {
        return await withDeadline(attempt(each, take), deadline)
      } catch (first) {
        const left = end - performance.now()
        if (left > 400) {
          try {
            await sleep(80 + Math.random() * 160)
            renew(each)
            return await withDeadline(attempt(each, take), Math.max(300, end - performance.now()))
          } catch {
            // The first failure tells more than its echo.
          }
        }
        each.definition = undefined
        report({ remote: name, reason: first instanceof Error ? first.message : String(first) })
        void probe(each)
        throw new RemoteFailed(name, first)
      }
    },
    onRecovered(name, listener) {
      const each = held.get(name)
      each?.listeners.add(listener)
      return () => each?.listeners.delete(listener)
    },
  }
}
