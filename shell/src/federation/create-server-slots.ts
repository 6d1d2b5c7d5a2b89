import type { Contribution, Host, LoadedSlot, Locale, PageSlot, SlotName } from '@jobspan/shared-kit/remote'
import type { BootRemote } from '../boot-data.ts'
import { type ListedContribution, listContributions, listSlotNames } from './list-contributions.ts'

/** Brings a contribution's server code with the texts of its release, and its data. */
export type LoadContribution = (contribution: ListedContribution, slot: PageSlot) => Promise<LoadedSlot>

type SlotHost = Pick<Host, 'hasSlot' | 'slotNames' | 'loadSlot' | 'onSlotRecovered' | 'contributionsTo'>

export type ServerSlots = {
  host: SlotHost
  /** Loads what contributes to the slots that a page shows. Never rejects; what fails is left to the browser. */
  fill(slots: readonly PageSlot[]): Promise<void>
  /** Leaves a contribution to the browser after all. */
  leaveOut(id: string): void
  /** Contributions to the slots of the page, and whether each is rendered. */
  contributions(): { contribution: ListedContribution; isRendered: boolean }[]
}

type Settings = {
  remotes: readonly BootRemote[]
  locale: Locale
  isMember: boolean
  load?: LoadContribution | undefined
}

const never = () => new Promise<never>(() => undefined)
const nothing = () => undefined

/** Slots of one document on the server: what has been loaded stands there, all else is left to the browser. */
export const createServerSlots = ({ remotes, locale, isMember, load }: Settings): ServerSlots => {
  const loaded = new Map<string, LoadedSlot>()
  const wanted = new Map<string, ListedContribution>()
  const listOf = (slot: SlotName) => listContributions(remotes, slot, locale.country).shown
  const createContribution = ({ id, name, access, onFailure, remote }: ListedContribution): Contribution => ({
    id,
    remote: remote.name,
    name,
    access,
    onFailure,
    isReady: () => loaded.has(id),
    loaded: () => loaded.get(id),
    load: never,
    arrival: never,
    onRecovered: () => nothing,
  })
  return {
    host: {
      hasSlot: (name) => listOf(name).length > 0,
      slotNames: () => listSlotNames(remotes),
      contributionsTo: ((name: SlotName) => listOf(name).map(createContribution)) as Host['contributionsTo'],
      onSlotRecovered: () => nothing,
      loadSlot: never,
    },
    async fill(slots) {
      const visible = slots.flatMap((slot) =>
        listOf(slot.name)
          .filter(({ access }) => access === 'public' || isMember)
          .map((contribution) => ({ slot, contribution })),
      )
      for (const { contribution } of visible) wanted.set(contribution.id, contribution)
      await Promise.all(
        visible.map(({ slot, contribution }) =>
          load?.(contribution, slot).then(
            (slot) => loaded.set(contribution.id, slot),
            () => undefined,
          ),
        ),
      )
    },
    leaveOut: (id) => void loaded.delete(id),
    contributions: () =>
      [...wanted.values()].map((contribution) => ({ contribution, isRendered: loaded.has(contribution.id) })),
  }
}
