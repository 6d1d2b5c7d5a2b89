import type { Contribution, Host, LoadedSlot, Platform, SlotModule, SlotName } from '@jobspan/shared-kit/remote'
import { sessionAtom } from '@jobspan/shared-kit/session'
import type { BootData, BootRemote } from '../boot-data.ts'
import { textsWith } from '../texts.ts'
import type { Federation } from './federation.ts'
import { getBundleKey, type ListedContribution, listContributions, listSlotNames } from './list-contributions.ts'
import type { TelemetryRecorder } from './telemetry-recorder.ts'
import { untilInteraction } from './until-interaction.ts'

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

type LoadContribution = (listed: ListedContribution) => Promise<LoadedSlot>

/** Loads the code of contributions, each once, with the texts of its remote. */
const createContributionLoader = ({ boot, federation, platform, telemetry }: Settings) => {
  const loaded: Loaded = new Map()
  const load: LoadContribution = async (listed) => {
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
  return { load, getLoaded: (listed: ListedContribution) => loaded.get(getBundleKey(listed)) }
}

type Loader = ReturnType<typeof createContributionLoader>

const createContribution = (
  listed: ListedContribution,
  federation: Federation,
  { load, getLoaded }: Loader,
  isReady: () => boolean,
): Contribution => {
  const { id, name, access, onFailure, remote } = listed
  let arrival: Promise<LoadedSlot> | undefined
  const onRecovered = (listener: () => void) => federation.onRecovered(remote.name, listener)
  const loadUntilArrived = async (): Promise<LoadedSlot> => {
    try {
      return await load(listed)
    } catch {
      await new Promise<void>((resolve) => {
        const stop = onRecovered(() => {
          stop()
          resolve()
        })
      })
      return loadUntilArrived()
    }
  }
  return {
    id,
    remote: remote.name,
    name,
    access,
    onFailure,
    isReady,
    loaded: () => getLoaded(listed),
    load: () => load(listed),
    arrival: () => {
      arrival ??= loadUntilArrived()
      return arrival
    },
    onRecovered,
  }
}

/** Records, once for each release, that it contributes to a version of a slot that the page does not have. */
const createRefusalRecorder = (telemetry: Settings['telemetry']) => {
  const recorded = new Set<string>()
  return ({ id, version, remote }: ListedContribution) => {
    const key = `${remote.build} ${id}`
    if (recorded.has(key)) return
    recorded.add(key)
    const error = new Error(`${id} asks for version ${version} of its slot, which the page does not have`)
    error.name = 'SlotVersionError'
    telemetry.recordCrash(error, { name: remote.name, build: remote.build })
  }
}

/** The contributions to slots, with their texts, and which of them the server has rendered. */
export const createSlots = (settings: Settings): Slots => {
  const { boot, federation, platform, telemetry } = settings
  const loader = createContributionLoader(settings)
  const recordRefused = createRefusalRecorder(telemetry)
  /** Ids of contributions whose markup the document has; undefined once its page was left. */
  let rendered: ReadonlySet<string> | undefined = new Set(boot.page.state === 'rendered' ? boot.page.contributions : [])
  const isReady = (listed: ListedContribution) =>
    rendered ? rendered.has(listed.id) : loader.getLoaded(listed) !== undefined
  const waits = new Map<string, ReturnType<typeof untilInteraction>>()
  const endWaits = () => {
    for (const { open } of waits.values()) open()
  }
  const loadWhenNeeded: LoadContribution = async (listed) => {
    const { id, hydrateOn } = listed
    if (hydrateOn === 'interaction' && rendered?.has(id) && platform.store.get(sessionAtom).kind === 'guest') {
      const wait = waits.get(id) ?? untilInteraction(id, () => loader.load(listed))
      waits.set(id, wait)
      await wait.opened
    }
    return loader.load(listed)
  }
  // What a guest saw is not what a member sees.
  platform.store.sub(sessionAtom, endWaits)

  return {
    leaveFirstPage() {
      rendered = undefined
      endWaits()
    },
    hostOf(remotes) {
      const lists = new Map<SlotName, readonly Contribution[]>()
      const contributionsTo = (slot: SlotName): readonly Contribution[] => {
        const known = lists.get(slot)
        if (known) return known
        const listed = listContributions(remotes, slot, platform.locale.country)
        for (const each of listed.refused) recordRefused(each)
        const list = listed.shown.map((each) =>
          createContribution(each, federation, { ...loader, load: loadWhenNeeded }, () => isReady(each)),
        )
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
