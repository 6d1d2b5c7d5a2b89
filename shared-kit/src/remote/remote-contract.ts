import type { QueryClient } from '@tanstack/react-query'
import type { i18n, TFunction } from 'i18next'
import type { createStore } from 'jotai'
import type { Emitter } from 'mitt'
import type { ComponentType, ReactNode } from 'react'
import type { ApiClient } from '../api/api-client.ts'
import type { JobDetail } from '../contracts/jobs.ts'
import type { CountryKey, LanguageKey } from '../contracts/locales.ts'

export { REMOTE_CONTRACT_VERSION } from '../contracts/remote-contract.ts'

/** Who may open a page. `member` pages send guests to `/get-started` with the way back kept (docs/product-rules.md#member-pages). */
export type Access = 'public' | 'member'

export type Severity = 'info' | 'success' | 'warning' | 'error'

/**
 * Facts that travel between remotes. Data travels through the query cache, never through events; a query that a fact makes old names it
 * in its `meta.changedBy`, and is asked for anew.
 */
export type AppEvents = {
  'job.saved': { jobId: number; saved: boolean }
  'job.viewed': { jobId: number }
  'application.sent': { jobId: number; applicationId: number }
  'session.changed': { kind: 'guest' | 'member' }
  'search.open': undefined
}

/** The visitor's place and language for the whole page; a change of either is a new document. */
export type Locale = {
  language: LanguageKey
  country: CountryKey
  direction: 'ltr' | 'rtl'
  /** BCP 47 tag for `Intl`, such as `zh-Hant-TW`. */
  intl: string
  /** ISO 4217 code of the country's currency. */
  currency: string
}

/** What a link already knows of the page behind it, in the words that stand there too. */
export type PagePlaceholder = {
  title: string
  /** BCP 47 tag of the title, where it is not the page's language. */
  lang?: string
  /** The line below the title, such as who hires and where. */
  subtitle?: string
  /** What matters most, such as the pay. */
  highlight?: string
}

/** Services that the shell lends to every remote as single-spa `customProps`. The server lends the same shape. */
export type Platform = {
  queryClient: QueryClient
  store: ReturnType<typeof createStore>
  i18n: i18n
  api: ApiClient
  events: Emitter<AppEvents>
  locale: Locale
  /** Public settings of this installation. */
  site: { brand: string; origin: string }
  /**
   * Goes to an own path, waiting briefly for code and data. `replace` keeps history length. Where `outline` says what the
   * next page begins with, nothing is waited for: that stands there at once, and the rest when it has come.
   */
  navigate(
    to: string,
    options?: { replace?: boolean; keepScroll?: boolean; placeholder?: PagePlaceholder },
  ): Promise<void>
  /** Fetches code and data of the page behind an own path; never throws. */
  prefetch(to: string): void
  /** Shows the shell's notification bar for 3 s (docs/product-rules.md#notification-bar-3-seconds). */
  notify(message: string, severity?: Severity): void
}

/** What the shell lends to the kit's own parts of this contract; a remote asks it whether a slot is filled here. */
export type Host = {
  /** Stands in for a page or slot that could not be shown; `label` is its name in the visitor's language, where it is known. */
  Failure: ComponentType<{ kind: 'page' | 'slot'; label?: string | undefined; retry: () => void }>
  /** Tries at once what is tried again in the background: somebody asked for it. */
  retryNow?(): void
  /** Whether an own path (below the language) leads to a page that is on in this country. */
  hasPage(path: string): boolean
  /** Whether a remote offers the slot in this country. */
  hasSlot(name: SlotName): boolean
  /** Every slot that is offered in this country. */
  slotNames(): readonly SlotName[]
  /** Hears when a slot that could not be shown can be loaded again; the answer ends that. */
  onSlotRecovered(name: SlotName, listener: () => void): () => void
  /** Loads a slot's component with its texts. */
  loadSlot<Name extends SlotName>(name: Name): Promise<LoadedSlot<Name>>
}

/** A slot's code; `i18n` speaks with the texts of the release that it is of. */
export type LoadedSlot<Name extends SlotName = SlotName> = {
  remote: string
  module: SlotModule<Name>
  i18n?: i18n
}

/** What a page module's `queries` and `head` are told about the request. */
export type PageContext = {
  /** Path below the language segment, such as `/job/accountant-42`. */
  path: string
  params: Record<string, string>
  search: URLSearchParams
  api: ApiClient
  queryClient: QueryClient
  locale: Locale
  site: Platform['site']
  /** Bound to the remote's own namespace. */
  t: TFunction
}

/** A query that the page needs before its first paint. `critical` ones decide the status and stop the page when they fail. */
export type PageQuery = {
  // biome-ignore lint/suspicious/noExplicitAny: the options of unlike queries stand in one list; each is typed where it is made.
  options: any
  critical?: boolean
  /** The head tells nothing of it: the document begins to be sent before it has come. Not for critical ones. */
  afterHead?: boolean
}

export type Head = {
  title: string
  description?: string
  /** Path below the language segment that search engines should index; defaults to the page's own path without query. */
  canonicalPath?: string
  /** `noindex` keeps a page out of search engines. */
  robots?: 'index' | 'noindex'
  image?: string
  type?: 'website' | 'article'
  jsonLd?: object[]
  /** HTTP status the server answers with; 200 unless told. */
  status?: 200 | 301 | 302 | 404 | 410
  /** What the page is about did not come in time: the server answers 503, so that robots come again and forget nothing. */
  isIncomplete?: boolean
  /** Own path to go to, with status 301 or 302. */
  location?: string
}

export type PageModule = {
  Page: ComponentType<{ params: Record<string, string> }>
  queries?(context: PageContext): PageQuery[]
  /** Called when all queries but those marked `afterHead` have settled; reads their data from `context.queryClient`. */
  head(context: PageContext): Head
}

export type SlotParams = {
  'search.preview': { slug: string }
  /** `job` is what the page knows of it already, so that nothing is asked for what stands there. */
  'job.actions': { jobId: number; job?: Pick<JobDetail, 'title' | 'status' | 'company' | 'recruiter'> }
  /** What a remote says of itself in short, for any page that wants to lead there. */
  [summary: `mf-${string}.summary`]: Record<never, never>
  /** A remote's parts in their states, for the kit page; shown in development only. */
  [story: `kit.mf-${string}`]: Record<never, never>
}
export type SlotName = keyof SlotParams

export type SlotModule<Name extends SlotName = SlotName> = {
  /** `loading` is what stands there while the slot's code loads; it goes on standing while the slot waits for its data. */
  Slot: ComponentType<SlotParams[Name] & { loading?: ReactNode }>
  queries?(context: PageContext & { slot: SlotParams[Name] }): PageQuery[]
}

export type PageDefinition = { path: string; load: () => Promise<PageModule>; access: Access }

export type RemoteDefinition = {
  name: string
  contract: string
  pages: PageDefinition[]
  slots: { [Name in SlotName]?: () => Promise<SlotModule<Name>> }
  overlays: { name: string; queryFlag: string; load: () => Promise<PageModule> }[]
  /** Loads this remote's texts in a language (i18next resource); its namespace is the remote's name. */
  texts: (language: LanguageKey) => Promise<Record<string, unknown>>
}
