import type { Queue } from 'pg-boss'

/** A queue of pg-boss with its rules. Jobs hold ids alone: what they are about is read when they are run. */
export type JobQueue = Omit<Queue, 'deadLetter'> & {
  /** Whether what failed for good is kept among the dead letters, which it is unless told. */
  hasDeadLetters?: boolean
}

const month = 30 * 24 * 3600

/** What failed for good: `npm run ops -- queues list` shows it, `queues retry` tries it again. */
export const deadLetterQueue: JobQueue = {
  name: 'dead-letters',
  retentionSeconds: month,
  deleteAfterSeconds: month,
  retryLimit: 0,
  hasDeadLetters: false,
}

/** Answered by pg-boss for every queue that this process does not name otherwise. */
export const queueDefaults = {
  policy: 'standard',
  /** Workers are woken by `NOTIFY` and ask only rarely. */
  notify: true,
  /** Finished jobs say nothing that the rows they were about do not say. */
  deleteAfterSeconds: 3600,
} as const satisfies Partial<Queue>
