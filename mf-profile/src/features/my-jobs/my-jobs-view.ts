import type { MyJobsTab } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { urls } from '@jobspan/shared-kit/routing'

/** Tabs of My jobs, in their order (docs/product-rules.md#my-jobs-tabs). Apart from the contract, so that the page loads no validator for them. */
export const myJobsTabs = [
  'pending',
  'viewed',
  'interested',
  'interview',
  'communicated',
  'exchanged',
  'saved',
  'viewers',
] as const satisfies readonly MyJobsTab[]

/** `latest` is by what happened last, `oldest` by when it was sent or saved. */
export const myJobsSorts = { latest: 1, oldest: 2 } as const
type MyJobsSort = (typeof myJobsSorts)[keyof typeof myJobsSorts]

export const maxQueryLength = 100
const maxPage = 10_000

/** What the address says. */
export type MyJobsView = { tab: MyJobsTab; query: string; sort: MyJobsSort; page: number }

export const isMyJobsTab = (name: string | undefined): name is MyJobsTab => myJobsTabs.some((tab) => tab === name)

/** Reads the query of the address. What it cannot mean is left out. */
export const parseMyJobsView = (tab: MyJobsTab, search: URLSearchParams): MyJobsView => {
  const page = Number(search.get('page') ?? 1)
  return {
    tab,
    query: (search.get('query') ?? '').trim().slice(0, maxQueryLength),
    sort: search.get('sort') === String(myJobsSorts.oldest) ? myJobsSorts.oldest : myJobsSorts.latest,
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  }
}

export const buildMyJobsUrl = ({ tab, query, sort, page }: MyJobsView): string =>
  urls.recommendedJob(tab, {
    query,
    sort: sort === myJobsSorts.latest ? undefined : sort,
    page: page === 1 ? undefined : page,
  })

/** Links lead to the application to a job by `?job=`, whichever tab and page list it by then. */
export const parseLinkedJobId = (search: URLSearchParams): number | undefined => {
  const id = search.get('job')
  return id !== null && /^\d{1,10}$/.test(id) ? Number(id) : undefined
}

/** Where a linked application is listed. */
export const buildLinkedUrl = (jobId: number, { tab, page }: { tab: MyJobsTab; page: number }): string =>
  urls.recommendedJob(tab, { job: jobId, page: page === 1 ? undefined : page })

/** Whether a view lists it there: a search or the other order would hide on which page it is. */
export const isListedIn = (view: MyJobsView, place: { tab: MyJobsTab; page: number }): boolean =>
  view.tab === place.tab && view.page === place.page && view.query === '' && view.sort === myJobsSorts.latest
