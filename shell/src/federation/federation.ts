import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { CONTRACT_VERSION, type RemoteDefinition } from '@jobspan/shared-kit/remote'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { BootRemote } from '../boot-data.ts'
import { type Breaker, createBreaker, whole } from './circuit-breaker.ts'
import { getAliasUrl } from './get-alias-url.ts'
import { answers } from './is-release-reachable.ts'
import { createRuntimePlugin } from './runtime-plugin.ts'

/** A remote could not be used: its files failed, were late, or do not fit this shell. */
const unusable = (remote: string, cause?: unknown) => new Error(`${remote} could not be loaded`, { cause })

/** A release in this tab. */
export type ReleaseId = Pick<BootRemote, 'name' | 'build'>

export type RemoteFailure = ReleaseId & {
  phase: Extract<TelemetryEvent, { kind: 'failure' }>['phase']
  cause: unknown
  /** Address of the entry, for finding out what is wrong with it, and the hash that it should have. */
  entry: string
  integrity: string | null
}

/** Waits for a part's code and its texts at once. A deadline names no file; by this it is known which of the two did not come. */
export type AwaitCodeAndTexts = <Code, Texts>(code: Promise<Code>, texts: Promise<Texts>) => Promise<[Code, Texts]>

export type Federation = {
  /**
   * Loads a remote and takes a part of it (a page by its path, a slot by its name), with one deadline around everything and one
   * further try under another address, which all share who wait. Rejects where that fails; from then on the remote is probed,
   * `onRecovered` tells when it is back, and whoever asks for what failed is refused at once.
   */
  use<Value>(
    name: string,
    part: string,
    take: (definition: RemoteDefinition, release: ReleaseId, awaitCodeAndTexts: AwaitCodeAndTexts) => Promise<Value>,
  ): Promise<Value>
  /** Probes what failed now, as somebody waits for it: who asks next hears what comes of that. */
  retryNow(): void
  /** Asks for every script of a page at once, so that loading it finds them in the browser's cache, or on their way there. */
  prefetchPage(name: string, path: string, texts: string): void
  /** Hears when a remote that failed is back, or when another release takes its place. */
  onRecovered(name: string, listener: () => void): () => void
  /** From now on these releases are used. What is mounted keeps its own code. */
  update(remotes: readonly BootRemote[]): void
}

type Settings = {
  remotes: readonly BootRemote[]
  onFailure(failure: RemoteFailure): void
  /** A release was loaded for the first time in this tab; milliseconds of its entry and of what it exposes. */
  onLoaded(release: ReleaseId, times: { entry: number; expose: number }): void
  /** Milliseconds for loading with its further try. */
  deadline?: number
}

type Held = {
  remote: BootRemote
  /** Which alias of the release's address is in use; 0 is the address itself. */
  alias: number
  definition: Promise<RemoteDefinition> | undefined
  /** The further try that all share who wait. */
  renewal: Promise<void> | undefined
  breaker: Breaker
  /** Pages and files that were asked for ahead. */
  fetched: Set<string>
  /** When the entry had arrived. */
  arrived: number
}

const aliases = 9
const nextAlias = ({ alias }: Held) => (alias % aliases) + 1
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
    new URL(`${getAliasUrl(remote.base, alias)}remoteEntry.js`, location.origin).href
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
        trip(each, '')
      },
    }),
  ])

  const register = (each: Held) =>
    registerRemotes(
      [{ name: each.remote.global, entry: entryOf(each), type: 'global', entryGlobalName: each.remote.global }],
      { force: each.alias > 0 },
    )
  const meet = (remote: BootRemote): Held => {
    const breaker = createBreaker({
      probe: () => isBack(each),
      isWanted: () => current.get(remote.name) === each,
      onBack: () => tell(remote.name),
    })
    const fetched = new Set<string>()
    const each: Held = { remote, breaker, fetched, alias: 0, definition: undefined, renewal: undefined, arrived: 0 }
    return each
  }
  const hold = (remote: BootRemote) => {
    const known = met.get(remote.global)
    const each = known ?? meet(remote)
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
    each.alias = nextAlias(each)
    each.definition = undefined
    each.arrived = 0
    register(each)
  }
  const isBack = async (each: Held): Promise<boolean> => {
    try {
      const { remote, fetched } = each
      if (!(await answers(getAliasUrl(remote.base, nextAlias(each)), remote.pages, fetched))) return false
      renew(each)
      await withDeadline(definitionOf(each), deadline)
      return true
    } catch {
      each.definition = undefined
      return false
    }
  }
  // What does not fit will not fit later either, and has no hash to be checked against.
  const trip = (each: Held, part: string) => {
    if (mayRun(each.remote)) each.breaker.trip(part)
  }
  /** Goes on under another address; who failed under the one before comes along. */
  const renewOnce = (each: Held, alias: number): Promise<void> | undefined => {
    if (each.alias !== alias) return undefined
    each.renewal ??= sleep(80 + Math.random() * 160).then(() => {
      each.renewal = undefined
      renew(each)
    })
    return each.renewal
  }

  return {
    async use(name, part, take) {
      const each = current.get(name)
      if (!each) throw unusable(name)
      const end = performance.now() + deadline
      const left = () => Math.max(300, end - performance.now())
      // Asked for again it would fail again; where it hangs, each script would hold a connection for good.
      if (each.breaker.isOpen(part) && (await each.breaker.refuses(part, deadline))) throw unusable(name)
      let isOpen = false
      let awaited: RemoteFailure['phase'] = 'chunk'
      const awaitCodeAndTexts: AwaitCodeAndTexts = (code, texts) => {
        const arrived = code.then((taken) => {
          awaited = 'texts'
          return taken
        })
        return Promise.all([arrived, texts])
      }
      const attempt = async () => {
        const definition = await definitionOf(each)
        isOpen = true
        const taken = await take(definition, each.remote, awaitCodeAndTexts)
        each.breaker.works()
        return taken
      }
      const { alias } = each
      try {
        return await withDeadline(attempt(), left())
      } catch (first) {
        const phase = isOpen ? awaited : each.arrived > 0 ? 'expose' : 'entry'
        if (!each.breaker.isOpen(part) && end - performance.now() > 400 && each.remote.integrity !== '') {
          try {
            await renewOnce(each, alias)
            return await withDeadline(attempt(), left())
          } catch {
            // The first failure tells more than its echo.
          }
        }
        if (!each.breaker.isOpen(part)) {
          each.definition = undefined
          report(each, phase, first)
        }
        trip(each, isOpen ? part : whole)
        throw unusable(name, first)
      }
    },
    retryNow() {
      for (const { breaker } of current.values()) breaker.hurry()
    },
    prefetchPage(name, path, texts) {
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
