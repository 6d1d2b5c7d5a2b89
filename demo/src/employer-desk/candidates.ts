import { applicationState } from '@jobspan/shared-kit/contracts/applications/applications'
import {
  applicationSort,
  listRecruiterApplications,
  type RecruiterApplication,
} from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import type { Desk, Visit } from './create-desk.ts'

/** How a list of applications is narrowed and sorted; its candidates' pages keep it in their address. */
export const narrowedBy = ({ state, query, sort }: Visit['query']) => ({
  state: applicationState.safeParse(state).data,
  query: query || undefined,
  sort: applicationSort.safeParse(sort).data,
})
export type Narrowed = ReturnType<typeof narrowedBy>

/** The order of the API's lists. */
const orderOf =
  ({ sort }: Narrowed) =>
  (one: RecruiterApplication, other: RecruiterApplication): number =>
    (sort === 'rating'
      ? (other.rating ?? 0) - (one.rating ?? 0)
      : Number(Boolean(other.identity)) - Number(Boolean(one.identity))) ||
    other.applied_at.localeCompare(one.applied_at) ||
    other.id - one.id

/** Candidates are asked for in pages of 60, and of no more than these. */
const maxPages = 10

/**
 * Those of a narrowed list up to some after `current`, which has its place among them also where it has left the list: opened, it is no new one any more.
 */
export const loadCandidates = async (
  desk: Desk,
  recruiterId: number,
  current: RecruiterApplication,
  narrowed: Narrowed,
): Promise<RecruiterApplication[]> => {
  const order = orderOf(narrowed)
  const found: RecruiterApplication[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { recruiter_id: recruiterId, page, size: 60, ...narrowed }
    const { data } = await desk.call(listRecruiterApplications, { id: current.job_id, query })
    found.push(...(data?.items ?? []))
    const last = found.at(-1)
    if (!data || !last || found.length >= data.total || order(last, current) > 0) break
  }
  return [...found.filter(({ id }) => id !== current.id), current].toSorted(order)
}
