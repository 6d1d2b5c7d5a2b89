import type { Session } from '@jobspan/shared-kit/contracts/auth/session'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { NavigationAccess, NavigationArea } from '@jobspan/shared-kit/contracts/remotes/navigation'
import type { FormattedValues, Texts } from '@jobspan/shared-kit/i18n'
import type { Access, Host, Locale, Platform, SlotFailure, SlotName } from '@jobspan/shared-kit/remote'
import type { DehydratedState } from '@tanstack/react-query'

/** A slot that a release's pages have a place for, with the version of its parameters. */
export type BootDeclaredSlot = { name: SlotName; version: string; onFailure: SlotFailure }

/** What a release shows in a slot; `version` is the slot's that it was made for. */
export type BootContribution = {
  slot: SlotName
  name: string
  version: string
  order: number
  access: Access
  /** Where it is shown; everywhere unless told. */
  countries?: readonly string[]
  /** When a guest's browser loads the code of what the server rendered; `load` unless told. */
  hydrateOn?: 'load' | 'interaction'
}

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
  /** Slots that it contributes to under their name alone. */
  slots: SlotName[]
  declaredSlots?: BootDeclaredSlot[]
  contributions?: BootContribution[]
  /** Links in the visitor's language. A server of the former release does not tell them. */
  navigation?: readonly BootLink[]
  /** Of a canary, the current release: this tab goes on with it once the canary fails. */
  fallbackRelease?: BootRemote
  /** Build of the canary that failed on the server, and whose place it has taken. */
  fallbackFor?: string
  /** Absent where it has none. `files` are fetched together on intent. */
  overlays?: { name: string; queryFlag: string; access: Access; files?: string[] }[]
}

/** A file of a release by its name in the folder of its browser files, and its hash. `holds`: other files that are part of it. */
export type ReleaseFile = { file: string; integrity: string; holds?: readonly string[] }

/** A link of a remote in the visitor's language. `access` is left out of what everybody may follow. */
export type BootLink = {
  area: NavigationArea
  id: string
  /** Path below the language. */
  to: string
  text: string
  weight: number
  icon?: string
  access?: Exclude<NavigationAccess, 'public'>
  /** The link is current where the path begins with one of these; where it is the link's own unless told. */
  activePaths?: readonly string[]
}

/** What the shell provides to its own parts beyond what remotes see. */
export type ShellHost = Host & {
  /** Links of all remotes that are on, in their order. */
  navigation: readonly BootLink[]
}

/** How the server left the page root: rendered, left to the browser, no such page, disabled in this country, or under maintenance. */
export type BootPage =
  /** `contributions` are the ids of those that stand in the markup. */
  | { state: 'rendered'; contributions?: string[] }
  | { state: 'skeleton' }
  | { state: 'not-found'; status: 404 | 410 }
  /** `countries` are those where the page is enabled. */
  | { state: 'disabled'; countries: CountryKey[] }
  | { state: 'maintenance' }

/**
 * What this visitor sees that others do not: a preview of a change, or a remote from a squad's own server. `preview-expired` is a
 * preview link that could not be opened, `preview-unavailable` one whose release cannot run here, so that everybody's is shown, and `override-refused` an override from an origin that is not listed. Of these two nothing else
 * is known.
 */
export type PreviewBanner = {
  kind: 'preview' | 'preview-unavailable' | 'preview-expired' | 'override' | 'override-refused'
  remote: string
  buildOrOrigin: string
  enabled: boolean
  /** What product owners call the remote, and when its release was published. */
  label?: { name: string; published_at: string } | undefined
}

/** Set while a member has put off to confirm their address: see `ConfirmEmailNotice`. */
export const emailNoticeCookie = 'email_notice_dismissed'

/** Names the canaries that failed in this browser, for this visit: `mf-search@a1b2c3`, by comma. */
export const failedCanariesCookie = 'failed_canaries'

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
  /** What frame and kit say in the document's language. */
  texts: { shell: Texts; kit: Texts }
  site: Platform['site'] & ShellSettings
  device: string
  session: Session
  page: BootPage
  queries: DehydratedState
  /** Numbers, money and dates as the server printed them. */
  formats: FormattedValues
  remotes: BootRemote[]
  /**
   * For contributions, by `<global>/<slot>/<name>`, and for the page, by `<global><path>`: the one file of the release that holds it in this language,
   * and its hash.
   */
  bundles?: Record<string, ReleaseFile>
  /** Hash of the list of remotes. By it a tab sees that the list has changed. */
  remoteListId: string
  /** Names the previews and overrides that this document was made with, and shows. Empty where there are none. */
  bannersId: string
}
