import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss } from 'pg-boss'
import type { JobQueue } from './job-queue.ts'
import { workJobs } from './work-jobs.ts'

/** Work that one of all replicas does at a time. */
export type ScheduledTask = {
  name: string
  /** In UTC, to the minute. */
  cron: string
  /** Within that minute so often, where a minute is too long. */
  intervalSeconds?: number
  run: () => Promise<unknown>
}

type TaskJob = { task: string }

/** A task waits once and runs once at a time, whoever asks for it. One that failed is not tried again before its next time. */
export const taskQueue: JobQueue = {
  name: 'scheduled-tasks',
  policy: 'stately',
  retryLimit: 0,
  expireInSeconds: 3600,
  // Of a process that died, it is free again in a minute or two, however long it may take.
  heartbeatSeconds: 30,
  hasDeadLetters: false,
}

/** Of one process; the tasks with an interval hold theirs for a minute each. */
const concurrency = 6

/** Runs the tasks: now, unless another replica does, and whenever their time comes. */
export const workScheduledTasks = async (boss: PgBoss, tasks: readonly ScheduledTask[], log: FastifyBaseLogger) => {
  const stopping = new AbortController()
  const byName = new Map(tasks.map((task) => [task.name, task]))
  await workJobs<TaskJob>(boss, taskQueue.name, { concurrency, pollSeconds: 30 }, async (job) => {
    const task = byName.get(job.task)
    // One of another release, whose processes run it.
    if (!task) return
    try {
      await repeat(task, stopping.signal)
    } catch (error) {
      log.warn({ err: error, task: task.name }, 'background task failed')
      throw error
    }
  })
  for (const { name, cron } of tasks) {
    const options = { singletonKey: name }
    await boss.schedule(taskQueue.name, cron, { task: name }, { ...options, key: name, missed: 'once' })
    await boss.send(taskQueue.name, { task: name }, options)
  }
  return { stop: () => stopping.abort() }
}

const repeat = async ({ run, intervalSeconds }: ScheduledTask, signal: AbortSignal): Promise<void> => {
  await run()
  if (intervalSeconds === undefined) return
  for (let seconds = intervalSeconds; seconds < 60 && !signal.aborted; seconds += intervalSeconds) {
    await wait(intervalSeconds * 1000, undefined, { signal }).catch(() => undefined)
    if (!signal.aborted) await run()
  }
}
