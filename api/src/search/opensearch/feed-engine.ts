import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../platform/database/database.ts'
import { readChanges } from '../job-index/job-changes.ts'
import { searchChanges } from '../tables.ts'
import { searchEngineOf, useSearchEngine } from './engine-of-database.ts'
import {
  applyChanges,
  feedLock,
  type IndexShape,
  indexVersion,
  readFedIndex,
  readFeedStatus,
  rebuildIndex,
  type Warn,
} from './job-feed.ts'
import { withRebuildLock } from './rebuild-lock.ts'
import { isEngineUnavailable, openSearchEngine, type SearchEngine } from './search-engine.ts'

/** Has the engine that the settings name answer searches, as long as the app runs. Before the routes are registered. */
export const connectSearchEngine = (app: FastifyInstance, metrics: Registry): void => {
  const { url, fallsBack } = app.settings.search
  if (url === undefined) return
  const { db } = app.connection
  const engine = openSearchEngine(url)
  useSearchEngine(db, engine, { fallsBack })
  registerMetrics(metrics, db, engine)
  app.addHook('onClose', () => engine.client.close())
}

/** Without the engine there is nothing to do: what changed is still in the database when it is back. */
const whileEngineAnswers = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!isEngineUnavailable(error)) throw error
  }
}

/** Gives the engine what changed since; of several processes one does at a time. */
export const feedEngine = async (db: Database): Promise<void> => {
  const engine = searchEngineOf(db)
  if (!engine) return
  await whileEngineAnswers(() =>
    db.transaction(async (transaction) => {
      const { rows } = await transaction.execute(sql`select pg_try_advisory_xact_lock(${feedLock}) as is_mine`)
      if (rows[0]?.is_mine !== true) return
      const fed = await readFedIndex(engine)
      // An index of another release is built anew, and then has what is written meanwhile.
      if (fed?.version === indexVersion) await applyChanges(transaction, engine, fed)
    }),
  )
}

/** For how long the oldest change after this one waits, in seconds. */
const readLagAfter = async (db: Database, lastChange: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    select coalesce(extract(epoch from now() - min(at)), 0) as lag from ${searchChanges} where id > ${lastChange}`)
  return Math.max(0, Number(rows[0]?.lag))
}

// A release that takes over feeds its index each second.
const abandonedSeconds = 300

/** One of a newer release is left to that one, as long as it is fed: after going back to this release, nobody does. */
const needsRebuild = async (db: Database, engine: SearchEngine): Promise<boolean> => {
  const fed = await readFedIndex(engine)
  if (fed === null || fed.version < indexVersion || (await readChanges(db, fed.lastChange)) === null) return true
  return fed.version > indexVersion && (await readLagAfter(db, fed.lastChange)) > abandonedSeconds
}

/**
 * Builds the index where there is none, one of a former release with other fields or one that nobody feeds, or where it lacks more than can be given to it
 * change by change; unless another process does.
 */
export const rebuildWhereNeeded = async (db: Database, options: IndexShape & { warn?: Warn }): Promise<void> => {
  const engine = searchEngineOf(db)
  if (!engine) return
  await whileEngineAnswers(async () => {
    if (!(await needsRebuild(db, engine))) return
    await withRebuildLock(db, async () => {
      // Another process may have built it a moment ago.
      if (await needsRebuild(db, engine)) await rebuildIndex(db, engine, options)
    })
  })
}

/** For how long the oldest change waits that the engine lacks, in seconds. */
export const readLagSeconds = async (db: Database, engine: SearchEngine): Promise<number> => {
  const { lastChange } = await readFeedStatus(db, engine)
  return readLagAfter(db, lastChange)
}

const registerMetrics = (metrics: Registry, db: Database, engine: SearchEngine): void => {
  new Gauge({
    name: 'search_engine_lag_seconds',
    help: 'For how long the oldest change of a job waits that OpenSearch lacks; infinite while it does not answer',
    registers: [metrics],
    async collect() {
      this.set(await readLagSeconds(db, engine).catch(() => Number.POSITIVE_INFINITY))
    },
  })
}
