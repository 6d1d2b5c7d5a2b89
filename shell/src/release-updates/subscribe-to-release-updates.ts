import type { DeferredServices } from '../boot/schedule-deferred-services.ts'
import type { BootRemote } from '../boot-data.ts'
import type { RemoteList } from '../federation/active-remotes.ts'
import { hasUnsavedWork } from './has-unsaved-work.ts'
import { removeUnusedStyles } from './remove-unused-styles.ts'

const pollIntervalMs = 20_000
/** A stream that was silent for this long is held back somewhere on its way, or dead. */
const heartbeatTimeoutMs = 40_000
/** A stream that did not even say its first word is not waited for any longer. */
const firstEventTimeoutMs = 8000
const streamRetryDelayMs = 300_000
/** Tabs of one site do not all ask in the same instant. */
const maxJitterMs = 1500
/** By then the page that was left is out of the document. */
const styleCleanupDelayMs = 1500
/** Until a release is asked for once more in place of one that failed, where none was to be had: at first, and at most. */
const replacementRetryMs = { first: 1000, most: 30_000 }
/** The server hears of no more failed releases at once. */
const maxFailedReleases = 8

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

const isOverride = ({ integrity, base }: BootRemote) => integrity === null && /^https?:/.test(base)

/** Reads what a squad's own server offers at this moment: its pages may be others than those of the release. */
const readOverride = async (remote: BootRemote): Promise<BootRemote> => {
  if (!isOverride(remote)) return remote
  try {
    const answer = await fetch(new URL('/release.json', remote.base), { cache: 'no-store' })
    const release = (await answer.json()) as Pick<BootRemote, 'pages' | 'global' | 'contract'> & {
      slots: { name: BootRemote['slots'][number] }[]
    }
    return { ...remote, ...release, slots: release.slots.map(({ name }) => name), build: remote.build } as BootRemote
  } catch {
    return remote
  }
}

export type ReleaseUpdates = {
  /**
   * Asks for another release in place of one that this browser could not use, until there is one or that one is back. From then
   * on every question says so: a list that changes for another reason must not bring the failed release again.
   */
  requestReplacement(name: string, build: string): Promise<void>
}

/**
 * Keeps the remotes of this tab as the server says they are: by a stream of events, by asking now and then where no stream
 * gets through, and not at all while nobody looks at the tab.
 */
export const subscribeToReleaseUpdates = ({
  boot,
  live,
  loader,
  federation,
  pages,
  history,
  queryClient,
  tracking,
}: DeferredServices): ReleaseUpdates => {
  const { country } = boot.locale
  /** A release went whose page may still stand there; its style rules go with the page. */
  let hasUnusedStyles = false

  /** Another document is needed, and waited for while the page is in use. */
  let needsReload = false
  const reloadWhenUnused = () => {
    needsReload = hasUnsavedWork(queryClient)
    if (!needsReload) location.reload()
  }

  const apply = async (list: RemoteList) => {
    // A preview or an override that came or went in another tab: only a new document says so, and lets a squad's files in.
    if (list.own !== undefined && list.own !== boot.own) return reloadWhenUnused()
    const remotes = await Promise.all(list.remotes.map(readOverride))
    const here = loader.match(history.get())?.route
    const before = new Set(live.remotes().map(({ global }) => global))
    live.apply({ set: list.set, remotes }, hasUnsavedWork(queryClient) ? here : undefined)
    federation.update(remotes)
    loader.forget()
    for (const { global } of remotes) before.delete(global)
    hasUnusedStyles ||= before.size > 0
    // The page is off and nobody is in the middle of anything: the server says so in its place.
    if (here && !live.routes().includes(here)) location.reload()
    else await pages.update()
  }
  history.subscribe(() => {
    if (needsReload) reloadWhenUnused()
    if (!hasUnusedStyles) return
    hasUnusedStyles = false
    setTimeout(removeUnusedStyles, styleCleanupDelayMs)
  })

  /** `name@build` of what this browser could not use. */
  const failed = new Set<string>()
  const runsHere = (key: string) => live.remotes().some(({ name, build }) => `${name}@${build}` === key)
  /** Whether a list that is everybody's has other releases for this browser, and they know the page that stands here. */
  const offersReplacement = ({ remotes }: RemoteList): boolean => {
    const here = loader.match(history.get())?.route
    const others = remotes.filter(({ name, build }) => !runsHere(`${name}@${build}`))
    const lacksPage = others.some(
      ({ name, pages }) => name === here?.remote && !pages.some(({ path }) => path === here.path),
    )
    return others.length > 0 && !lacksPage
  }
  const fetchRemoteList = async (): Promise<void> => {
    const without = failed.size > 0 ? `&failed=${[...failed].slice(-maxFailedReleases).join()}` : ''
    const answer = await fetch(`/live/remotes?country=${country}${without}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(8000),
    })
    if (!answer.ok) return
    // Whatever stands in for a failed release, the list keeps the name that everybody else's has.
    const list = (await answer.json()) as RemoteList
    if (list.set !== live.set() || offersReplacement(list)) await apply(list)
  }
  const requestReplacement = async (name: string, build: string): Promise<void> => {
    const key = `${name}@${build}`
    if (failed.has(key)) return
    failed.add(key)
    const stopListening = federation.onRecovered(name, () => {
      if (runsHere(key)) failed.delete(key)
    })
    for (let wait = replacementRetryMs.first; ; wait = Math.min(replacementRetryMs.most, wait * 2)) {
      await fetchRemoteList().catch(tracking.warn)
      if (!failed.has(key) || !runsHere(key)) break
      await sleep(wait * (0.8 + Math.random() * 0.4))
      if (!failed.has(key)) break
    }
    stopListening()
  }
  let asking = false
  const refreshRemoteList = async (wait: number) => {
    if (asking) return
    asking = true
    await sleep(wait)
    await fetchRemoteList().catch(tracking.warn)
    asking = false
  }

  let stream: EventSource | undefined
  let silence = 0
  let polling = 0
  const stop = () => {
    stream?.close()
    stream = undefined
    clearTimeout(silence)
    clearInterval(polling)
  }
  const poll = () => {
    stop()
    void refreshRemoteList(Math.random() * maxJitterMs)
    const blocked = performance.now()
    // Each at a pace of its own: the streams of all tabs were lost in the same instant.
    polling = window.setInterval(
      () => {
        if (performance.now() - blocked > streamRetryDelayMs) openStream()
        else void refreshRemoteList(0)
      },
      pollIntervalMs * (0.8 + Math.random() * 0.4),
    )
  }
  const openStream = () => {
    stop()
    const opened = new EventSource(`/live?country=${country}`)
    stream = opened
    const resetHeartbeatTimer = (patience = heartbeatTimeoutMs) => {
      clearTimeout(silence)
      silence = window.setTimeout(poll, patience)
    }
    resetHeartbeatTimer(firstEventTimeoutMs)
    opened.addEventListener('beat', () => resetHeartbeatTimer())
    opened.addEventListener('set', ({ data }: MessageEvent<string>) => {
      resetHeartbeatTimer()
      if (data !== live.set()) void refreshRemoteList(Math.random() * maxJitterMs)
    })
    // The browser comes back by itself after a break, unless it was refused.
    opened.addEventListener('error', () => {
      if (opened === stream && opened.readyState === EventSource.CLOSED) poll()
    })
  }
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') stop()
    else openStream()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  addEventListener('pagehide', stop)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onVisibilityChange()
  })
  onVisibilityChange()
  if (boot.remotes.some(isOverride)) void apply(boot).catch(tracking.warn)

  return { requestReplacement }
}
