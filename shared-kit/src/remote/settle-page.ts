import { isApiError } from '../api/api-error.ts'
import { splitLanguage } from '../routing/urls.ts'
import type { Head, PageContext, PageModule, PageQuery, Platform } from './contract.ts'

/** How a page's data ended: ready to show, not there (404 or 410), or not to be had in time. */
export type Settled = { step: 'ready'; head: Head } | { step: 'missing'; status: 404 | 410 } | { step: 'late' }

type Input = {
  module: PageModule
  params: Record<string, string>
  /** Full address from the first slash. */
  href: string
  platform: Platform
  /** The remote's name, which is the namespace of its texts. */
  namespace: string
  /** Milliseconds for all queries together. */
  deadline: number
}

const run = async ({ options }: PageQuery, { queryClient }: Platform): Promise<void> => {
  // What is known is shown at once, as on the way back; the component asks anew by itself where it has grown old.
  if (queryClient.getQueryData(options.queryKey) !== undefined) return
  if ('initialPageParam' in options) await queryClient.fetchInfiniteQuery(options)
  else await queryClient.fetchQuery(options)
}

const after = (milliseconds: number) =>
  new Promise<'late'>((resolve) => {
    const timer = setTimeout(() => resolve('late'), milliseconds)
    // On the server a pending deadline must not keep the process alive.
    if (typeof timer === 'object') timer.unref()
  })

/** What the page's functions are told about this address. */
const pageContext = ({ params, href, platform, namespace }: Omit<Input, 'module' | 'deadline'>): PageContext => {
  const url = new URL(href, 'http://own.invalid')
  const { queryClient, api, locale, site, i18n } = platform
  return {
    path: splitLanguage(url.pathname).path,
    params,
    search: url.searchParams,
    api,
    queryClient,
    locale,
    site,
    t: i18n.getFixedT(null, namespace),
  }
}

/** Runs a page's queries with a deadline and asks for its head. Queries that are not critical may fail or be late. */
export const settlePage = async (input: Input): Promise<Settled> => {
  const context = pageContext(input)
  const queries = input.module.queries?.(context) ?? []
  const outcomes = queries.map(async (query): Promise<'done' | 404 | 410 | 'late'> => {
    try {
      await run(query, input.platform)
      return 'done'
    } catch (error) {
      if (!query.critical) return 'done'
      return isApiError(error) && (error.status === 404 || error.status === 410) ? error.status : 'late'
    }
  })
  const deadline = after(input.deadline)
  const results = await Promise.all(
    outcomes.map(async (outcome, index) => {
      const result = await Promise.race([outcome, deadline])
      return result === 'late' && !queries[index]?.critical ? 'done' : result
    }),
  )
  const missing = results.find((result) => result === 404 || result === 410)
  if (missing) return { step: 'missing', status: missing }
  if (results.includes('late')) return { step: 'late' }
  return { step: 'ready', head: input.module.head(context) }
}
