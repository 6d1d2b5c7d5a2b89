import type { Session } from '@jobspan/shared-kit/contracts/session'
import type { Access, Locale, Platform, SlotName } from '@jobspan/shared-kit/remote'
import type { DehydratedState } from '@tanstack/react-query'

/** A release as an open tab needs to know it. */
export type BootRemote = {
  name: string
  build: string
  /** Folder of the release's browser files, ending in a slash. */
  base: string
  global: string
  /** Hash of `remoteEntry.js`; the entry holds the hashes of all further chunks. `null` only in development. */
  integrity: string | null
  pages: { path: string; access: Access }[]
  slots: SlotName[]
}

/** How the server left the page's root: rendered, to be rendered by the browser, not there, or closed for maintenance. */
export type BootPage =
  | { state: 'rendered' }
  | { state: 'skeleton' }
  | { state: 'missing'; status: 404 | 410 }
  | { state: 'closed' }

/** Settings that only the shell's own parts show. */
export type House = { helpEmail: string; year: number; development: boolean }

/** What the server tells the browser, in a JSON script element. */
export type Boot = {
  locale: Locale
  site: Platform['site'] & House
  device: string
  session: Session
  page: BootPage
  queries: DehydratedState
  remotes: BootRemote[]
}
