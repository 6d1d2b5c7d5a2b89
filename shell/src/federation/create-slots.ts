import type { Host, Platform, SlotModule, SlotName } from '@jobspan/shared-kit/remote'
import type { BootRemote } from '../boot-data.ts'
import { textsWith } from '../texts.ts'
import type { Federation } from './federation.ts'
import type { TelemetryRecorder } from './telemetry-recorder.ts'

type Settings = {
  remotes: readonly BootRemote[]
  federation: Federation
  platform: Platform
  telemetry: Pick<TelemetryRecorder, 'recordMount'>
}

/** Finds which remote contributes a slot here, and loads it with its texts. */
export const createSlots = ({
  remotes,
  federation,
  platform,
  telemetry,
}: Settings): Pick<Host, 'hasSlot' | 'slotNames' | 'loadSlot' | 'onSlotRecovered'> => {
  const ownerOf = (name: SlotName) => remotes.find((remote) => remote.slots.includes(name))?.name
  return {
    hasSlot: (name) => ownerOf(name) !== undefined,
    slotNames: () => remotes.flatMap((remote) => remote.slots),
    loadSlot: (name) => {
      const remote = ownerOf(name) ?? ''
      return federation.loadPart(remote, name, async (definition, release, awaitCodeAndTexts) => {
        const load = definition.slots[name]
        if (!load) throw new Error(`${remote} has no slot ${name}`)
        const [module, texts] = await awaitCodeAndTexts(load(), definition.texts(platform.locale.language))
        telemetry.recordMount(release)
        return {
          remote,
          module: module as SlotModule<typeof name>,
          i18n: textsWith(platform.i18n, remote, texts),
        }
      })
    },
    onSlotRecovered: (name, listener) => federation.onRecovered(ownerOf(name) ?? '', listener),
  }
}
