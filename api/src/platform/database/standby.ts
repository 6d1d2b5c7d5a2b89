import {
  type DatabaseReader,
  isDatabaseUnavailable,
  openPostgresReader,
  type PeriodicTask,
  startPeriodicTask,
} from '@jobspan/kit-server'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database, QueryExecutor } from './database.ts'
import { type LogPosition, parseLogPosition, readCurrentPosition } from './log-position.ts'
import { createStandbyState, type StandbyState } from './standby-state.ts'

const pollIntervalMs = 250

/** From where on a standby may answer: it has replayed the log up to there. `any`: as it is; `primary`: not at all. */
export type ReadsAfter = LogPosition | 'any' | 'primary'

/** Why a read went where it went. */
type ReadReason = StandbyState | 'not_replayed' | 'failed'

type Observer = { log: FastifyBaseLogger; metrics: Registry }

export type Standby = {
  /** Where a read goes now: null for the primary. Counts it. */
  choose: (after: ReadsAfter) => QueryExecutor | null
  /** A read failed here and goes to the primary; the next ones too, until the standby answers again. */
  noteFailure: (error: unknown) => void
  close: () => Promise<void>
}

const standbys = new WeakMap<QueryExecutor, Standby>()

/** The standby of a primary; undefined where there is none. */
export const standbyOf = (primary: QueryExecutor): Standby | undefined => standbys.get(primary)

/** A standby refuses what writes (25006): a mistake of ours, which the primary can serve all the same. */
const isReadOnlyRefusal = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === '25006' || (cause !== undefined && isReadOnlyRefusal(cause))
}

/**
 * A table, column or function that is not there (class 42): the change of the schema that this release began with has not come there yet. Where it is
 * a mistake of ours, the primary says the same.
 */
const isSchemaBehind = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return ['42P01', '42703', '42883', '42704'].includes(String(code)) || (cause !== undefined && isSchemaBehind(cause))
}

/** A query that took longer than the pool waits; the driver gives it no code. */
const isTimeout = (error: unknown): boolean => {
  const { message, cause } = (error ?? {}) as { message?: unknown; cause?: unknown }
  return message === 'Query read timeout' || (cause !== undefined && isTimeout(cause))
}

/**
 * Reads from the standby of `primary` where there is one that may answer, else from the primary. A read that fails there because the standby is
 * down, late or in a conflict with what it replays is done again on the primary, so `read` must be safe to repeat.
 */
export const readFromStandby = async <Result>(
  primary: QueryExecutor,
  after: ReadsAfter,
  read: (db: QueryExecutor) => Promise<Result>,
): Promise<Result> => {
  const standby = standbys.get(primary)
  const reader = standby?.choose(after) ?? null
  if (!standby || !reader) return read(primary)
  try {
    return await read(reader)
  } catch (error) {
    if (isSchemaBehind(error)) return read(primary)
    if (!isDatabaseUnavailable(error) && !isReadOnlyRefusal(error) && !isTimeout(error)) throw error
    standby.noteFailure(error)
    return read(primary)
  }
}

/** Opens the standby of `primary` and watches how far behind it is. One that is down at the start is used when it comes. */
export const openStandby = (url: string, primary: Database, observer: Observer): Standby => {
  const reader = openPostgresReader(url, 'api')
  const state = createStandbyState()
  const { reads } = createMetrics(observer.metrics, state)
  const report = createReporter(observer.log)
  const poll: PeriodicTask = {
    name: 'watch-standby',
    intervalMs: pollIntervalMs,
    run: async () => {
      await pollOnce(primary, reader, state)
      report(state.state(performance.now()), state.lagMs(performance.now()))
    },
  }
  const polling = startPeriodicTask(poll, observer.log)
  const choose = (after: ReadsAfter): ReadReason => {
    if (after === 'primary') return 'not_replayed'
    const now = state.state(performance.now())
    return now === 'usable' && after !== 'any' && !state.hasReplayed(after) ? 'not_replayed' : now
  }
  const standby: Standby = {
    choose: (after) => {
      const reason = choose(after)
      reads.inc({ from: reason === 'usable' ? 'standby' : 'primary', reason })
      return reason === 'usable' ? reader.db : null
    },
    noteFailure: (error) => {
      reads.inc({ from: 'primary', reason: 'failed' })
      observer.log.warn({ err: error }, 'a read of the standby failed and goes to the primary')
      if (!isReadOnlyRefusal(error)) state.noteStandby(null)
    },
    close: async () => {
      standbys.delete(primary)
      await polling.stop()
      await reader.close()
    },
  }
  standbys.set(primary, standby)
  return standby
}

/** Asks both how far they are. The primary is asked first: what the standby says after that is compared with something older. */
const pollOnce = async (
  primary: Database,
  { db }: DatabaseReader,
  state: ReturnType<typeof createStandbyState>,
): Promise<void> => {
  const at = performance.now()
  // A primary that is down does not make its standby worse.
  await readCurrentPosition(primary).then(
    (position) => state.notePrimary(position, at),
    () => undefined,
  )
  const replayed = await readReplayed(db).catch(() => null)
  state.noteStandby(replayed)
}

/** How far a standby has replayed the log; null of a server that is none: a promoted one goes its own way. */
const readReplayed = async (db: QueryExecutor): Promise<LogPosition | null> => {
  const { rows } = await db.execute(
    sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position`,
  )
  const position = rows[0]?.position
  return typeof position === 'string' ? parseLogPosition(position) : null
}

const createMetrics = (metrics: Registry, state: ReturnType<typeof createStandbyState>) => {
  new Gauge({
    name: 'database_standby_usable',
    help: '1 while the standby may answer',
    registers: [metrics],
    collect() {
      this.set(Number(state.state(performance.now()) === 'usable'))
    },
  })
  new Gauge({
    name: 'database_standby_lag_seconds',
    help: 'How far the standby is behind; infinite while it does not answer',
    registers: [metrics],
    collect() {
      this.set(state.lagMs(performance.now()) / 1000)
    },
  })
  const reads = new Counter({
    name: 'database_reads_total',
    help: 'Reads that a standby may answer, by who answered and why',
    labelNames: ['from', 'reason'] as const,
    registers: [metrics],
  })
  return { reads }
}

/** One line when the state changes, not one for each read. */
const createReporter = (log: FastifyBaseLogger) => {
  let last: StandbyState | undefined
  return (state: StandbyState, lagMs: number): void => {
    if (state === last) return
    last = state
    if (state === 'usable') log.info('the standby answers reads')
    else
      log.warn({ standby: state, ...(state === 'behind' && { lagMs: Math.round(lagMs) }) }, 'reads go to the primary')
  }
}
