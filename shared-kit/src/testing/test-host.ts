import type { Access, Contribution, Host, LoadedSlot, SlotFailure, SlotName } from '@jobspan/shared-kit/remote'

const NoFailure = () => null

export type TestContribution = {
  /** `test` unless told. */
  name?: string
  /** `mf-test` unless told. */
  remote?: string
  access?: Access
  onFailure?: SlotFailure
  /** Loads its code, as often as it is asked for. */
  load: () => Promise<LoadedSlot>
  /** It is rendered at once: the server has rendered it, or its code is here (`loaded`). */
  isReady?: boolean
  loaded?: LoadedSlot
}

type Options = Partial<Pick<Host, 'Failure' | 'retryNow' | 'hasPage'>> & {
  /** What is contributed to slots, in their order. */
  contributions?: { [Name in SlotName]?: TestContribution[] }
}

const never = () => new Promise<never>(() => undefined)
const nothing = () => undefined

/** What the shell provides to slots and boundaries, for tests: by default no pages and no contributions. `recover` says that a remote works again. */
export const createTestHost = ({ contributions = {}, ...host }: Options = {}): Host & { recover(): void } => {
  const listeners = new Set<() => void>()
  const onRecovered = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const toContribution = (slot: string, contribution: TestContribution): Contribution => {
    const { name = 'test', remote = 'mf-test', access = 'public', onFailure = 'fallback', load } = contribution
    let { loaded } = contribution
    let arrival: Promise<LoadedSlot> | undefined
    const loadOnce = async () => {
      loaded = await load()
      return loaded
    }
    return {
      id: `${slot}/${remote}/${name}`,
      remote,
      name,
      access,
      onFailure,
      isReady: () => contribution.isReady === true || loaded !== undefined,
      loaded: () => loaded,
      load: loadOnce,
      arrival() {
        arrival ??= loadOnce().catch(never)
        return arrival
      },
      onRecovered,
    }
  }
  const lists = new Map(
    Object.entries(contributions).map(([slot, list = []]) => [slot, list.map((each) => toContribution(slot, each))]),
  )
  const contributionsTo = (slot: SlotName) => lists.get(slot) ?? []
  return {
    Failure: NoFailure,
    hasPage: () => false,
    hasOverlay: () => false,
    hasSlot: (name) => contributionsTo(name).length > 0,
    slotNames: () => [...lists.keys()] as SlotName[],
    contributionsTo: contributionsTo as Host['contributionsTo'],
    onSlotRecovered: () => nothing,
    loadSlot: never,
    recover() {
      for (const listener of [...listeners]) listener()
    },
    ...host,
  }
}
