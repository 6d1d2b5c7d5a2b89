import type { Contribution, Host, LoadedSlot, Platform, SlotModule, SlotName } from '@jobspan/shared-kit/remote'
import type { BootData, BootRemote } from '../boot-data.ts'
import { textsWith } from '../texts.ts'
import type { Federation } from './federation.ts'
import { getBundleKey, type ListedContribution, listContributions, listSlotNames } from './list-contributions.ts'
import type { TelemetryRecorder } from './telemetry-recorder.ts'

type Settings = {
  boot: Pick<BootData, 'page' | 'bundles'>
  federation: Federation
  platform: Platform
  telemetry: Pick<TelemetryRecorder, 'recordMount' | 'recordCrash'>
}

type SlotHost = Pick<Host, 'hasSlot' | 'slotNames' | 'loadSlot' | 'onSlotRecovered' | 'contributionsTo'>

export type Slots = {
  /** What the kit asks of the shell for slots, for a list of remotes. */
  hostOf(remotes: readonly BootRemote[]): SlotHost
  /** The visitor left the page that the server rendered. */
  leaveFirstPage(): void
}

/** A release's contribution, once its code has come. */
type Loaded = Map<string, LoadedSlot>

/** Loads contributions with their texts, and tells which of them the server has rendered. */
export const createSlots = ({ boot, federation, platform, telemetry }: Settings): Slots => {
  const loaded: Loaded = new Map()
  const refused = new Set<string>()
  /** Ids of contributions whose markup the document has; undefined once its page was left. */
  let rendered = new Set(boot.page.state === 'rendered' ? boot.page.contributions : [])
  let isFirstPage = true

  const load = async (listed: ListedContribution): Promise<LoadedSlot> => {
    const { slot, name, remote } = listed
    const key = getBundleKey(listed)
    const known = loaded.get(key)
    if (known) return known
    return federation.loadPart(
      remote.name,
      `${slot}/${name}`,
      async (definition, release, awaitCodeAndTexts) => {
        const contribution = definition.contributions?.find((each) => each.slot === slot && each.name === name)
        const loadModule = (contribution?.load ?? definition.slots[slot]) as (() => Promise<SlotModule>) | undefined
        if (!loadModule) throw new Error(`${remote.name} has no ${name} for slot ${slot}`)
        const [module, texts] = await awaitCodeAndTexts(loadModule(), definition.texts(platform.locale.language))
        telemetry.recordMount(release)
        const result = { remote: remote.name, module, i18n: textsWith(platform.i18n, remote.name, texts) } as LoadedSlot
        // A release that replaced the listed one meanwhile is no answer to who asks for that later.
        if (release.build === remote.build) loaded.set(key, result)
        return result
      },
      boot.bundles?.[key],
    )
  }

  const createContribution = (listed: ListedContribution): Contribution => {
    const { id, name, access, onFailure, remote } = listed
    const key = getBundleKey(listed)
    let arrival: Promise<LoadedSlot> | undefined
    const onRecovered = (listener: () => void) => federation.onRecovered(remote.name, listener)
    const untilLoaded = async (): Promise<LoadedSlot> => {
      try {
        return await load(listed)
      } catch {
        await new Promise<void>((resolve) => {
          const stop = onRecovered(() => {
            stop()
            resolve()
          })
        })
        return untilLoaded()
      }
    }
    return {
      id,
      remote: remote.name,
      name,
      access,
      onFailure,
      isReady: () => (isFirstPage ? rendered.has(id) : loaded.has(key)),
      loaded: () => loaded.get(key),
      load: () => load(listed),
      arrival: () => {
        arrival ??= untilLoaded()
        return arrival
      },
      onRecovered,
    }
  }

  const recordRefused = ({ id, version, remote }: ListedContribution) => {
    const key = `${remote.build} ${id}`
    if (refused.has(key)) return
    refused.add(key)
    const error = new Error(`${id} asks for version ${version} of its slot, which the page does not have`)
    error.name = 'SlotVersionError'
    telemetry.recordCrash(error, { name: remote.name, build: remote.build })
  }

  return {
    leaveFirstPage() {
      isFirstPage = false
      rendered = new Set()
    },
    hostOf(remotes) {
      const lists = new Map<SlotName, readonly Contribution[]>()
      const contributionsTo = (slot: SlotName): readonly Contribution[] => {
        const known = lists.get(slot)
        if (known) return known
        const listed = listContributions(remotes, slot, platform.locale.country)
        for (const each of listed.refused) recordRefused(each)
        const list = listed.shown.map(createContribution)
        lists.set(slot, list)
        return list
      }
      return {
        contributionsTo: contributionsTo as Host['contributionsTo'],
        hasSlot: (name) => contributionsTo(name).length > 0,
        slotNames: () => listSlotNames(remotes),
        loadSlot: async (name) => {
          const [first] = contributionsTo(name)
          if (!first) throw new Error(`nothing is contributed to ${name}`)
          return first.load()
        },
        onSlotRecovered: (name, listener) => {
          const stops = contributionsTo(name).map(({ onRecovered }) => onRecovered(listener))
          return () => {
            for (const stop of stops) stop()
          }
        },
      }
    },
  }
}
