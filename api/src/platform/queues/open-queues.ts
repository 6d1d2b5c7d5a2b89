import type { DatabaseConnection } from '@jobspan/kit-server'
import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import { deadLetterQueue, type JobQueue, queueDefaults } from './job-queue.ts'
import { onConnection, poolOf, toQueueDatabase } from './queue-database.ts'

/** Seconds between looks for jobs whose time has come, such as retries: a new job is announced, and begins at once. */
export const idlePollSeconds = 10
/** Time for jobs under way to end when the process stops; they begin again elsewhere after it. */
const stopTimeoutMs = 20_000

type Options = Pick<DatabaseConnection, 'db' | 'listen'>

/** Whoever installs holds it. The number names it and nothing else. */
const installLock = 72_150_926

/** Brings pg-boss's own schema up to date; processes that start together do so one after the other. */
export const installQueues = async ({ db }: Options): Promise<void> => {
  const client = await poolOf(db).connect()
  try {
    // A schema of millions of jobs takes longer to change than a request may.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [installLock])
    const boss = new PgBoss({
      db: onConnection(client),
      supervise: false,
      schedule: false,
      registerInstance: false,
    })
    await boss.start()
    await boss.stop({ graceful: false, close: false })
  } finally {
    // With its connection the lock ends, and a transaction that failed half-way.
    client.release(true)
  }
}

/**
 * Opens the queues of this process: it may put jobs in, and take jobs out by `boss.work`. One that is `passive` neither watches over jobs nor
 * starts those of schedules.
 */
export const openQueues = async (
  connection: Options,
  log: FastifyBaseLogger,
  { queues, isPassive = false }: { queues: readonly JobQueue[]; isPassive?: boolean },
): Promise<{ boss: PgBoss; close: () => Promise<void> }> => {
  const boss = new PgBoss({
    db: toQueueDatabase(connection),
    migrate: false,
    supervise: !isPassive,
    schedule: !isPassive,
    registerInstance: !isPassive,
    useListenNotify: !isPassive,
    // What a process that died had under way is found by these looks, once its time or its heartbeat is over.
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 600,
    // No job waits for another one here.
    flowIntervalSeconds: 3600,
    cronWorkerIntervalSeconds: idlePollSeconds,
    openTelemetry: { enabled: false },
  })
  boss.on('error', (error) => log.warn({ err: error }, 'a queue failed'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  await boss.start()
  for (const { name, hasDeadLetters = true, ...rules } of [deadLetterQueue, ...queues]) {
    const deadLetter = hasDeadLetters ? { deadLetter: deadLetterQueue.name } : {}
    await boss.createQueue(name, { ...queueDefaults, ...rules, ...deadLetter })
    // A queue that a former release made follows the rules of this one.
    const { policy: _policy, partition: _partition, ...changeable } = { ...queueDefaults, ...rules }
    await boss.updateQueue(name, changeable)
  }
  return { boss, close: () => boss.stop({ graceful: true, timeout: stopTimeoutMs, close: false }) }
}
