import { sleep, withJitter } from '@jobspan/shared-kit/timing'
import type { RemoteList } from '../federation/active-remotes.ts'
import type { TelemetryRecorder } from '../federation/telemetry-recorder.ts'
import { createRemoteListUpdater, isOverride, type RemoteListSettings } from './apply-remote-list.ts'
import { openReleaseStream } from './open-release-stream.ts'

/** Delay between two requests for a replacement of a failed release, while the server has none. */
const replacementRetryMs = { initial: 1000, max: 30_000 }
/** The server reads no more failed releases than these from one request. */
const maxFailedReleases = 8

export type ReleaseUpdates = {
  /**
   * Asks for another release in place of one that this browser could not use, until there is one or the failed one has recovered. From
   * then on every request names the failed release: a list that changes for another reason must not bring it again.
   */
  requestReplacement(name: string, build: string): Promise<void>
}

type Settings = RemoteListSettings & { telemetry: Pick<TelemetryRecorder, 'warn'> }

/** Fetches the list of remotes and applies it, without the releases that this browser could not use. */
const createRemoteListFetcher = (
  { boot, activeRemotes, loader, history }: Settings,
  apply: (list: RemoteList) => Promise<void>,
) => {
  /** `name@build` of each. */
  const failed = new Set<string>()
  const isActive = (key: string) => activeRemotes.remotes().some(({ name, build }) => `${name}@${build}` === key)
  /** Whether a list with the id of this tab's has other releases for this browser, which have the page that is shown. */
  const offersReplacement = ({ remotes }: RemoteList): boolean => {
    const here = loader.match(history.get())?.route
    const others = remotes.filter(({ name, build }) => !isActive(`${name}@${build}`))
    const lacksPage = others.some(
      ({ name, pages }) => name === here?.remote && !pages.some(({ path }) => path === here.path),
    )
    return others.length > 0 && !lacksPage
  }
  const fetchRemoteList = async (): Promise<void> => {
    const without = failed.size > 0 ? `&failed=${[...failed].slice(-maxFailedReleases).join()}` : ''
    const { country, language } = boot.locale
    const answer = await fetch(`/live/remotes?country=${country}&language=${language}${without}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(8000),
    })
    if (!answer.ok) return
    // Whatever replaces a failed release, the list has the id that all other visitors see.
    const list = (await answer.json()) as RemoteList
    if (list.remoteListId !== activeRemotes.remoteListId() || offersReplacement(list)) await apply(list)
  }
  return { failed, isActive, fetchRemoteList }
}

/**
 * Keeps the remotes of this tab as the server says they are: by a stream of events, by polling where no stream gets through, and not at
 * all while the tab is hidden.
 */
export const subscribeToReleaseUpdates = (settings: Settings): ReleaseUpdates => {
  const { boot, activeRemotes, federation, telemetry } = settings
  const apply = createRemoteListUpdater(settings)
  const { failed, isActive, fetchRemoteList } = createRemoteListFetcher(settings, apply)

  const requestReplacement = async (name: string, build: string): Promise<void> => {
    const key = `${name}@${build}`
    if (failed.has(key)) return
    failed.add(key)
    const stopListening = federation.onRecovered(name, () => {
      if (isActive(key)) failed.delete(key)
    })
    for (let delayMs = replacementRetryMs.initial; ; delayMs = Math.min(replacementRetryMs.max, delayMs * 2)) {
      await fetchRemoteList().catch(telemetry.warn)
      if (!failed.has(key) || !isActive(key)) break
      await sleep(withJitter(delayMs))
      if (!failed.has(key)) break
    }
    stopListening()
  }

  let isRefreshing = false
  const refresh = async (delayMs: number) => {
    if (isRefreshing) return
    isRefreshing = true
    await sleep(delayMs)
    await fetchRemoteList().catch(telemetry.warn)
    isRefreshing = false
  }
  openReleaseStream({ country: boot.locale.country, remoteListId: activeRemotes.remoteListId, refresh })
  if (boot.remotes.some(isOverride)) void apply(boot).catch(telemetry.warn)
  return { requestReplacement }
}
