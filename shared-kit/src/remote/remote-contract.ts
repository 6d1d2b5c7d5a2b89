import type { QueryClient } from '@tanstack/react-query'
import type { i18n, TFunction } from 'i18next'
import type { createStore } from 'jotai'
import type { Emitter } from 'mitt'
import type { ComponentType, ReactNode } from 'react'
import type { ApiClient } from '../api/api-client.ts'
import type { JobDetail } from '../contracts/jobs/jobs.ts'
import type { CountryKey, LanguageKey } from '../contracts/platform/locales.ts'
import type { NavigationAccess, NavigationArea, NavigationIcon } from '../contracts/remotes/navigation.ts'

export { REMOTE_CONTRACT_VERSION } from '../contracts/remotes/remote-contract.ts'

/** Who may open a page. `member` pages send guests to `/get-started`, which leads back afterwards (docs/product-rules.md#member-pages). */
export type Access = 'public' | 'member'

export type Severity = 'info' | 'success' | 'warning' | 'error'

/** A link beside a message. `to` is the path below the language. */
export type NotificationLink = { label: string; to: string }

/**
 * Events between remotes, by name. Data is shared through the query cache, never through events. A query whose data an event makes outdated
 * names that event in its `meta.changedBy`, and is fetched again.
 *
 * @example
 * platform.events.emit('job.saved', { jobId: 42, saved: true })
 * useQuery({ ...savedJobsQuery(api), meta: { changedBy: ['job.saved'] } })
 */
export type AppEvents = {
  'job.saved': { jobId: number; saved: boolean }
  'job.viewed': { jobId: number }
  'application.sent': { jobId: number; applicationId: number }
  'session.changed': { kind: 'guest' | 'member' }
  'search.open': undefined
}

/** The visitor's country and language for the whole page; a change of either loads a new document. */
export type Locale = {
  language: LanguageKey
  country: CountryKey
  direction: 'ltr' | 'rtl'
  /** BCP 47 tag for `Intl`, such as `zh-Hant-TW`. */
  intl: string
  /** ISO 4217 code of the country's currency. */
  currency: string
}

/** What a link already knows of the page that it leads to, in the same words as on that page. */
export type PagePlaceholder = {
  title: string
  /** BCP 47 tag of the title, where it is not the page's language. */
  lang?: string
  /** The line below the title, such as the company and the location. */
  subtitle?: string
  /** What matters most to the visitor, such as the pay. */
  highlight?: string
}

/** Services that the shell provides to every remote as single-spa `customProps`. The server provides the same shape. */
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
   * Goes to a path of this site. Waits at most 0.7 s for the code and data of the next page. Resolves when the next page
   * is shown.
   *
   * `replace`: the history entry is replaced, not added. `keepScroll`: the scroll position stays. `placeholder`: what the next page begins with;
   * it is shown at once in place of waiting, and the page follows.
   *
   * @default options { replace: false, keepScroll: false }
   * @example
   * await platform.navigate(urls.search('nurse'))
   * await platform.navigate(urls.job(job.slug), { placeholder: { title: job.title, subtitle: job.company.name } })
   */
  navigate(
    to: string,
    options?: { replace?: boolean; keepScroll?: boolean; placeholder?: PagePlaceholder },
  ): Promise<void>
  /**
   * Fetches code and data of the page at a path of this site, before the visitor goes there. Never throws.
   *
   * @example <a href={href} onPointerEnter={() => platform.prefetch(href)}>
   */
  prefetch(to: string): void
  /**
   * Shows the shell's notification bar for 3 s (docs/product-rules.md#notification-bar-3-seconds). `link` leads to a path
   * of this site that has to do with the message; shells from before `link` show the message alone.
   *
   * @default severity 'info'
   * @example notify(t('save.saved'), 'success', { label: t('save.view'), to: urls.recommendedJob('saved') })
   */
  notify(message: string, severity?: Severity, link?: NotificationLink): void
}

/** What the shell provides to the kit's own parts of this contract. A remote asks it whether a page, a slot or an overlay is on in this country. */
export type Host = {
  /**
   * Is shown in place of a page or slot that failed. `label` is its name in the visitor's language, where it is known. `isSmall`: there is
   * space for a button or two.
   */
  Failure: ComponentType<{
    kind: 'page' | 'slot'
    label?: string | undefined
    retry: () => void
    isSmall?: boolean | undefined
  }>
  /** Retries at once what is being retried in the background, because the visitor asked for it. */
  retryNow?(): void
  /** Whether a path below the language leads to a page that is on in this country. */
  hasPage(path: string): boolean
  /** Whether a remote offers the slot in this country. */
  hasSlot(name: SlotName): boolean
  /** Whether a remote offers the overlay of a query flag in this country. */
  hasOverlay(queryFlag: string): boolean
  /** Every slot that is offered in this country: `SlotName`s of now, of which a released remote knows fewer. */
  // biome-ignore lint/suspicious/noExplicitAny: as their union, each name that somebody adds would break who was built with the former ones.
  slotNames(): readonly any[]
  /** Calls `listener` when a slot that failed can be loaded again. @returns a function that unsubscribes */
  onSlotRecovered(name: SlotName, listener: () => void): () => void
  /** Loads the component of a slot's first contribution with its texts. */
  // biome-ignore lint/suspicious/noExplicitAny: parameters grow by minors; a released remote knows the former ones.
  loadSlot(name: SlotName): Promise<any>
  /** What remotes contribute to a slot in this country, in order. Returns the same list each time. */
  contributionsTo<Name extends SlotName>(name: Name): readonly Contribution<Name>[]
}

/** A slot's code. `i18n` has the texts of the release that the code is of. */
export type LoadedSlot<Name extends SlotName = SlotName> = {
  remote: string
  module: SlotModule<Name>
  i18n?: i18n
}

/** What a page module's `queries` and `head` are given about the request. */
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
  /** Names of what is contributed to a slot in this country, for pages that list contributions by name; absent in a remote's own tests. */
  contributionNames?(slot: SlotName): readonly string[]
}

/**
 * A query that the page needs before its first paint. `critical` ones decide the status, and the page is not shown when they fail.
 *
 * @example queries: ({ api, params }) => [{ options: jobQuery(api, params.slug), critical: true }]
 */
export type PageQuery = {
  // biome-ignore lint/suspicious/noExplicitAny: the options of unlike queries stand in one list; each is typed where it is made.
  options: any
  critical?: boolean
  /**
   * The head does not need it: the document begins to be sent before its data has arrived. Not for critical ones.
   * @default false
   */
  afterHead?: boolean
}

export type Head = {
  title: string
  description?: string
  /**
   * Path below the language segment that search engines should index.
   * @default the page's own path without query
   */
  canonicalPath?: string
  /**
   * `noindex` keeps a page out of search engines.
   * @default 'index'
   */
  robots?: 'index' | 'noindex'
  image?: string
  type?: 'website' | 'article'
  jsonLd?: object[]
  /**
   * HTTP status that the server answers with.
   * @default 200
   */
  status?: 200 | 301 | 302 | 404 | 410
  /** The main data of the page did not arrive in time. The server answers 503, so that search engines come again and keep what they know. */
  isIncomplete?: boolean
  /** Path of this site to redirect to, with status 301 or 302. */
  location?: string
}

export type PageModule = {
  Page: ComponentType<{ params: Record<string, string> }>
  queries?(context: PageContext): PageQuery[]
  /**
   * Called when all queries but those marked `afterHead` have settled; reads their data from `context.queryClient`.
   *
   * @example head: ({ t, params }) => ({ title: t('company.title', { name: params.slug }) })
   */
  head(context: PageContext): Head
  /**
   * Slots that the page shows, called after `head` would be. The server renders their contributions in place. A slot that is not named
   * here is filled in the browser only.
   */
  slots?(context: PageContext): PageSlot[]
}

/**
 * Slots by name, with the parameters that the page passes. A squad adds one in its own code; whoever contributes to it repeats the
 * declaration, and the compiler refuses two that differ.
 *
 * @example
 * declare module '@jobspan/shared-kit/remote' {
 *   interface SlotParams {
 *     'job.insights': { jobId: number }
 *   }
 * }
 */
export interface SlotParams {
  'search.preview': { slug: string }
  /**
   * `job` is what the page knows of it already, so that it is not fetched again. `isClosedToVisitor`: whether the page says that this
   * visitor can neither apply nor begin a chat, and why.
   */
  'job.actions': {
    jobId: number
    job?: Pick<JobDetail, 'title' | 'status' | 'company' | 'recruiter' | 'eligibility'>
    isClosedToVisitor?: boolean
  }
  /** Only for visitors who cannot apply to a job that is open to some identities alone. The page says why. `place` says where the slot is. */
  'job.eligibility': { jobId: number; job: Pick<JobDetail, 'status' | 'eligibility'>; place?: 'actions' }
  /** Sections of the home page, below its own. */
  'home.sections': Record<never, never>
  /** What a member's profile shows beside their name, such as that they are verified. */
  'profile.badges': Record<never, never>
  /** Is shown between the head of a conversation and its messages. */
  'chat.panel': { chatId: number }
  /** A tab of the account settings; its module exports `label`. */
  'settings.tabs': Record<never, never>
  /** What a remote says of itself in short, for any page that wants to lead there. */
  [summary: `mf-${string}.summary`]: Record<never, never>
  /** A remote's parts in their states, for the kit page; shown in development only. */
  [story: `kit.mf-${string}`]: Record<never, never>
}
export type SlotName = keyof SlotParams

/** What is shown in place of a contribution that failed: nothing, or a named fallback with a retry. */
export type SlotFailure = 'hide' | 'fallback'

/**
 * A slot that the remote's pages show. Its version is that of its parameters; a contribution asks for the same major and no later minor.
 *
 * @example { name: 'job.actions', version: '1.2', onFailure: 'fallback' }
 */
export type SlotDeclaration = { name: SlotName; version: string; onFailure: SlotFailure }

/** What a remote shows in a slot. `countries` narrows where; guests do not see one for members. */
export type SlotContribution<Name extends SlotName = SlotName> = {
  slot: Name
  /** Differs among the contributions of a slot. */
  name: string
  load: () => Promise<SlotModule<Name>>
  version: string
  /** Lower ones come first; of the same order the remotes' names decide. */
  order: number
  countries?: readonly CountryKey[] | undefined
  access: Access
  /**
   * When the browser of a guest loads the code of what the server rendered: with the page, or as soon as a pointer or the focus comes near it. A
   * press that is quicker than the code is repeated. Members' code is loaded with the page.
   * @default 'load'
   */
  hydrateOn?: 'load' | 'interaction' | undefined
}

/** A slot that a page shows with these parameters. */
export type PageSlot = { [Name in SlotName]: { name: Name; params: SlotParams[Name] } }[SlotName]

/** A contribution in this document, as the shell gives it to the kit's `Slot`. */
export type Contribution<Name extends SlotName = SlotName> = {
  /** Differs among all contributions of the site. */
  id: string
  remote: string
  name: string
  access: Access
  onFailure: SlotFailure
  /** Whether its content can be rendered now: its code is here, or the server rendered it and the code is on its way. */
  isReady(): boolean
  /** Its code, where it is here. */
  loaded(): LoadedSlot<Name> | undefined
  /** Loads its code; rejects where that fails or takes too long. */
  load(): Promise<LoadedSlot<Name>>
  /** The same, and waits for the remote to recover instead of rejecting. Always the same promise. */
  arrival(): Promise<LoadedSlot<Name>>
  /** Calls `listener` when it can be loaded again. @returns a function that unsubscribes */
  onRecovered(listener: () => void): () => void
}

export type SlotModule<Name extends SlotName = SlotName> = {
  /** `loading` is what is shown while the slot's code loads. Show it as well while the slot waits for its data. */
  Slot: ComponentType<SlotParams[Name] & { loading?: ReactNode }>
  queries?(context: PageContext & { slot: SlotParams[Name] }): PageQuery[]
  /** The name of the contribution, where the page lists contributions by name, as tabs are. */
  label?(t: TFunction): string
}

export type OverlayProps = {
  /** The query of the address, with the overlay's own flag. */
  params: URLSearchParams
  /** Takes the flag out of the address, and the overlay with it. `reload` loads the page below it again, as a new document. */
  close(options?: { reload?: boolean }): void
}

/** What a remote shows above any page, while the page's query carries a flag. */
export type OverlayModule = {
  /** Renders a dialog of the kit, whose `onClose` is `close`. */
  Overlay: ComponentType<OverlayProps>
  /** Fetched with the overlay's code. The overlay is shown without those that fail or are late, `critical` ones too. */
  queries?(context: PageContext): PageQuery[]
}

export type OverlayDefinition = {
  name: string
  queryFlag: string
  // biome-ignore lint/suspicious/noExplicitAny: contract 2.1 asked for a `PageModule`, which was shown nowhere; `overlay` asks for an `OverlayModule`.
  load: () => Promise<any>
  /**
   * Guests are sent to sign in from a `member` overlay, and are led back afterwards.
   * @default 'public'
   */
  access?: Access
}

/**
 * A link that the remote adds to the shell's header, menus or footer. It is not shown where the remote is off, where its page does not exist, and
 * where `countries` does not name the visitor's.
 *
 * @example
 * { area: 'header', id: 'companies', to: urls.companies(), textKey: 'navigation.companies', weight: 40, access: 'public' }
 */
export type NavigationLink = {
  area: NavigationArea
  /** Names the link in all areas where it is shown; it belongs to one remote. */
  id: string
  /** Path below the language of a page of this remote, made by `urls`. */
  to: string
  /** Key of the label in the remote's own texts. The build reads it in all ten languages, and fails where one is missing. */
  textKey: string
  /** For menu and bar; header and footer show none. */
  icon?: NavigationIcon
  /** Lower ones come first; of the same weight the ids decide. */
  weight: number
  access: NavigationAccess
  countries?: readonly CountryKey[]
  /**
   * The link is marked as current where the path begins with one of these.
   * @default [to]
   */
  activePaths?: readonly string[]
}

export type PageDefinition = { path: string; load: () => Promise<PageModule>; access: Access }

/**
 * The server of a remote's own squad. It answers below `/api/x/<remote>/`, on the site's own origin, to calls that carry session claims
 * (docs/product-rules.md#back-ends-of-remotes).
 */
type BackendDefinition = {
  /** Origins by the name of the environment, such as `{ production: 'https://rewards.example' }`. The operator of the site lists them too. */
  origins: Readonly<Record<string, string>>
  /**
   * Milliseconds until an answer has to begin, at most 30,000.
   * @default 10_000
   */
  timeoutMs?: number
}

export type RemoteDefinition = {
  name: string
  contract: string
  pages: PageDefinition[]
  /** One contribution for each slot, by its name: the short form for slots that no page declares, such as a summary. */
  slots: { [Name in SlotName]?: () => Promise<SlotModule<Name>> }
  /** Slots that this remote's pages show. */
  declaredSlots?: SlotDeclaration[]
  /** What this remote shows in slots of others, and in its own. */
  contributions?: SlotContribution[]
  overlays: OverlayDefinition[]
  navigation?: NavigationLink[]
  backend?: BackendDefinition
  /**
   * Names of the Trusted Types policies that its code creates besides the site's own, such as `vue`. Neither `default` nor the site's `jobspan`.
   */
  trustedTypes?: readonly string[]
  /** Loads this remote's texts in a language (i18next resource); its namespace is the remote's name. */
  texts: (language: LanguageKey) => Promise<Record<string, unknown>>
}
