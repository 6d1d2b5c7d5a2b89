import type { PagePlaceholder } from '@jobspan/shared-kit/remote'
import type { LocationSource } from '@jobspan/shared-kit/remote/browser'

type Entry = { key: string; scroll: number }

/** Where the visitor is and was. Scroll positions live in the history entries' keys, so Back finds its place. */
export type SiteHistory = LocationSource & {
  /** The address of the page: without what shows an overlay above it. */
  getPage(): string
  /** Whether a step on this site opened an overlay here, so that the page without it is one step back; also after a reload. */
  isOverlayEntry(): boolean
  /** Takes the new address on. Who follows it is called by `notifyListeners`. Says whether a link to a place within the page led here. */
  syncLocation(): { isWithinPage: boolean }
  notifyListeners(): void
  /** Key of the entry here; the same on the way back to it. */
  key(): string
  push(href: string, options: { replace: boolean; placeholder: PagePlaceholder | undefined }): void
  /** What the link that led here knew of the page. */
  placeholder(): PagePlaceholder | undefined
  saveScrollPosition(): void
  getScrollPosition(): number
}

const storageKey = 'scroll'
const maxEntries = 50

const readEntries = (): Entry[] => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Entry[]
  } catch {
    return []
  }
}

const { pushState, replaceState } = History.prototype
const getCurrentHref = () => location.pathname + location.search + location.hash

type EntryState = { key?: string; isOverlay?: boolean }

const getState = () => (history.state ?? {}) as EntryState

/** Key of the entry here. One that the browser made, of a document or of a link within a page, gets its key now. */
const keyHere = (): { key: string; isNew: boolean } => {
  const { key } = getState()
  if (key !== undefined) return { key, isNew: false }
  const made = crypto.randomUUID()
  // Round single-spa's own, which change pages at once.
  replaceState.call(history, { key: made }, '')
  return { key: made, isNew: true }
}

const withoutHash = (href: string) => href.split('#')[0]

/** Wraps the browser's history; `toPage` gives the address of the page of an address. Scroll restoration is taken over, because pages are mounted after the address changes. */
export const createHistory = (toPage: (href: string) => string = (href) => href): SiteHistory => {
  const listeners = new Set<() => void>()
  let current = getCurrentHref()
  let { key } = keyHere()
  let entries = readEntries()
  let pushed: PagePlaceholder | undefined
  let placeholder: PagePlaceholder | undefined
  history.scrollRestoration = 'manual'
  return {
    get: () => current,
    getPage: () => toPage(current),
    isOverlayEntry: () => getState().isOverlay === true,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    syncLocation() {
      const before = current
      current = getCurrentHref()
      const entry = keyHere()
      key = entry.key
      placeholder = pushed
      pushed = undefined
      return { isWithinPage: entry.isNew && withoutHash(before) === withoutHash(current) }
    },
    key: () => key,
    notifyListeners() {
      for (const listener of [...listeners]) listener()
    },
    placeholder: () => placeholder,
    push(href, { replace, placeholder }) {
      pushed = placeholder
      const isSamePage = href !== current && toPage(href) === toPage(current)
      const isOverlay = isSamePage && (!replace || getState().isOverlay === true)
      const state: EntryState = { key: replace ? key : crypto.randomUUID(), ...(isOverlay ? { isOverlay } : {}) }
      // Whoever moves says so when it is time, and pages change once.
      const write = replace ? replaceState : pushState
      write.call(history, state, '', href)
    },
    saveScrollPosition() {
      entries = [...entries.filter((entry) => entry.key !== key), { key, scroll: Math.round(scrollY) }].slice(
        -maxEntries,
      )
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(entries))
      } catch {
        // Storage may be full or forbidden; scroll positions are a comfort, not a need.
      }
    },
    getScrollPosition: () => entries.find((entry) => entry.key === key)?.scroll ?? 0,
  }
}
