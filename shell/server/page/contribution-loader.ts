import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { LoadedSlot } from '@jobspan/shared-kit/remote'
import { isTimeout, withTimeout } from '@jobspan/shared-kit/timing'
import type { FastifyBaseLogger } from 'fastify'
import type { PageInput } from '../../src/frame-server.tsx'
import type { SelectedRelease } from '../releases/select-releases.ts'
import type { ShellContext } from '../shell-context.ts'
import { loadDefinition } from './load-definition.ts'

/** A page waits no longer than this for what others contribute, whatever is left of its own time. */
const maxContributionMs = 400

type Settings = {
  site: ShellContext
  language: LanguageKey
  country: CountryKey
  activeReleases: readonly SelectedRelease[]
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Loads contributions from the server builds of the releases that a visitor meets. What fails is recorded, and left to the browser. */
export const createContributionLoader = (settings: Settings): NonNullable<PageInput['loadContribution']> => {
  const { site, language, country, activeReleases, log } = settings
  return async (contribution, remainingMs, loadData) => {
    const { slot, name, remote } = contribution
    const selected = activeReleases.find((each) => each.name === remote.name)
    if (!selected || selected.origin || selected.incompatibility)
      throw new Error(`${remote.name} is not for the server`)
    const { release } = selected
    const key = `${release.global} ${slot}/${name}`
    const loadCode = async (): Promise<LoadedSlot> => {
      const { definition, texts } = await loadDefinition(site, release, language)
      const declared = definition.contributions?.find((each) => each.slot === slot && each.name === name)
      const loadModule = declared?.load ?? definition.slots[slot]
      if (!loadModule) throw new Error(`${release.name} ${release.build} has no ${name} for slot ${slot}`)
      return { remote: release.name, module: await loadModule(), i18n: texts } as LoadedSlot
    }
    const load = async () => {
      const loaded = await loadCode().catch((error: unknown) => {
        site.telemetry.recordFailure(country, release, error)
        throw error
      })
      await loadData(loaded)
      return loaded
    }
    if (site.breaker.isOpen(key)) {
      if (site.breaker.startProbe(key))
        void withTimeout(load(), maxContributionMs).then(
          () => site.breaker.recordSuccess(key),
          () => undefined,
        )
      throw new Error(`${contribution.id} was late before`)
    }
    try {
      return await withTimeout(load(), Math.max(0, Math.min(maxContributionMs, remainingMs)))
    } catch (error) {
      // Of what hangs only the first visitor waits for the time that it has.
      if (isTimeout(error)) site.breaker.recordTimeout(key, 1)
      log.warn({ err: error, contribution: contribution.id }, 'contribution not rendered on the server')
      throw error
    }
  }
}
