import { getJobDataVersion } from '../../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { readCurrentPosition } from '../../platform/database/log-position.ts'
import { type ReadsAfter, standbyOf } from '../../platform/database/standby.ts'
import { type Bitmap, hasBit, popcount, toArray } from './bitmap.ts'
import { readChanges, readLastChange } from './job-changes.ts'
import { createJobColumns, type JobColumns } from './job-columns.ts'
import { type Compare, mergeChangedSlots, type Ordering, radixSortSlots } from './ordering.ts'
import { readJobs, readOpenJobs } from './read-jobs.ts'

/**
 * All open jobs in the memory of this process, for searches: columns and bitmaps by slot, and two orders. It is built from the database on
 * first use and applies the database's changes from then on; it holds nothing that the database cannot give again.
 */
export type JobIndex = {
  db: QueryExecutor
  /** When a standby may answer for these jobs: it has what the index has. Those of a moment are read from the primary. */
  readsAfter: ReadsAfter
  columns: JobColumns
  newest: Ordering
  bestPaid: Ordering
  /** Grows with every change that is applied; no two indexes ever have the same. */
  version: number
  /** The version in which a job was inserted, changed or reopened last: since then the words of no posting changed. */
  modifiedVersion: number
  /** The same by block of slots. */
  blockModifiedVersions: number[]
  /** When the next job's last day ends, in milliseconds since 1970. */
  nextExpiry: number
  lastChange: number
  /** Slots of the same posting from several sources, together (`findDoubles`). */
  doubles: readonly (readonly number[])[]
}

const refreshIntervalMs = 1_000
// Changes are read beside the searches. A search waits for it only if the index was refreshed longer ago than this.
const maxStalenessMs = 5_000

const compareNewest =
  ({ columns, idOf }: JobColumns): Compare =>
  (one, other) =>
    (columns.rankAt[other] as number) - (columns.rankAt[one] as number) || idOf(other) - idOf(one)

// Jobs without pay come last.
const statedPay = (pay: number): number => (Number.isNaN(pay) ? -1 : pay)

const compareBestPaid =
  ({ payOf, idOf }: JobColumns): Compare =>
  (one, other) =>
    statedPay(payOf(other)) - statedPay(payOf(one)) || idOf(other) - idOf(one)

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
  return { ...toIndex(db, columns, lastChange), readsAfter: await readPosition(db) }
}

/** Of a moment after all that was read. */
const readPosition = async (db: QueryExecutor): Promise<ReadsAfter> =>
  standbyOf(db) ? readCurrentPosition(db) : 'primary'

const batchSize = 10_000

/** An index of these jobs alone, as they are now; nothing refreshes it. Ids rise. */
export const buildIndexOf = async (db: QueryExecutor, ids: readonly number[]): Promise<JobIndex> => {
  const columns = createJobColumns()
  for (let start = 0; start < ids.length; start += batchSize) {
    for (const job of await readJobs(db, ids.slice(start, start + batchSize))) {
      if (job.validThrough > Date.now()) columns.upsert(job, false)
    }
  }
  return toIndex(db, columns, 0)
}

const toIndex = (db: QueryExecutor, columns: JobColumns, lastChange: number): JobIndex => {
  const open = columns.open()
  // Jobs are read by rising id, so that slots rise with ids; of equal jobs the one with the highest id comes first.
  const slots = toArray(open, popcount(open)).reverse()
  const { rankAt } = columns.columns
  const pay = Float64Array.from(rankAt, (_, slot) => statedPay(columns.payOf(slot)))
  const index: JobIndex = {
    db,
    readsAfter: 'primary',
    columns,
    newest: radixSortSlots(slots, columns.capacity(), rankAt),
    bestPaid: radixSortSlots(slots, columns.capacity(), pay),
    version: nextVersion(),
    modifiedVersion: 0,
    blockModifiedVersions: [],
    nextExpiry: 0,
    lastChange,
    doubles: [],
  }
  removeExpired(index)
  return index
}

/** Removes jobs whose last day is over, before the periodic task closes them. */
const removeExpired = (index: JobIndex): void => {
  const now = Date.now()
  if (now < index.nextExpiry) return
  const { columns } = index
  const { validThrough } = columns.columns
  const open: Bitmap = columns.open()
  let next = Number.POSITIVE_INFINITY
  let isRemoved = false
  // In the order of the memory, which takes a millisecond or two for a million jobs: to list the open ones first would take ten.
  for (let slot = 0; slot < validThrough.length; slot += 1) {
    const end = validThrough[slot] as number
    if (end >= next || !hasBit(open, slot)) continue
    if (end > now) next = end
    else {
      columns.remove(columns.idOf(slot))
      isRemoved = true
    }
  }
  index.nextExpiry = Math.max(next, now + refreshIntervalMs)
  // What was found before is still so.
  if (isRemoved) index.version = nextVersion()
}

/** Applies what was written since the last refresh; false where that is too much, and the index has to be built anew. */
const applyChanges = async (index: JobIndex): Promise<boolean> => {
  const { db, columns } = index
  const changes = await readChanges(db, index.lastChange)
  if (changes === null) return false
  if (changes.ids.length === 0) {
    // It may have been built before the standby was known.
    if (index.readsAfter === 'primary') index.readsAfter = await readPosition(db)
    return true
  }
  const open = new Map((await readJobs(db, changes.ids)).map((job) => [job.id, job]))
  index.readsAfter = await readPosition(db)
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
    columns.columns.modifiedVersion[slot] = index.version
    index.blockModifiedVersions[Math.floor(slot / columns.blockSize)] = index.version
    index.nextExpiry = Math.min(index.nextExpiry, job.validThrough)
  }
  if (written.size > 0) {
    // Removed jobs stay in the orders, which does no harm: no bitmap of matches holds them.
    index.newest = mergeChangedSlots(index.newest, written, columns.capacity(), compareNewest(columns))
    index.bestPaid = mergeChangedSlots(index.bestPaid, written, columns.capacity(), compareBestPaid(columns))
    index.modifiedVersion = index.version
  }
  index.lastChange = changes.last
  return true
}

type IndexState = {
  index: JobIndex | undefined
  refreshedAt: number
  /** The version that the index is of: this process sees its own writes at once. */
  jobDataVersion: number
  /** The refresh or first build that is running. */
  pendingRefresh: Promise<void> | undefined
  isRebuilding: boolean
}

const indexes = new WeakMap<QueryExecutor, IndexState>()

/**
 * The index of a database's jobs. It holds what this process wrote, and what others wrote up to a second or two ago. The first call waits
 * until it is built, which takes some seconds for a million jobs. Where it has to be built anew, because too much was written, searches
 * use the old index until the new one is ready.
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
      // The refresh that is running may have begun before the write that this search has to see.
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

/** Builds the index anew beside the searches. If that fails, the next refresh starts it again. */
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
