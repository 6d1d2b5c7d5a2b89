import type { Job, JobResult, PgBoss } from 'pg-boss'

type Options = {
  /** How many jobs this process does at once, each taken by a worker of its own. */
  concurrency?: number
  /** Seconds between looks for jobs whose time has come; a new one is announced. */
  pollSeconds: number
}

/**
 * Has this process do the jobs of a queue. A worker that has done one looks for the next at once: pg-boss would have it wait for its next look,
 * also where many wait.
 */
export const workJobs = async <Data>(
  boss: PgBoss,
  queue: string,
  { concurrency = 1, pollSeconds }: Options,
  run: (data: Data) => Promise<void>,
): Promise<void> => {
  for (let worker = 0; worker < concurrency; worker += 1) {
    const options = { notifyPollingIntervalSeconds: pollSeconds, pollingIntervalSeconds: Math.min(pollSeconds, 2) }
    const id: string = await boss.work<Data>(queue, options, async ([job]) => {
      try {
        if (job) await run(job.data)
      } finally {
        boss.notifyWorker(id)
      }
    })
  }
}

type BatchOptions = {
  batchSize: number
  pollSeconds: number
  /** Whether a job may be kept back by one of the batch: then the next look is at once after it. Nobody announces such a job again. */
  isOrdered?: boolean
}

/** {@link workJobs} for jobs that are taken in batches and end each in their own way. */
export const workBatches = async <Data>(
  boss: PgBoss,
  queue: string,
  { batchSize, pollSeconds, isOrdered = false }: BatchOptions,
  run: (jobs: readonly Job<Data>[]) => Promise<JobResult[]>,
): Promise<void> => {
  const options = {
    batchSize,
    burstWhenBatchFull: true,
    perJobResults: true,
    notifyPollingIntervalSeconds: pollSeconds,
  } as const
  const worker: string = await boss.work<Data, void, typeof options>(queue, options, (jobs) => {
    if (isOrdered) boss.notifyWorker(worker)
    return run(jobs)
  })
}
