import type { AfterLoad } from '../boot/schedule-deferred-services.ts'
import type { BootRemote } from '../boot-data.ts'
import type { RemoteList } from '../federation/active-remotes.ts'
import { isInUse } from './has-unsaved-work.ts'
import { sweepStyles } from './remove-unused-styles.ts'

const pollEvery = 20_000
/** A stream that was silent for this long is held back somewhere on its way, or dead. */
const longestSilence = 40_000
/** A stream that did not even say its first word is not waited for any longer. */
const firstWord = 8000
const streamAgain = 300_000
/** Tabs of one site do not all ask in the same instant. */
const spread = 1500
/** By then the page that was left is out of the document. */
const afterMove = 1500
/** Until a release is asked for once more in place of one that failed, where none was to be had: at first, and at most. */
const replaceAgain = { first: 1000, most: 30_000 }
/** The server hears of no more failed releases at once. */
const mostFailed = 8

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

export type Following = {
  /**
   * Asks for another release in place of one that this browser could not use, until there is one or that one is back. From then
   * on every question says so: a list that changes for another reason must not bring the failed release again.
   */
  replace(name: string, build: string): Promise<void>
}

/**
 * Keeps the remotes of this tab as the server says they are: by a stream of events, by asking now and then where no stream
 * gets through, and not at all while nobody looks at the tab.
 */
export const followRemotes = ({
  boot,
  live,
  loader,
  federation,
  pages,
  history,
  queryClient,
  tracking,
}: AfterLoad): Following => {
  const { country } = boot.locale
  /** A release went whose page may still stand there; its style rules go with the page. */
  let retired = false

  /** Another document is needed, and waited for while the page is in use. */
  let outdated = false
  const renew = () => {
    outdated = isInUse(queryClient)
    if (!outdated) location.reload()
  }

  const apply = async (list: RemoteList) => {
    // A preview or an override that came or went in another tab: only a new document says so, and lets a squad's files in.
    if (list.own !== undefined && list.own !== boot.own) return renew()
    const remotes = await Promise.all(list.remotes.map(readOverride))
    const here = loader.match(history.get())?.route
    const before = new Set(live.remotes().map(({ global }) => global))
    live.apply({ set: list.set, remotes }, isInUse(queryClient) ? here : undefined)
    federation.update(remotes)
    loader.forget()
    for (const { global } of remotes) before.delete(global)
    retired ||= before.size > 0
    // The page is off and nobody is in the middle of anything: the server says so in its place.
    if (here && !live.routes().includes(here)) location.reload()
    else await pages.update()
  }
  history.subscribe(() => {
    if (outdated) renew()
    if (!retired) return
    retired = false
    setTimeout(sweepStyles, afterMove)
  })

  /** `name@build` of what this browser could not use. */
  const failed = new Set<string>()
  const runsHere = (key: string) => live.remotes().some(({ name, build }) => `${name}@${build}` === key)
  /** Whether a list that is everybody's has other releases for this browser, and they know the page that stands here. */
  const standsIn = ({ remotes }: RemoteList): boolean => {
    const here = loader.match(history.get())?.route
    const others = remotes.filter(({ name, build }) => !runsHere(`${name}@${build}`))
    const lacksPage = others.some(
      ({ name, pages }) => name === here?.remote && !pages.some(({ path }) => path === here.path),
    )
    return others.length > 0 && !lacksPage
  }
  const ask = async (): Promise<void> => {
    const without = failed.size > 0 ? `&failed=${[...failed].slice(-mostFailed).join()}` : ''
    const answer = await fetch(`/live/remotes?country=${country}${without}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(8000),
    })
    if (!answer.ok) return
    // Whatever stands in for a failed release, the list keeps the name that everybody else's has.
    const list = (await answer.json()) as RemoteList
    if (list.set !== live.set() || standsIn(list)) await apply(list)
  }
  const replace = async (name: string, build: string): Promise<void> => {
    const key = `${name}@${build}`
    if (failed.has(key)) return
    failed.add(key)
    const stopListening = federation.onRecovered(name, () => {
      if (runsHere(key)) failed.delete(key)
    })
    for (let wait = replaceAgain.first; ; wait = Math.min(replaceAgain.most, wait * 2)) {
      await ask().catch(tracking.warn)
      if (!failed.has(key) || !runsHere(key)) break
      await sleep(wait * (0.8 + Math.random() * 0.4))
      if (!failed.has(key)) break
    }
    stopListening()
  }
  let asking = false
  const askOnce = async (wait: number) => {
    if (asking) return
    asking = true
    await sleep(wait)
    await ask().catch(tracking.warn)
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
    void askOnce(Math.random() * spread)
    const blocked = performance.now()
    // Each at a pace of its own: the streams of all tabs were lost in the same instant.
    polling = window.setInterval(
      () => {
        if (performance.now() - blocked > streamAgain) listen()
        else void askOnce(0)
      },
      pollEvery * (0.8 + Math.random() * 0.4),
    )
  }
  const listen = () => {
    stop()
    const opened = new EventSource(`/live?country=${country}`)
    stream = opened
    const heard = (patience = longestSilence) => {
      clearTimeout(silence)
      silence = window.setTimeout(poll, patience)
    }
    heard(firstWord)
    opened.addEventListener('beat', () => heard())
    opened.addEventListener('set', ({ data }: MessageEvent<string>) => {
      heard()
      if (data !== live.set()) void askOnce(Math.random() * spread)
    })
    // The browser comes back by itself after a break, unless it was refused.
    opened.addEventListener('error', () => {
      if (opened === stream && opened.readyState === EventSource.CLOSED) poll()
    })
  }
  const look = () => {
    if (document.visibilityState === 'hidden') stop()
    else listen()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', stop)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
  look()
  if (boot.remotes.some(isOverride)) void apply(boot).catch(tracking.warn)

  return { replace }
}
