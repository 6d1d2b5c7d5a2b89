import { eq, sql } from 'drizzle-orm'
import { jobs } from '../../jobs/tables.ts'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { readChanges, readLastChange } from '../job-index/job-changes.ts'
import definition from './index-definition.json' with { type: 'json' }
import { type JobDocument, readDocuments, readOpenDocuments } from './job-documents.ts'
import { isRebuilding } from './rebuild-lock.ts'
import type { SearchEngine } from './search-engine.ts'

/**
 * Of `index-definition.json`; each release with other fields has a greater one. It stands in each index, so that processes of two releases know which of
 * them goes on: an index of another version takes no documents of this one. Indexes that were built before there were versions have none.
 */
export const indexVersion = 1

const batchSize = 1_000

/** Who feeds the index that answers holds it, and who deletes one: a write into a deleted index would make it again. Any number that no other advisory lock has. */
export const feedLock = 7_203_941

export type IndexShape = { shards: number; replicas: number }

/** What an index holds: all changes up to one. It stands in the index itself, so that any process can go on. */
type Position = { lastChange: number }

const putPosition = async ({ client }: SearchEngine, index: string, { lastChange }: Position) => {
  await client.indices.putMapping({ index, body: { _meta: { last_change: lastChange, version: indexVersion } } })
}

type FedIndex = {
  index: string
  /** The last change that it holds. */
  lastChange: number
  /** The `indexVersion` of the release that built it. */
  version: number
}

/** The index that searches ask; null before the first one is built. */
export const readFedIndex = async ({ client, alias }: SearchEngine): Promise<FedIndex | null> => {
  const { body: exists } = await client.indices.existsAlias({ name: alias })
  if (!exists) return null
  const { body } = await client.indices.getMapping({ index: alias })
  type Meta = { last_change?: number; version?: number }
  const [entry] = Object.entries(body as Record<string, { mappings: { _meta?: Meta } }>)
  if (!entry) return null
  const [index, { mappings }] = entry
  const { last_change: lastChange = 0, version = 0 } = mappings._meta ?? {}
  return { index, lastChange, version }
}

/** An operation of a bulk request: the document of an open job, or the id of one that is not. `version`: the change that it is of. */
type Write = { id: number; document: JobDocument | null; version: number }

const conflict = 409
const notFound = 404

const writeAll = async ({ client }: SearchEngine, index: string, writes: readonly Write[]): Promise<void> => {
  for (let start = 0; start < writes.length; start += batchSize) {
    const batch = writes.slice(start, start + batchSize)
    const operations = batch.flatMap(({ id, document, version }): object[] => {
      const target = { _index: index, _id: String(id), version, version_type: 'external_gte' }
      return document ? [{ index: target }, document] : [{ delete: target }]
    })
    // Of each item only how it went: all else that the engine says of a thousand jobs is more than they are.
    const filterPath = ['items.*.status', 'items.*._id', 'items.*.error.type', 'items.*.error.reason']
    const { body } = await client.bulk(
      { body: operations as never[], filter_path: filterPath },
      { requestTimeout: 60_000 },
    )
    // A later change was written before, or the job was never there: what this write says is known already.
    const failed = body.items
      .map((item) => Object.values(item)[0])
      .find((item) => item && item.status >= 300 && item.status !== conflict && item.status !== notFound)
    if (failed) throw new Error(`OpenSearch did not take job ${failed._id}: ${JSON.stringify(failed.error)}`)
  }
}

/** For what takes long on a busy node, and would be refused if it were asked for again: the index would be there already. */
const once = { requestTimeout: 120_000, maxRetries: 0 }

/** Versions begin at 1, also where no job was ever written. */
const versionOf = (change: number): number => Math.max(1, change)

/** How many of the open jobs are written. */
export type Progress = (written: number, of: number) => void
export type Warn = (message: string) => void

// The node goes on beside searches: changes that wait for the new index are forgotten after an hour.
const mergeTimeoutMs = 600_000

/** Makes one segment of the many that were written: a search takes a third less then, and the files a third of the room. It only saves work, so that no failure matters. */
const mergeSegments = async ({ client }: SearchEngine, index: string, warn: Warn): Promise<void> => {
  try {
    await client.indices.forcemerge({ index, max_num_segments: 1 }, { requestTimeout: mergeTimeoutMs, maxRetries: 0 })
  } catch (error) {
    warn(
      `OpenSearch has not merged ${index} into one segment; searches take longer until it has (${String(error)}). If it refuses to, give the user of OPENSEARCH_URL the right to _forcemerge.`,
    )
  }
}

const makeSearchable = async ({ client }: SearchEngine, index: string, replicas: number): Promise<void> => {
  const settings = {
    number_of_replicas: replicas,
    refresh_interval: definition.settings.index.refresh_interval,
    translog: { durability: 'request' },
  }
  await client.indices.putSettings({ index, body: { index: settings } as never })
  await client.indices.flush({ index }, once)
  await client.indices.refresh({ index }, once)
}

/**
 * Builds a new index of all open jobs beside the one that searches ask, applies what changed meanwhile, and lets searches ask the new one.
 * The former one is deleted unless it is to be kept for going back. Within {@link withRebuildLock}.
 */
export const rebuildIndex = async (
  db: Database,
  engine: SearchEngine,
  {
    shards,
    replicas,
    keepsFormer = false,
    onProgress = () => undefined,
    warn = () => undefined,
  }: IndexShape & { keepsFormer?: boolean; onProgress?: Progress; warn?: Warn },
): Promise<string> => {
  const { client, alias } = engine
  const index = `${alias}-${Date.now()}`
  const begun = await readLastChange(db)
  const settings = {
    ...definition.settings.index,
    number_of_shards: shards,
    number_of_replicas: 0,
    refresh_interval: '-1',
    // What is half built is thrown away, so that it need not be safe yet.
    translog: { durability: 'async' },
  }
  await client.indices.create(
    { index, body: { settings: { index: settings }, mappings: definition.mappings } as never },
    once,
  )
  try {
    await putPosition(engine, index, { lastChange: begun })
    await writeOpenJobs(db, engine, { index, lastChange: begun }, onProgress)
    await mergeSegments(engine, index, warn)
    await makeSearchable(engine, index, replicas)
  } catch (error) {
    // What is half built is of no use; if the engine is away, it stays, and an operator deletes it.
    await client.indices.delete({ index }).catch(() => undefined)
    throw error
  }
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${feedLock})`)
    await switchTo(engine, index, keepsFormer)
  })
  return index
}

// Changes are forgotten after an hour, and a rebuild may take longer.
const batchesPerCatchUp = 100

// While one is analysed the next is on its way.
const maxWritesAtOnce = 2

/** Writes batches several at a time; `done` waits for all of them, whatever became of them. */
const createWriter = (engine: SearchEngine, index: string) => {
  const pending: Promise<void>[] = []
  const takeFirst = async () => pending.shift()
  return {
    write: async (writes: readonly Write[]) => {
      if (pending.length >= maxWritesAtOnce) await takeFirst()
      const written = writeAll(engine, index, writes)
      // It is told of when it is waited for.
      written.catch(() => undefined)
      pending.push(written)
    },
    finish: async () => {
      while (pending.length > 0) await takeFirst()
    },
    done: () => Promise.allSettled(pending),
  }
}

const countOpenJobs = (db: QueryExecutor): Promise<number> => db.$count(jobs, eq(jobs.status, 'open'))

/** Writes every open job into an index, and what changes meanwhile; the next jobs are read while some are written. */
const writeOpenJobs = async (
  db: QueryExecutor,
  engine: SearchEngine,
  { index, lastChange: begun }: { index: string } & Position,
  onProgress: Progress,
): Promise<void> => {
  const version = versionOf(begun)
  const writer = createWriter(engine, index)
  let lastChange: number | null = begun
  const catchUp = async () => {
    await writer.finish()
    // Where it is too far behind already, it is built anew after it answers.
    if (lastChange !== null) lastChange = await applyChanges(db, engine, { index, lastChange })
  }
  const openJobs = await countOpenJobs(db)
  let written = 0
  let next = readOpenDocuments(db, 0, batchSize)
  try {
    for (let batch = 1; ; batch += 1) {
      const documents = await next
      const last = documents.at(-1)
      if (!last) return await catchUp()
      next = readOpenDocuments(db, last.id, batchSize)
      // Whatever fails first is told; a reading that nobody waits for any more fails unheard.
      next.catch(() => undefined)
      await writer.write(documents.map((document) => ({ id: document.id, document, version })))
      if (batch % batchesPerCatchUp === 0) await catchUp()
      written += documents.length
      onProgress(written, Math.max(written, openJobs))
    }
  } finally {
    // A write that comes after a failed index was deleted would make it again.
    await writer.done()
  }
}

/** Lets searches ask this index from now on, all at once. */
const switchTo = async ({ client, alias }: SearchEngine, index: string, keepsFormer: boolean): Promise<void> => {
  const { body: exists } = await client.indices.existsAlias({ name: alias })
  const former = exists ? Object.keys((await client.indices.getAlias({ name: alias })).body) : []
  await client.indices.updateAliases({
    body: {
      actions: [...former.map((name) => ({ remove: { index: name, alias } })), { add: { index, alias } }],
    },
  })
  if (!keepsFormer && former.length > 0) await client.indices.delete({ index: former.join(',') })
}

/** Writes what changed since, and gives the number of the last change; null where that is too much or forgotten, and all has to be read again. */
export const applyChanges = async (
  db: QueryExecutor,
  engine: SearchEngine,
  { index, lastChange }: { index: string } & Position,
): Promise<number | null> => {
  const changes = await readChanges(db, lastChange)
  if (changes === null) return null
  if (changes.ids.length === 0) return lastChange
  for (let start = 0; start < changes.ids.length; start += batchSize) {
    const ids = changes.ids.slice(start, start + batchSize)
    const open = new Map((await readDocuments(db, ids)).map((document) => [document.id, document]))
    const version = versionOf(changes.last)
    await writeAll(
      engine,
      index,
      ids.map((id) => ({ id, document: open.get(id) ?? null, version })),
    )
  }
  await putPosition(engine, index, { lastChange: changes.last })
  return changes.last
}

/** An index that is being built, with how many of the open jobs it holds. */
type Building = { index: string; jobs: number; openJobs: number }

/** The index that a process builds now; null where none does. */
const readBuilding = async (db: QueryExecutor, { client, alias }: SearchEngine, fed: FedIndex | null) => {
  if (!(await isRebuilding(db))) return null
  const { body } = await client.indices.stats({ index: `${alias}-*`, metric: 'indexing' })
  // Their names end with the time. Before it answers, an index does not count what was written into it; its shards do.
  const [newest] = Object.entries(body.indices ?? {})
    .filter(([index]) => fed === null || index > fed.index)
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
  if (!newest) return null
  const [index, { primaries }] = newest
  const openJobs = await countOpenJobs(db)
  return { index, jobs: Math.min(openJobs, primaries?.indexing?.index_total ?? 0), openJobs }
}

export type FeedStatus = {
  index: string | null
  jobs: number
  lastChange: number
  behind: number
  building: Building | null
}

/** How far the index is: `behind` says how many changes it lacks; and the one that is built to take its place. */
export const readFeedStatus = async (db: QueryExecutor, engine: SearchEngine): Promise<FeedStatus> => {
  const fed = await readFedIndex(engine)
  const newest = await readLastChange(db)
  const building = await readBuilding(db, engine, fed)
  if (fed === null) return { index: null, jobs: 0, lastChange: 0, behind: newest, building }
  const { body } = await engine.client.count({ index: fed.index })
  return { index: fed.index, jobs: body.count, lastChange: fed.lastChange, behind: newest - fed.lastChange, building }
}
