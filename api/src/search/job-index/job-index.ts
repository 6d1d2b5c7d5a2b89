import { readCatalogueVersion } from '../../platform/cache/query-cache.ts'
import type { Queries } from '../../platform/database/database.ts'
import { type Bits, countBits, listBits } from './bitmap.ts'
import { readChanges, readLastChange } from './job-changes.ts'
import { createColumns, type JobColumns } from './job-columns.ts'
import { type Compare, type Ordering, orderByNumber, reorder } from './ordering.ts'
import { readJobs, readOpenJobs } from './read-jobs.ts'

/**
 * All open jobs as a search looks at them, in the memory of this process: who is where, which options each answers to, and two orders.
 * Made of the database when first asked for, and following it from then on; nothing lives here that the database cannot give.
 */
export type JobIndex = {
  db: Queries
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

const followEvery = 1_000
// Nobody waits for the next look at the changes, unless the last one is this long ago.
const tooOld = 5_000

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

const load = async (db: Queries): Promise<JobIndex> => {
  const lastChange = await readLastChange(db)
  const columns = createColumns()
  await readOpenJobs(db, (job) => {
    if (job.validThrough > Date.now()) columns.put(job, false)
  })
  const open = columns.open()
  // Read by their ids, they have their slots in the same order; of equals the last comes first.
  const slots = listBits(open, countBits(open)).reverse()
  const { rankAt, pay } = columns.columns
  const index: JobIndex = {
    db,
    columns,
    newest: orderByNumber(slots, columns.capacity(), rankAt),
    bestPaid: orderByNumber(slots, columns.capacity(), pay.map(statedPay)),
    version: nextVersion(),
    writtenIn: 0,
    blockWrittenIn: [],
    nextExpiry: 0,
    lastChange,
  }
  letExpire(index)
  return index
}

/** Takes out what is past its last day, before the sweep closes it. */
const letExpire = (index: JobIndex): void => {
  const now = Date.now()
  if (now < index.nextExpiry) return
  const { columns } = index
  const { validThrough } = columns.columns
  let next = Number.POSITIVE_INFINITY
  const open: Bits = columns.open()
  for (const slot of listBits(open, countBits(open))) {
    const end = validThrough[slot] as number
    if (end <= now) columns.remove(columns.idOf(slot))
    else if (end < next) next = end
  }
  // To look takes some milliseconds a million jobs.
  index.nextExpiry = Math.max(next, now + followEvery)
  index.version = nextVersion()
}

/** Brings the index up to date with the database; false where so much was written that all must be read anew. */
const follow = async (index: JobIndex): Promise<boolean> => {
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
    const slot = columns.put(job)
    written.add(slot)
    columns.columns.writtenIn[slot] = index.version
    index.blockWrittenIn[Math.floor(slot / columns.blockSize)] = index.version
    index.nextExpiry = Math.min(index.nextExpiry, job.validThrough)
  }
  if (written.size > 0) {
    // What was taken out stays in the orders: no set of matches holds it.
    index.newest = reorder(index.newest, written, columns.capacity(), compareNewest(columns))
    index.bestPaid = reorder(index.bestPaid, written, columns.capacity(), compareBestPaid(columns))
    index.writtenIn = index.version
  }
  index.lastChange = changes.last
  return true
}

type Kept = {
  index: JobIndex | undefined
  followedAt: number
  /** This process's own writes are seen at once. */
  catalogueVersion: number
  /** A look at the changes, or the first reading. */
  atWork: Promise<void> | undefined
  isBeingMadeAnew: boolean
}

const indexes = new WeakMap<Queries, Kept>()

/**
 * The index of a database's jobs, as they were a moment ago: what this process wrote is in it, what others wrote is within a second or
 * two. The first call waits until it is made, which takes some seconds a million jobs. Where it must be made anew, because more was
 * written than can be followed, searches go on as they were until it is.
 */
export const jobIndexOf = async (db: Queries): Promise<JobIndex> => {
  let kept = indexes.get(db)
  if (!kept) {
    kept = { index: undefined, followedAt: 0, catalogueVersion: 0, atWork: undefined, isBeingMadeAnew: false }
    indexes.set(db, kept)
  }
  if (!kept.isBeingMadeAnew) {
    const age = Date.now() - kept.followedAt
    const isOutdated = () => kept.catalogueVersion !== readCatalogueVersion() || age > tooOld
    if (kept.index === undefined || isOutdated()) {
      // What was at work may have begun before the write that is to be seen.
      if (kept.atWork) await kept.atWork.catch(() => undefined)
      if (kept.index === undefined || isOutdated()) await renew(db, kept)
    } else if (age > followEvery) renew(db, kept).catch(() => undefined)
  }
  const index = kept.index as unknown as JobIndex
  letExpire(index)
  return index
}

const renew = (db: Queries, kept: Kept): Promise<void> => {
  kept.atWork ??= bringUpToDate(db, kept).finally(() => {
    kept.atWork = undefined
  })
  return kept.atWork
}

const bringUpToDate = async (db: Queries, kept: Kept): Promise<void> => {
  const begun = { followedAt: Date.now(), catalogueVersion: readCatalogueVersion() }
  if (kept.index === undefined) kept.index = await load(db)
  else if (!(await follow(kept.index))) return makeAnew(db, kept)
  Object.assign(kept, begun)
}

/** Beside the searches. Where it fails, the next look at the changes begins it again. */
const makeAnew = (db: Queries, kept: Kept): void => {
  const begun = { followedAt: Date.now(), catalogueVersion: readCatalogueVersion() }
  kept.isBeingMadeAnew = true
  load(db)
    .then(
      (index) => {
        Object.assign(kept, begun, { index })
      },
      () => undefined,
    )
    .finally(() => {
      kept.isBeingMadeAnew = false
    })
}
