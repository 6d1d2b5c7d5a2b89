import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { ApiClient } from '../api/api-client.ts'
import type { Locale, Platform } from './platform-contract.ts'
import type { PageSlot, SlotName } from './slot-params.ts'

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
  /** Whether the visitor is signed in, for queries that guests have no use for; absent in kits from before it. */
  isMember?: boolean
  /** Names of what is contributed to a slot in this country, for pages that list contributions by name; absent in a remote's own tests. */
  contributionNames?(slot: SlotName): readonly string[]
}

/**
 * A query that the page needs before its first paint. `critical` ones decide the status, and the page is not shown when they fail.
 *
 * @example queries: ({ api, params }) => [{ options: jobQuery(api, params.slug), critical: true }]
 */
export type PageQuery = {
  // biome-ignore lint/suspicious/noExplicitAny: the options of unlike queries are in one list; each is typed where it is made.
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
  /** Address on this site of the largest picture that a phone shows first: browsers ask for it before they have read the page. */
  preloadImage?: string | undefined
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
