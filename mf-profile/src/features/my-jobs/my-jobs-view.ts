import type { MyJobsList } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { urls } from '@jobspan/shared-kit/routing'

/** Lists of My jobs that stand for themselves, in their order (docs/product-rules.md#my-jobs-lists). Apart from the contract, so that the page loads no validator. */
export const myJobsSections = [
  'needs_action',
  'in_progress',
  'saved',
  'closed',
  'viewers',
] as const satisfies readonly MyJobsList[]
export type MyJobsSection = (typeof myJobsSections)[number]

/** Narrower lists of what is in progress. */
export const myJobsFilters = [
  'pending',
  'viewed',
  'interested',
  'interview',
  'communicated',
  'exchanged',
] as const satisfies readonly MyJobsList[]

export const sectionOf = (list: MyJobsList): MyJobsSection =>
  myJobsSections.find((section) => section === list) ?? 'in_progress'

/** `latest` is by what happened last, `oldest` by when it was sent or saved. */
export const myJobsSorts = { latest: 1, oldest: 2 } as const
type MyJobsSort = (typeof myJobsSorts)[keyof typeof myJobsSorts]

export const maxQueryLength = 100
const maxPage = 10_000

/** What the address says. */
export type MyJobsView = { tab: MyJobsList; query: string; sort: MyJobsSort; page: number }

export const isMyJobsList = (name: string | undefined): name is MyJobsList =>
  [...myJobsSections, ...myJobsFilters].some((list) => list === name)

/** Reads the query of the address. What it cannot mean is left out. */
export const parseMyJobsView = (tab: MyJobsList, search: URLSearchParams): MyJobsView => {
  const page = Number(search.get('page') ?? 1)
  return {
    tab,
    query: toCleanLine(search.get('query') ?? '').slice(0, maxQueryLength),
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

/** Where an application is listed: in `closed` once it has ended. */
type Place = { tab: MyJobsList; page: number; is_closed?: boolean | undefined }

const listOf = ({ tab, is_closed: isClosed }: Place): MyJobsList => (isClosed ? 'closed' : tab)

/** Where a linked application is listed. */
export const buildLinkedUrl = (jobId: number, place: Place): string =>
  urls.recommendedJob(listOf(place), { job: jobId, page: place.page === 1 ? undefined : place.page })

/** Whether a view lists it there: a search or the other order would hide on which page it is. */
export const isListedIn = (view: MyJobsView, place: Place): boolean =>
  view.tab === listOf(place) && view.page === place.page && view.query === '' && view.sort === myJobsSorts.latest
