import { getJobDataVersion } from '../../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { type Bitmap, popcount, toArray } from './bitmap.ts'
import { readChanges, readLastChange } from './job-changes.ts'
import { createJobColumns, type JobColumns } from './job-columns.ts'

import { type Compare, mergeChangedSlots, type Ordering, radixSortSlots } from './ordering.ts'

import { readJobs, readOpenJobs } from './read-jobs.ts'

/**
 * All open jobs as a search looks at them, in the memory of this process: who is where, which options each answers to, and two orders.
 * Made of the database when first asked for, and following it from then on; nothing lives here that the database cannot give.
 */
export type JobIndex = {
  db: QueryExecutor
  columns: JobColumns
  newest: Ordering
  bestPaid: Ordering
  /** Grows with every change that came in, and no other index has had it. */
  version: number
  /** The version in which a job was written, changed or reopened last: later than that no word of a posting is other. */
  writtenIn: number
  /** The same by block of slots. */
  blockWrittenIn: number[]
  /** The next moment at which a job's last day is over. */
  nextExpiry: number
  lastChange: number
}

const refreshIntervalMs = 1_000
// Nobody waits for the next look at the changes, unless the last one is this long ago.
const maxStalenessMs = 5_000

const compareNewest =
  ({ columns, idOf }: JobColumns): Compare =>
  (one, other) =>
    (columns.rankAt[other] as number) - (columns.rankAt[one] as number) || idOf(other) - idOf(one)

// What says no pay comes last.
const statedPay = (pay: number): number => (Number.isNaN(pay) ? -1 : pay)

const compareBestPaid =
  ({ columns, idOf }: JobColumns): Compare =>
  (one, other) =>
    statedPay(columns.pay[other] as number) - statedPay(columns.pay[one] as number) || idOf(other) - idOf(one)

let lastVersion = 0
const nextVersion = (): number => {
  lastVersion += 1
  return lastVersion
}

const buildIndex = async (db: QueryExecutor): Promise<JobIndex> => {
  const lastChange = await readLastChange(db)
  const columns = createJobColumns()
  await readOpenJobs(db, (job) => {
    if (job.validThrough > Date.now()) columns.upsert(job, false)
  })
  const open = columns.open()
  // Read by their ids, they have their slots in the same order; of equals the last comes first.
  const slots = toArray(open, popcount(open)).reverse()
  const { rankAt, pay } = columns.columns
  const index: JobIndex = {
    db,
    columns,
    newest: radixSortSlots(slots, columns.capacity(), rankAt),
    bestPaid: radixSortSlots(slots, columns.capacity(), pay.map(statedPay)),
    version: nextVersion(),
    writtenIn: 0,
    blockWrittenIn: [],
    nextExpiry: 0,
    lastChange,
  }
  removeExpired(index)
  return index
}

/** Takes out what is past its last day, before the sweep closes it. */
const removeExpired = (index: JobIndex): void => {
  const now = Date.now()
  if (now < index.nextExpiry) return
  const { columns } = index
  const { validThrough } = columns.columns
  let next = Number.POSITIVE_INFINITY
  const open: Bitmap = columns.open()
  for (const slot of toArray(open, popcount(open))) {
    const end = validThrough[slot] as number
    if (end <= now) columns.remove(columns.idOf(slot))
    else if (end < next) next = end
  }
  // To look takes some milliseconds a million jobs.
  index.nextExpiry = Math.max(next, now + refreshIntervalMs)
  index.version = nextVersion()
}

/** Brings the index up to date with the database; false where so much was written that all must be read anew. */
const applyChanges = async (index: JobIndex): Promise<boolean> => {
  const { db, columns } = index
  const changes = await readChanges(db, index.lastChange)
  if (changes === null) return false
  if (changes.ids.length === 0) return true
  const open = new Map((await readJobs(db, changes.ids)).map((job) => [job.id, job]))
  const written = new Set<number>()
  index.version = nextVersion()
  for (const id of changes.ids) {
    const job = open.get(id)
    if (job === undefined || job.validThrough <= Date.now()) {
      columns.remove(id)
      continue
    }
    const slot = columns.upsert(job)
    written.add(slot)
    columns.columns.writtenIn[slot] = index.version
    index.blockWrittenIn[Math.floor(slot / columns.blockSize)] = index.version
    index.nextExpiry = Math.min(index.nextExpiry, job.validThrough)
  }
  if (written.size > 0) {
    // What was taken out stays in the orders: no set of matches holds it.
    index.newest = mergeChangedSlots(index.newest, written, columns.capacity(), compareNewest(columns))
    index.bestPaid = mergeChangedSlots(index.bestPaid, written, columns.capacity(), compareBestPaid(columns))
    index.writtenIn = index.version
  }
  index.lastChange = changes.last
  return true
}

type IndexState = {
  index: JobIndex | undefined
  refreshedAt: number
  /** This process's own writes are seen at once. */
  jobDataVersion: number
  /** A look at the changes, or the first reading. */
  pendingRefresh: Promise<void> | undefined
  isRebuilding: boolean
}

const indexes = new WeakMap<QueryExecutor, IndexState>()

/**
 * The index of a database's jobs, as they were a moment ago: what this process wrote is in it, what others wrote is within a second or
 * two. The first call waits until it is made, which takes some seconds a million jobs. Where it must be made anew, because more was
 * written than can be followed, searches go on as they were until it is.
 */
export const getJobIndex = async (db: QueryExecutor): Promise<JobIndex> => {
  let state = indexes.get(db)
  if (!state) {
    state = { index: undefined, refreshedAt: 0, jobDataVersion: 0, pendingRefresh: undefined, isRebuilding: false }
    indexes.set(db, state)
  }
  if (!state.isRebuilding) {
    const age = Date.now() - state.refreshedAt
    const isOutdated = () => state.jobDataVersion !== getJobDataVersion() || age > maxStalenessMs
    if (state.index === undefined || isOutdated()) {
      // What was at work may have begun before the write that is to be seen.
      if (state.pendingRefresh) await state.pendingRefresh.catch(() => undefined)
      if (state.index === undefined || isOutdated()) await refresh(db, state)
    } else if (age > refreshIntervalMs) refresh(db, state).catch(() => undefined)
  }
  const index = state.index as unknown as JobIndex
  removeExpired(index)
  return index
}

const refresh = (db: QueryExecutor, state: IndexState): Promise<void> => {
  state.pendingRefresh ??= refreshOnce(db, state).finally(() => {
    state.pendingRefresh = undefined
  })
  return state.pendingRefresh
}

const refreshOnce = async (db: QueryExecutor, state: IndexState): Promise<void> => {
  const begun = { refreshedAt: Date.now(), jobDataVersion: getJobDataVersion() }
  if (state.index === undefined) state.index = await buildIndex(db)
  else if (!(await applyChanges(state.index))) return rebuildInBackground(db, state)
  Object.assign(state, begun)
}

/** Beside the searches. Where it fails, the next look at the changes begins it again. */
const rebuildInBackground = (db: QueryExecutor, state: IndexState): void => {
  const begun = { refreshedAt: Date.now(), jobDataVersion: getJobDataVersion() }
  state.isRebuilding = true
  buildIndex(db)
    .then(
      (index) => {
        Object.assign(state, begun, { index })
      },
      () => undefined,
    )
    .finally(() => {
      state.isRebuilding = false
    })
}
