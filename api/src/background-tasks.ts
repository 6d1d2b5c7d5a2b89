import { type PeriodicTask, startPeriodicTask } from '@jobspan/shared-kit/server'
import type { FastifyInstance } from 'fastify'
import { mailUnreadMessages } from './chats/mail-unread-messages.ts'
import { expirePresence } from './chats/recruiters/recruiter-repository.ts'
import { deleteOldRows } from './housekeeping.ts'
import { runJobAlerts } from './job-alerts/run-alerts.ts'
import { closeExpiredJobs, reopenEarlyClosed } from './jobs/close-expired-jobs.ts'
import { matchJobOccupations } from './jobs/match-occupations.ts'
import { outboxChannel } from './notifications/outbox.ts'
import { createOutboxWorker } from './notifications/outbox-worker.ts'
import { cleanUpFiles } from './platform/files/clean-up-files.ts'
import { fillTitles } from './profile/visibility/fill-titles.ts'
import { createIndexedJobSearch } from './search/indexed-job-search.ts'
import { getJobIndex } from './search/job-index/job-index.ts'
import { materializeRequestedWords } from './search/job-index/materialized-words.ts'
import { writeSearchMisses } from './search/search-misses.ts'
import { createWebhookSender } from './webhooks/deliver-webhooks.ts'
import { webhookChannel } from './webhooks/queue-webhook.ts'

type BackgroundTask = PeriodicTask & {
  /** A channel of `NOTIFY`: the task runs at each notification too, by this process or another. */
  channel?: string
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** What this process does besides answering requests. Each task is safe to run in every replica at once. */
const backgroundTasks = (
  app: FastifyInstance,
  { deliverMessages, deliverWebhooks }: Record<'deliverMessages' | 'deliverWebhooks', () => Promise<void>>,
): BackgroundTask[] => {
  const { db } = app.connection
  return [
    // The interval is for messages that are to be tried again.
    { name: 'deliver-outbox', intervalMs: 2 * second, channel: outboxChannel, run: deliverMessages },
    { name: 'deliver-webhooks', intervalMs: 5 * second, channel: webhookChannel, run: deliverWebhooks },
    // Without it, the first search after an hour of none would wait for all changes of that hour.
    { name: 'refresh-job-index', intervalMs: 2 * second, run: () => getJobIndex(db) },
    { name: 'close-expired-jobs', intervalMs: 30 * second, run: () => closeExpiredJobs(db) },
    { name: 'reopen-early-closed-jobs', intervalMs: 10 * minute, run: () => reopenEarlyClosed(db) },
    { name: 'match-occupations', intervalMs: minute, run: () => matchJobOccupations(db) },
    { name: 'materialize-search-words', intervalMs: 10 * second, run: () => materializeRequestedWords(db) },
    { name: 'clean-up-files', intervalMs: minute, run: () => cleanUpFiles(app) },
    { name: 'run-job-alerts', intervalMs: minute, run: () => runJobAlerts(app, createIndexedJobSearch(db)) },
    { name: 'mail-unread-messages', intervalMs: minute, run: () => mailUnreadMessages(db) },
    { name: 'write-search-misses', intervalMs: minute, run: () => writeSearchMisses(db) },
    { name: 'expire-recruiter-presence', intervalMs: 10 * second, run: () => expirePresence(db) },
    { name: 'fill-seeker-titles', intervalMs: 10 * second, run: () => fillTitles(db) },
    { name: 'delete-old-rows', intervalMs: hour, run: () => deleteOldRows(db, app.sealKey) },
  ]
}

/** Starts all tasks. `stop` waits for those in progress, so give it time; the database must still be open. */
export const startBackgroundTasks = async (app: FastifyInstance) => {
  const outbox = createOutboxWorker(app)
  const webhooks = createWebhookSender(app)
  const tasks = backgroundTasks(app, { deliverMessages: outbox.deliver, deliverWebhooks: webhooks.run })
  const periodic = tasks.map((task) => startPeriodicTask(task, app.log))
  const subscriptions = await Promise.all(
    tasks.flatMap(({ name, channel, run }) => {
      const onNotification = () =>
        void run().catch((error) => app.log.warn({ err: error, task: name }, 'background task failed'))
      return channel === undefined ? [] : app.connection.listen(channel, onNotification)
    }),
  )
  return {
    stop: async (): Promise<void> => {
      await Promise.all(subscriptions.map((unsubscribe) => unsubscribe()))
      await Promise.all(periodic.map((task) => task.stop()))
      await outbox.close()
      await webhooks.close()
    },
  }
}
