import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { readChanges, readLastChange } from '../job-index/job-changes.ts'
import { type JobDocument, readDocuments, readOpenDocuments } from './job-documents.ts'
import type { SearchEngine } from './search-engine.ts'

/** The settings and the fields of an index, as the engine takes them. */
const definition = JSON.parse(readFileSync(new URL('./index-definition.json', import.meta.url), 'utf8')) as {
  settings: { index: Record<string, unknown> }
  mappings: Record<string, unknown>
}

const batchSize = 1_000

/** Who feeds the index that answers holds it, and who deletes one: a write into a deleted index would make it again. Any number that no other advisory lock has. */
export const feedLock = 7_203_941

export type IndexShape = { shards: number; replicas: number }

/** What an index holds: all changes up to one. It stands in the index itself, so that any process can go on. */
type Position = { lastChange: number }

const putPosition = async ({ client }: SearchEngine, index: string, { lastChange }: Position) => {
  await client.indices.putMapping({ index, body: { _meta: { last_change: lastChange } } })
}

/** The index that searches ask, and the last change that it holds; null before the first one is built. */
export const readFedIndex = async ({
  client,
  alias,
}: SearchEngine): Promise<{ index: string; lastChange: number } | null> => {
  const { body: exists } = await client.indices.existsAlias({ name: alias })
  if (!exists) return null
  const { body } = await client.indices.getMapping({ index: alias })
  const [entry] = Object.entries(body as Record<string, { mappings: { _meta?: { last_change?: number } } }>)
  return entry ? { index: entry[0], lastChange: entry[1].mappings._meta?.last_change ?? 0 } : null
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
    const { body } = await client.bulk({ body: operations as never[] }, { requestTimeout: 60_000 })
    // A later change was written before, or the job was never there: what this write says is known already.
    const failed = body.items
      .map((item) => Object.values(item)[0])
      .find((item) => item && item.status >= 300 && item.status !== conflict && item.status !== notFound)
    if (failed) throw new Error(`OpenSearch did not take job ${failed._id}: ${JSON.stringify(failed.error)}`)
  }
}

/** Versions begin at 1, also where no job was ever written. */
const versionOf = (change: number): number => Math.max(1, change)

export type Progress = (written: number) => void

/**
 * Builds a new index of all open jobs beside the one that searches ask, applies what changed meanwhile, and lets searches ask the new one.
 * The former one is deleted unless it is to be kept for going back.
 */
export const rebuildIndex = async (
  db: Database,
  engine: SearchEngine,
  {
    shards,
    replicas,
    keepsFormer = false,
    onProgress = () => undefined,
  }: IndexShape & { keepsFormer?: boolean; onProgress?: Progress },
): Promise<string> => {
  const { client, alias } = engine
  const index = `${alias}-${Date.now()}`
  const begun = await readLastChange(db)
  await client.indices.create({
    index,
    body: {
      settings: {
        index: {
          ...definition.settings.index,
          number_of_shards: shards,
          number_of_replicas: 0,
          refresh_interval: '-1',
        },
      },
      mappings: definition.mappings,
    } as never,
  })
  try {
    await putPosition(engine, index, { lastChange: begun })
    await writeOpenJobs(db, engine, { index, lastChange: begun }, onProgress)
  } catch (error) {
    // What is half built is of no use; if the engine is away, it stays, and an operator deletes it.
    await client.indices.delete({ index }).catch(() => undefined)
    throw error
  }
  await client.indices.putSettings({
    index,
    body: {
      index: { number_of_replicas: replicas, refresh_interval: definition.settings.index.refresh_interval },
    } as never,
  })
  await client.indices.refresh({ index })
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${feedLock})`)
    await switchTo(engine, index, keepsFormer)
  })
  return index
}

// Changes are forgotten after an hour, and a rebuild may take longer.
const batchesPerCatchUp = 100

/** Writes every open job into an index, and what changes meanwhile; the next jobs are read while some are written. */
const writeOpenJobs = async (
  db: QueryExecutor,
  engine: SearchEngine,
  { index, lastChange: begun }: { index: string } & Position,
  onProgress: Progress,
): Promise<void> => {
  const version = versionOf(begun)
  let lastChange: number | null = begun
  const catchUp = async () => {
    // Where it is too far behind already, it is built anew after it answers.
    if (lastChange !== null) lastChange = await applyChanges(db, engine, { index, lastChange })
  }
  let written = 0
  let next = readOpenDocuments(db, 0, batchSize)
  for (let batch = 1; ; batch += 1) {
    const documents = await next
    const last = documents.at(-1)
    if (!last) return catchUp()
    next = readOpenDocuments(db, last.id, batchSize)
    // Whatever fails first is told; a reading that nobody waits for any more fails unheard.
    next.catch(() => undefined)
    await writeAll(
      engine,
      index,
      documents.map((document) => ({ id: document.id, document, version })),
    )
    if (batch % batchesPerCatchUp === 0) await catchUp()
    written += documents.length
    onProgress(written)
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

export type FeedStatus = { index: string | null; jobs: number; lastChange: number; behind: number }

/** How far the index is: `behind` says how many changes it lacks. */
export const readFeedStatus = async (db: QueryExecutor, engine: SearchEngine): Promise<FeedStatus> => {
  const fed = await readFedIndex(engine)
  const newest = await readLastChange(db)
  if (fed === null) return { index: null, jobs: 0, lastChange: 0, behind: newest }
  const { body } = await engine.client.count({ index: fed.index })
  return { index: fed.index, jobs: body.count, lastChange: fed.lastChange, behind: newest - fed.lastChange }
}
