import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { deadLetterQueue } from './job-queue.ts'
import { openQueues } from './open-queues.ts'
import { isInstalled } from './queue-metrics.ts'

type DeadLetters = { queue: string; count: number; error: string | null; last_at: string }

/** What failed for good, by the queue that it was in. Errors are those of this program: jobs hold ids alone. */
export const listDeadLetters = async (db: Pick<Database, 'execute'>): Promise<DeadLetters[]> => {
  if (!(await isInstalled(db))) return []
  const { rows } = await db.execute(sql`
    select source_name as queue, count(*)::int as count, max(created_on) as last_at,
      (array_agg(source_output ->> 'message' order by created_on desc))[1] as error
    from pgboss.job where name = ${deadLetterQueue.name} and state < 'active' group by source_name order by source_name`)
  return (rows as (DeadLetters & { last_at: string })[]).map((row) => ({
    ...row,
    last_at: new Date(row.last_at).toISOString(),
  }))
}

/** Puts what failed for good back into its queues; gives how many there were. */
export const retryDeadLetters = async (app: FastifyInstance): Promise<number> => {
  const { boss, close } = await openQueues(app.connection, app.log, { queues: [], isPassive: true })
  try {
    // Where order is kept, one that failed keeps back what comes after it, itself too.
    await app.connection.db.execute(sql`
      delete from pgboss.job where state = 'failed' and dead_letter = ${deadLetterQueue.name}`)
    return await boss.redrive(deadLetterQueue.name)
  } finally {
    await close()
  }
}
