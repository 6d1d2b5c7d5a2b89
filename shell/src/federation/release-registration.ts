import { isContractCompatible } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import { REMOTE_CONTRACT_VERSION, type RemoteDefinition } from '@jobspan/shared-kit/remote'
import { sleep, withTimeout } from '@jobspan/shared-kit/timing'
import type { BootRemote, ReleaseFile } from '../boot-data.ts'
import { withEnglishTexts } from '../english-texts.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import type { FederationHost } from './create-host.ts'
import type { FederationSettings, ReleaseId } from './federation-settings.ts'
import { getAliasUrl } from './get-alias-url.ts'
import { ReleaseError } from './release-error.ts'

/** State of a release in this tab. */
export type RegisteredRelease = {
  host: FederationHost
  remote: BootRemote
  /** Which alias of the release's address is in use; 0 is the address itself. */
  alias: number
  definition: Promise<RemoteDefinition> | undefined
  /** The change of address that everybody who waits shares. */
  aliasSwitch: Promise<void> | undefined
  breaker: CircuitBreaker
  /** Pages and files that were prefetched. */
  prefetched: Set<string>
  /** When the entry had arrived; 0 before. */
  arrivedAt: number
  onLoaded: FederationSettings['onLoaded']
  /** The runtime knows its address. */
  isRegistered: boolean
  /** A slot or an overlay of it was loaded, and may be shown. */
  hasParts: boolean
  /** File that is loaded in the place of the entry, and holds it. */
  bundle: ReleaseFile | undefined
}

const aliases = 9
const getNextAlias = ({ alias }: RegisteredRelease) => (alias % aliases) + 1

export const getEntryUrl = ({ remote, alias, bundle }: RegisteredRelease): string =>
  new URL(getAliasUrl(remote.base, alias) + (bundle?.file ?? 'remoteEntry.js'), location.origin).href

/** Loads the release by a file that holds its entry and more, unless the entry was asked for to be run. */
export const preferBundle = (release: RegisteredRelease, bundle: ReleaseFile | undefined): void => {
  if (!bundle || release.isRegistered || !canRun(release.remote)) return
  release.bundle = bundle
  for (const file of bundle.holds ?? []) release.prefetched.add(file)
}

/** Whether loading the release can succeed at all: it is compatible, and there is a hash to check its entry against. */
export const canRun = ({ integrity, incompatibility, contract }: BootRemote): boolean =>
  integrity !== '' && !incompatibility && isContractCompatible(contract, REMOTE_CONTRACT_VERSION)

const register = (release: RegisteredRelease) => {
  const { global } = release.remote
  release.isRegistered = true
  release.host.registerRemotes(
    [{ name: global, entry: getEntryUrl(release), type: 'global', entryGlobalName: global }],
    {
      force: release.alias > 0,
    },
  )
}

const checkContract = (contractVersion: string) => {
  if (!isContractCompatible(contractVersion, REMOTE_CONTRACT_VERSION))
    throw new ReleaseError('contract', `contract ${contractVersion}`)
}

/** The server's list of releases has the reason in words. */
const toIncompatibilityError = (reason: string): ReleaseError => {
  const [, file] = /^no hash for (\S+)/.exec(reason) ?? []
  return new ReleaseError(file ? 'missing-hash' : 'contract', reason, file)
}

const openRelease = async (release: RegisteredRelease): Promise<RemoteDefinition> => {
  const { remote } = release
  if (remote.incompatibility) throw toIncompatibilityError(remote.incompatibility)
  checkContract(remote.contract)
  // Only now: what is asked for first decides by which file.
  if (!release.isRegistered) register(release)
  const startedAt = performance.now()
  const module = await release.host.loadRemote<{ default: RemoteDefinition }>(`${remote.global}/remote`)
  if (!module) throw new Error('the entry has no remote')
  checkContract(module.default.contract)
  const arrivedAt = Math.max(startedAt, release.arrivedAt)
  release.onLoaded(remote, { entry: arrivedAt - startedAt, expose: performance.now() - arrivedAt })
  return withEnglishTexts(module.default)
}

/** Definition of a release; it is loaded once until that fails. */
export const getDefinition = (release: RegisteredRelease): Promise<RemoteDefinition> => {
  release.definition ??= openRelease(release)
  return release.definition
}

const switchAlias = (release: RegisteredRelease) => {
  release.alias = getNextAlias(release)
  release.definition = undefined
  release.arrivedAt = 0
  release.bundle = undefined
  register(release)
}

/** Changes the address once for all who failed under `alias`. The random delay spreads the requests of many tabs. */
export const switchAliasOnce = (release: RegisteredRelease, alias: number): Promise<void> | undefined => {
  if (release.alias !== alias) return undefined
  release.aliasSwitch ??= sleep(80 + Math.random() * 160).then(() => {
    release.aliasSwitch = undefined
    switchAlias(release)
  })
  return release.aliasSwitch
}

const probeRelease = async (release: RegisteredRelease, timeoutMs: number): Promise<boolean> => {
  try {
    const { remote, prefetched } = release
    const { isReleaseReachable } = await import(/* webpackChunkName: "after-load" */ './is-release-reachable.ts')
    if (!(await isReleaseReachable(getAliasUrl(remote.base, getNextAlias(release)), remote.pages, prefetched)))
      return false
    switchAlias(release)
    await withTimeout(getDefinition(release), timeoutMs)
    return true
  } catch {
    release.definition = undefined
    return false
  }
}

type RegistrationSettings = {
  host: FederationHost
  onLoaded(release: ReleaseId, times: { entry: number; expose: number }): void
  timeoutMs: number
  isCurrent(release: RegisteredRelease): boolean
  onRecovered(): void
}

/** Registers a release with the federation runtime, under its own global name. */
export const registerRelease = (remote: BootRemote, settings: RegistrationSettings): RegisteredRelease => {
  const breaker = createCircuitBreaker({
    probe: () => probeRelease(release, settings.timeoutMs),
    isNeeded: () => settings.isCurrent(release),
    onRecovered: settings.onRecovered,
  })
  const release: RegisteredRelease = {
    host: settings.host,
    remote,
    breaker,
    prefetched: new Set(),
    alias: 0,
    definition: undefined,
    aliasSwitch: undefined,
    arrivedAt: 0,
    onLoaded: settings.onLoaded,
    isRegistered: false,
    hasParts: false,
    bundle: undefined,
  }
  return release
}

/** Lets the release be probed. One that cannot run will not run later either, and has no hash to be checked against. */
export const recordFailedPart = ({ remote, breaker }: RegisteredRelease, part: string): void => {
  if (canRun(remote)) breaker.recordFailure(part)
}
