import type { ReleaseLink } from '@jobspan/shared-kit/contracts/remotes/navigation'
import type { Locale, Platform } from '@jobspan/shared-kit/remote'
import type { QueryClient } from '@tanstack/react-query'
import type { BootData, BootRemote } from '../boot-data.ts'
import type { ActiveRemotes, RemoteList } from '../federation/active-remotes.ts'
import { toBootLinks } from '../federation/boot-links.ts'
import type { Federation } from '../federation/federation.ts'
import type { SiteHistory } from '../navigation/history.ts'
import type { PageLoader } from '../navigation/page-loader.ts'
import type { PageApplications } from '../navigation/register-pages.tsx'
import { keepShownOverlay } from '../overlays/keep-shown-overlay.ts'
import type { OverlayIndex } from '../overlays/overlay-index.ts'
import { hasUnsavedWork } from './has-unsaved-work.ts'
import { removeUnusedStyles } from './remove-unused-styles.ts'

export type RemoteListSettings = {
  boot: BootData
  activeRemotes: ActiveRemotes
  loader: Pick<PageLoader, 'match' | 'clear'>
  federation: Pick<Federation, 'update' | 'onRecovered'>
  pages: Pick<PageApplications, 'update'>
  overlayIndex: OverlayIndex
  platform: Platform
  history: Pick<SiteHistory, 'get' | 'subscribe'>
  queryClient: QueryClient
}

/** By then the page or overlay that was left is out of the document. */
const leaveDelayMs = 1500

export const isOverride = ({ integrity, base }: BootRemote) => integrity === null && /^https?:/.test(base)

/** Reads what a squad's own server offers now: its pages may differ from those of the release. */
const readOverride = async (remote: BootRemote, locale: Locale): Promise<BootRemote> => {
  if (!isOverride(remote)) return remote
  try {
    const answer = await fetch(new URL('/release.json', remote.base), { cache: 'no-store' })
    const release = (await answer.json()) as Pick<BootRemote, 'pages' | 'global' | 'contract'> & {
      slots: { name: BootRemote['slots'][number] }[]
      navigation?: ReleaseLink[]
    }
    const { navigation } = release
    return {
      ...remote,
      ...release,
      slots: release.slots.map(({ name }) => name),
      build: remote.build,
      ...(navigation ? { navigation: toBootLinks(navigation, locale) } : {}),
    } as BootRemote
  } catch {
    return remote
  }
}

/** A server of the former release names the fallback of a canary `standIn`. */
const withFallback = ({ standIn, ...remote }: BootRemote & { standIn?: BootRemote }): BootRemote =>
  standIn ? { fallbackRelease: standIn, ...remote } : remote

/** Gives a function that makes a list from the server the list of this tab. */
export const createRemoteListUpdater = (settings: RemoteListSettings): ((list: RemoteList) => Promise<void>) => {
  const { boot, activeRemotes, loader, federation, pages, overlayIndex, history, platform, queryClient } = settings
  /** A release was removed whose page may still be shown; its style rules go with the page. */
  let hasUnusedStyles = false
  /** Another document is needed. It is loaded as soon as the visitor has no unsaved work. */
  let needsReload = false
  const reloadWhenUnused = () => {
    needsReload = hasUnsavedWork(queryClient)
    if (!needsReload) location.reload()
  }
  /** What came while the page or an overlay was in use. */
  let latestWhileInUse: RemoteList | undefined
  const applyWhenUnused = () => {
    if (latestWhileInUse && !hasUnsavedWork(queryClient)) void apply(latestWhileInUse)
  }
  history.subscribe(() => {
    if (needsReload) reloadWhenUnused()
    if (latestWhileInUse) setTimeout(applyWhenUnused, leaveDelayMs)
    if (!hasUnusedStyles) return
    hasUnusedStyles = false
    setTimeout(removeUnusedStyles, leaveDelayMs)
  })

  const apply = async (list: RemoteList): Promise<void> => {
    // A preview or an override was set or removed in another tab. Only a new document shows its banner and allows a squad's files.
    if (list.bannersId !== undefined && list.bannersId !== boot.bannersId) return reloadWhenUnused()
    const remotes = await Promise.all(list.remotes.map((remote) => readOverride(withFallback(remote), boot.locale)))
    const here = loader.match(history.get())?.route
    const before = new Set(activeRemotes.remotes().map(({ global }) => global))
    const isInUse = hasUnsavedWork(queryClient)
    latestWhileInUse = isInUse ? list : undefined
    const releaseOverlay = keepShownOverlay({ index: overlayIndex, history, platform })
    activeRemotes.apply({ remoteListId: list.remoteListId, remotes }, isInUse ? here : undefined)
    federation.update(remotes)
    loader.clear()
    if (!isInUse) await releaseOverlay()
    for (const { global } of remotes) before.delete(global)
    hasUnusedStyles ||= before.size > 0
    // The page was disabled and the visitor has no unsaved work: the server shows what replaces it.
    if (here && !activeRemotes.routes().includes(here)) location.reload()
    else await pages.update()
  }
  return apply
}
