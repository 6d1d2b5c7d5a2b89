import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'

/** What a queue has: jobs that are ready or wait for their time, that are under way, and that failed for good (in `dead-letters`: all that is queued). */
type QueueCounts = { name: string; queued: number; ready: number; active: number; failed: number }

/** Whether pg-boss is there: a reader may be here before the release that installs it. */
export const isInstalled = async (db: Pick<Database, 'execute'>): Promise<boolean> => {
  const { rows } = await db.execute(sql`select to_regclass('pgboss.queue') is not null as is_there`)
  return rows[0]?.is_there === true
}

/** As of the last half minute, which is how often pg-boss counts. */
export const readQueues = async (db: Pick<Database, 'execute'>): Promise<QueueCounts[]> => {
  if (!(await isInstalled(db))) return []
  const { rows } = await db.execute(sql`
    select name, queued_count as queued, ready_count as ready, active_count as active, failed_count as failed
    from pgboss.queue where left(name, 2) <> '__' order by name`)
  return rows as QueueCounts[]
}

export const registerQueueMetrics = (metrics: Registry, db: Database): void => {
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs by queue and state; in dead-letters is what was tried for the last time',
    labelNames: ['queue', 'state'] as const,
    registers: [metrics],
    async collect() {
      this.reset()
      for (const { name: queue, ...counts } of await readQueues(db))
        for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count)
    },
  })
}
