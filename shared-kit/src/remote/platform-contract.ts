import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { createStore } from 'jotai'
import type { Emitter } from 'mitt'
import type { ApiClient } from '../api/api-client.ts'
import type { CountryKey, LanguageKey } from '../contracts/platform/locales.ts'

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
