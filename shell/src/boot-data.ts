import type { CountryKey } from '@jobspan/shared-kit/contracts/locales'
import type { Session } from '@jobspan/shared-kit/contracts/session'
import type { FormattedValues } from '@jobspan/shared-kit/i18n'
import type { Access, Locale, Platform, SlotName } from '@jobspan/shared-kit/remote'
import type { DehydratedState } from '@tanstack/react-query'

/** A release as an open tab needs to know it. */
export type BootRemote = {
  name: string
  build: string
  /** Version of the contract it was built for. */
  contract: string
  /** Folder of the release's browser files, ending in a slash. */
  base: string
  global: string
  /**
   * Hash of `remoteEntry.js`; the entry holds the hashes of all its chunks. `null` only in development and for a squad's override;
   * empty where the release cannot run here.
   */
  integrity: string | null
  /** Why it cannot run in this shell. */
  incompatibility?: string
  /** `files` are the scripts of a page. They are fetched together; otherwise each would be discovered in the one before. */
  pages: { path: string; access: Access; files?: string[] }[]
  slots: SlotName[]
}

/** How the server left the page root: rendered, left to the browser, no such page, disabled in this country, or under maintenance. */
export type BootPage =
  | { state: 'rendered' }
  | { state: 'skeleton' }
  | { state: 'not-found'; status: 404 | 410 }
  /** `countries` are those where the page is enabled. */
  | { state: 'disabled'; countries: CountryKey[] }
  | { state: 'maintenance' }

/**
 * What this visitor sees that others do not: a preview of a change, or a remote from a squad's own server. `preview-expired` is a
 * preview link that could not be opened, and `override-refused` an override from an origin that is not listed. Of these two nothing else
 * is known.
 */
export type PreviewBanner = {
  kind: 'preview' | 'preview-expired' | 'override' | 'override-refused'
  remote: string
  buildOrOrigin: string
  enabled: boolean
}

/** Set while a member has put off to confirm their address: see `ConfirmEmailNotice`. */
export const emailNoticeCookie = 'email_notice_dismissed'

/** Settings that only the shell's own parts show. */
export type ShellSettings = {
  helpEmail: string
  year: number
  development: boolean
  /** There is a site for employers to lead to. */
  hasEmployerSite: boolean
  /** The visitor has put off to confirm their address. */
  isEmailNoticeDismissed: boolean
  /** Lines of the address in the visitor's country, where there is one. */
  office?: readonly string[] | undefined
}

/** What the server tells the browser, in a JSON script element. */
export type BootData = {
  locale: Locale
  site: Platform['site'] & ShellSettings
  device: string
  session: Session
  page: BootPage
  queries: DehydratedState
  /** Numbers, money and dates as the server printed them. */
  formats: FormattedValues
  remotes: BootRemote[]
  /** Hash of the list of remotes. By it a tab sees that the list has changed. */
  remoteListId: string
  /** Names the previews and overrides that this document was made with, and shows. Empty where there are none. */
  bannersId: string
}
