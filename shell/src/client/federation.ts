import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
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

/** A release in this tab. */
export type ReleaseHere = Pick<BootRemote, 'name' | 'build'>

export type RemoteFailure = ReleaseHere & {
  phase: Extract<TelemetryEvent, { kind: 'failure' }>['phase']
  cause: unknown
  /** Address of the entry, for finding out what is wrong with it, and the hash that it should have. */
  entry: string
  integrity: string | null
}

export type Federation = {
  /**
   * Loads a remote and takes something from it, with one deadline around everything and one further try under another
   * address. Rejects with `RemoteFailed`; from then on the remote is probed, and `onRecovered` tells when it is back.
   */
  use<Value>(name: string, take: (definition: RemoteDefinition, release: ReleaseHere) => Promise<Value>): Promise<Value>
  /** Asks for every script of a page at once, so that loading it finds them in the browser's cache, or on their way there. */
  fetchAhead(name: string, path: string, texts: string): void
  /** Hears when a remote that failed is back, or when another release takes its place. */
  onRecovered(name: string, listener: () => void): () => void
  /** From now on these releases are used. What is mounted keeps its own code. */
  update(remotes: readonly BootRemote[]): void
}

type Settings = {
  remotes: readonly BootRemote[]
  onFailure(failure: RemoteFailure): void
  /** A release was loaded for the first time in this tab; milliseconds of its entry and of what it exposes. */
  onLoaded(release: ReleaseHere, times: { entry: number; expose: number }): void
  /** Milliseconds for loading with its further try. */
  deadline?: number
}

type Held = {
  remote: BootRemote
  /** Which alias of the release's address is in use; 0 is the address itself. */
  alias: number
  definition: Promise<RemoteDefinition> | undefined
  probing: boolean
  /** Probes since it last worked as a whole. An entry that loads while a chunk of it is damaged must not be tried without a pause. */
  probes: number
  /** Pages and files that were asked for ahead. */
  fetched: Set<string>
  /** When the entry had arrived. */
  arrived: number
}

const aliases = 9
/** Milliseconds after which a file that was fetched ahead is left to whoever needs it, who has as long. */
const aheadLimit = 4000
const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const withDeadline = <Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> =>
  Promise.race([
    promise,
    sleep(milliseconds).then(() => {
      throw new Error(`no answer within ${milliseconds} ms`)
    }),
  ])

/** Whether a release may be asked for ahead: it fits, and does not lack the hash to be checked against. */
const mayRun = ({ integrity, misfit, contract }: BootRemote) => integrity !== '' && !misfit && fits(contract)

const fits = (contract: string) => contract.split('.')[0] === CONTRACT_VERSION.split('.')[0]

/** The browser's federation host. Remotes are registered at run time, each release under a name of its own. */
export const createFederation = ({ remotes, onFailure, onLoaded, deadline = 3300 }: Settings): Federation => {
  const current = new Map<string, Held>()
  /** Every release that this tab has met, by its global name. */
  const met = new Map<string, Held>()
  const listeners = new Map<string, Set<() => void>>()
  const tell = (name: string) => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener()
  }
  const entryOf = ({ remote, alias }: Held) =>
    new URL(`${aliasBase(remote.base, alias)}remoteEntry.js`, location.origin).href
  const find = (url: string) => [...met.values()].find((each) => entryOf(each) === url)
  const report = (each: Held, phase: RemoteFailure['phase'], cause: unknown) => {
    const { name, build, integrity } = each.remote
    onFailure({ name, build, phase, cause, entry: entryOf(each), integrity })
  }
  registerPlugins([
    createRuntimePlugin({
      origins: () => [...met.values()].map(({ remote }) => new URL(remote.base, location.origin).origin),
      integrityOf: (url) => find(url)?.remote.integrity,
      onArrived: (url) => {
        const each = find(url)
        if (each) each.arrived = performance.now()
      },
      onFailure: (url) => {
        const each = [...met.values()].find(({ remote }) => url.includes(`/${remote.name}/${remote.build}/`))
        if (!each) return
        report(each, 'expose', new Error('stylesheet'))
        each.definition = undefined
        void probe(each)
      },
    }),
  ])

  const register = (each: Held) =>
    registerRemotes(
      [{ name: each.remote.global, entry: entryOf(each), type: 'global', entryGlobalName: each.remote.global }],
      { force: each.alias > 0 },
    )
  const hold = (remote: BootRemote) => {
    const known = met.get(remote.global)
    const each = known ?? {
      remote,
      alias: 0,
      definition: undefined,
      probing: false,
      probes: 0,
      fetched: new Set<string>(),
      arrived: 0,
    }
    each.remote = remote
    met.set(remote.global, each)
    current.set(remote.name, each)
    if (!known) register(each)
  }
  for (const remote of remotes) hold(remote)

  const open = async (each: Held): Promise<RemoteDefinition> => {
    const { remote } = each
    if (remote.misfit) throw new Error(remote.misfit)
    if (!fits(remote.contract)) throw new Error(`contract ${remote.contract}`)
    const begun = performance.now()
    const module = await loadRemote<{ default: RemoteDefinition }>(`${remote.global}/remote`)
    if (!module) throw new Error('no public face')
    if (!fits(module.default.contract)) throw new Error(`contract ${module.default.contract}`)
    const arrived = Math.max(begun, each.arrived)
    onLoaded(remote, { entry: arrived - begun, expose: performance.now() - arrived })
    return module.default
  }
  const definitionOf = (each: Held): Promise<RemoteDefinition> => {
    each.definition ??= open(each)
    return each.definition
  }
  const renew = (each: Held) => {
    each.alias = (each.alias % aliases) + 1
    each.definition = undefined
    each.arrived = 0
    register(each)
  }
  /**
   * Whether the entry and the files of pages that were on their way answer under the next address. A script that hangs cannot be
   * given up: it holds one of the six connections that a browser has to a site over HTTP/1.1, and a second try of four such files
   * would leave none for any other page. These questions are given up.
   */
  const answers = async ({ remote, alias, fetched }: Held): Promise<boolean> => {
    const base = aliasBase(remote.base, (alias % aliases) + 1)
    const opened = remote.pages.filter(({ path }) => fetched.has(path)).flatMap(({ files = [] }) => files)
    for (const file of new Set(['remoteEntry.js', ...opened])) {
      const question = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(2500) } as const
      if (!(await fetch(base + file, question)).ok) return false
    }
    return true
  }
  const probe = async (each: Held): Promise<void> => {
    // What does not fit will not fit later either, and has no hash to be checked against.
    if (each.probing || !mayRun(each.remote)) return
    each.probing = true
    for (; current.get(each.remote.name) === each; each.probes++) {
      await sleep(Math.min(3500, 800 * 1.6 ** each.probes) * (0.8 + Math.random() * 0.4))
      try {
        if (!(await answers(each))) continue
        renew(each)
        await withDeadline(definitionOf(each), deadline)
        each.probes += 1
        break
      } catch {
        each.definition = undefined
      }
    }
    each.probing = false
    tell(each.remote.name)
  }

  return {
    async use(name, take) {
      const each = current.get(name)
      if (!each) throw new RemoteFailed(name, new Error('not on here'))
      const end = performance.now() + deadline
      let phase: RemoteFailure['phase'] = 'entry'
      const attempt = async () => {
        const definition = await definitionOf(each)
        phase = 'expose'
        const taken = await take(definition, each.remote)
        each.probes = 0
        return taken
      }
      try {
        return await withDeadline(attempt(), deadline)
      } catch (first) {
        if (phase === 'entry' && each.arrived > 0) phase = 'expose'
        const failed = phase
        if (end - performance.now() > 400 && each.remote.integrity !== '') {
          try {
            await sleep(80 + Math.random() * 160)
            renew(each)
            return await withDeadline(attempt(), Math.max(300, end - performance.now()))
          } catch {
            // The first failure tells more than its echo.
          }
        }
        each.definition = undefined
        report(each, failed, first)
        void probe(each)
        throw new RemoteFailed(name, first)
      }
    },
    fetchAhead(name, path, texts) {
      const each = current.get(name)
      // What failed or may not run is left to `use`, which knows what to do then.
      if (!each || each.alias > 0 || !each.remote.integrity || !mayRun(each.remote) || each.fetched.has(path)) return
      each.fetched.add(path)
      const files = each.remote.pages.find((page) => page.path === path)?.files ?? []
      for (const file of [...files, texts]) {
        if (each.fetched.has(file)) continue
        each.fetched.add(file)
        fetch(each.remote.base + file, { priority: 'high', signal: AbortSignal.timeout(aheadLimit) })
          .then((answer) => answer.arrayBuffer())
          .catch(() => undefined)
      }
    },
    onRecovered(name, listener) {
      const heard = listeners.get(name) ?? new Set()
      listeners.set(name, heard)
      heard.add(listener)
      return () => heard.delete(listener)
    },
    update(next) {
      const before = new Map(current)
      current.clear()
      for (const remote of next) hold(remote)
      for (const [name, each] of current) if (before.get(name) !== each) tell(name)
    },
  }
}
