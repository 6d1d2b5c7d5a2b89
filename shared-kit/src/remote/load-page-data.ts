import { isApiError } from '../api/api-error.ts'
import { splitLanguage } from '../routing/urls.ts'
import { memberAtom } from '../session/session-atoms.ts'
import type { Host } from './host.ts'
import type { Head, PageContext, PageModule, PageQuery } from './page-contract.ts'
import type { Platform } from './platform-contract.ts'
import type { LoadedSlot, SlotModule } from './slot-contract.ts'
import type { PageSlot } from './slot-params.ts'

/**
 * How a page's data ended: ready to show, not there (404 or 410), or not to be had in time. `rest` ends when
 * the queries that the head did not wait for have ended, or their time is up; `slots` are those that the page shows. `head` of a page whose data was late resolves
 * once it has come after all, and never where it has not.
 */
export type PageDataResult =
  | { step: 'ready'; head: Head; rest: Promise<void>; slots?: PageSlot[] }
  | { step: 'missing'; status: 404 | 410 }
  | { step: 'late'; head: Promise<Head> }

type Input = {
  module: PageModule
  params: Record<string, string>
  /** Full address from the first slash. */
  href: string
  platform: Platform
  /** Absent in a remote's own tests. */
  host?: Pick<Host, 'contributionsTo'> | undefined
  /** The remote's name, which is the namespace of its texts. */
  namespace: string
  /** Milliseconds for all queries together. */
  deadline: number
  /** Whether to ask as well for what the head tells nothing of. Without it, components ask for that when they are shown. */
  withRest: boolean
  /** Asks for what is critical alone, and leaves the rest to components. */
  onlyCritical?: boolean
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
    if (typeof timer === 'object') (timer as { unref(): void }).unref()
  })

/** What the page's functions are told about this address. */
const pageContext = ({
  params,
  href,
  platform,
  host,
  namespace,
}: Omit<Input, 'module' | 'deadline' | 'withRest' | 'onlyCritical'>): PageContext => {
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
    isMember: platform.store.get(memberAtom) !== null,
    ...(host ? { contributionNames: (slot) => host.contributionsTo(slot).map(({ name }) => name) } : {}),
  }
}

/**
 * Runs a page's queries with a deadline and asks for its head. QueryExecutor that are not critical may fail or be late; the head
 * does not wait for those that it has nothing to tell of.
 */
export const loadPageData = async (input: Input): Promise<PageDataResult> => {
  const context = pageContext(input)
  const all = input.module.queries?.(context) ?? []
  const isAsked = ({ critical, afterHead }: PageQuery) =>
    critical || (!input.onlyCritical && (input.withRest || !afterHead))
  const queries = all.filter(isAsked)
  const deadline = after(input.deadline)
  const settling = queries.map((query) => run(query, input.platform).then(() => 'done' as const))
  const outcomes = queries.map(async (query, index): Promise<'done' | 404 | 410 | 'late'> => {
    try {
      const answer = settling[index] ?? ('done' as const)
      const outcome = await Promise.race([answer, deadline])
      return query.critical ? outcome : 'done'
    } catch (error) {
      if (!query.critical) return 'done'
      return isApiError(error) && (error.status === 404 || error.status === 410) ? error.status : 'late'
    }
  })
  const results = await Promise.all(
    outcomes.filter((_, index) => queries[index]?.critical || !queries[index]?.afterHead),
  )
  const missing = results.find((result) => result === 404 || result === 410)
  if (missing) return { step: 'missing', status: missing }
  if (results.includes('late')) {
    const needed = Promise.all(settling.filter((_, index) => queries[index]?.critical))
    const head = new Promise<Head>((resolve) => {
      needed.then(
        () => resolve(input.module.head(context)),
        () => undefined,
      )
    })
    return { step: 'late', head }
  }
  return {
    step: 'ready',
    head: input.module.head(context),
    rest: Promise.all(outcomes).then(() => undefined),
    ...(input.module.slots ? { slots: input.module.slots(context) } : {}),
  }
}

/** Runs the queries of a contribution to a slot of the page at an address. Rejects where a critical one fails. */
export const loadContributionData = async (
  { remote, module, i18n }: LoadedSlot,
  { params }: PageSlot,
  { platform, ...page }: Pick<Input, 'params' | 'href' | 'platform'>,
): Promise<void> => {
  const own = i18n ? { ...platform, i18n } : platform
  const context = { ...pageContext({ ...page, platform: own, namespace: remote }), slot: params }
  // Parameters and module are of the same slot, which the list of unlike slots hides.
  const queries = (module as SlotModule<never>).queries?.(context as never) ?? []
  await Promise.all(
    queries.map((query) =>
      run(query, own).catch((error: unknown) => {
        if (query.critical) throw error
      }),
    ),
  )
}
