import { type PeriodicTask, startPeriodicTask } from '@jobspan/kit-server'
import type { FastifyInstance } from 'fastify'
import { finishWithdrawals } from './applications/finish-withdrawals.ts'
import { mailUnreadMessages } from './chats/mail-unread-messages.ts'
import { expirePresence } from './chats/recruiters/recruiter-repository.ts'
import { fillSearchedNames } from './companies/blocked-companies/company-names.ts'
import { deleteOldRows } from './delete-old-rows.ts'
import { eventSubscribers } from './event-subscribers.ts'
import { followTimeZones } from './interviews/follow-time-zones.ts'
import { publishExpiredOffers } from './interviews/offers/publish-expired-offers.ts'
import { remindOfInterviews } from './interviews/remind.ts'
import { followInvitations } from './invitations/follow-invitations.ts'
import { countFollowers } from './job-alerts/followed-companies/count-followers.ts'
import { runJobAlerts } from './job-alerts/run-job-alerts.ts'
import { closeExpiredJobs, reopenEarlyClosed } from './jobs/close-expired-jobs.ts'
import { endLapsedVerifications } from './jobs/company-of-jobs.ts'
import { countCompanyJobs } from './jobs/count-company-jobs.ts'
import { matchJobOccupations } from './jobs/match-occupations.ts'
import { messageQueue, pushQueue } from './notifications/message-queue.ts'
import { workMessages } from './notifications/work-messages.ts'
import { queueOf } from './platform/events/event-subscriber.ts'
import { workEvents } from './platform/events/work-events.ts'
import { cleanUpFiles } from './platform/files/clean-up-files.ts'
import { openQueues } from './platform/queues/open-queues.ts'
import { type ScheduledTask, taskQueue, workScheduledTasks } from './platform/queues/scheduled-tasks.ts'
import { fillTitles } from './profile/visibility/fill-titles.ts'
import { distributeDueRewards } from './rewards/grants/distribute-rewards.ts'
import { checkLedger } from './rewards/ledger/check-ledger.ts'
import { createJobSearch } from './search/create-job-search.ts'
import { materializeRequestedWords } from './search/job-index/materialized-words.ts'
import { countMarketInsight } from './search/market-insight/count-market-insight.ts'
import { searchEngineOf } from './search/opensearch/engine-of-database.ts'
import { feedEngine, rebuildWhereNeeded } from './search/opensearch/feed-engine.ts'
import { getSearchDictionary } from './search/search-dictionary.ts'
import { writeSearchMisses } from './search/search-misses.ts'
import { webhookQueue, workWebhooks } from './webhooks/work-webhooks.ts'

const second = 1000
const minute = 60 * second

/** What each process does for itself: it is about what is in its memory. */
const tasksOfProcess = ({ connection: { db } }: FastifyInstance): PeriodicTask[] => [
  searchEngineOf(db)
    ? { name: 'feed-search-engine', intervalMs: second, run: () => feedEngine(db) }
    : // Without it, the first search after an hour of none would wait for all changes of that hour.
      { name: 'refresh-job-index', intervalMs: 2 * second, run: () => getSearchDictionary(db) },
  // What this process was asked for and counted.
  { name: 'materialize-search-words', intervalMs: 10 * second, run: () => materializeRequestedWords(db) },
  { name: 'write-search-misses', intervalMs: minute, run: () => writeSearchMisses(db) },
]

const everyMinute = '* * * * *'

/** What one of all processes does. Each task is safe to run in several at once, as those of a former release do. */
const scheduledTasks = (app: FastifyInstance, sendWebhooks: () => Promise<void>): ScheduledTask[] => {
  const { db } = app.connection
  return [
    { name: 'close-expired-jobs', cron: everyMinute, intervalSeconds: 30, run: () => closeExpiredJobs(db) },
    { name: 'reopen-early-closed-jobs', cron: '*/10 * * * *', run: () => reopenEarlyClosed(db) },
    { name: 'count-company-jobs', cron: '*/10 * * * *', run: () => countCompanyJobs(db) },
    { name: 'end-lapsed-verifications', cron: '5 * * * *', run: () => endLapsedVerifications(db) },
    { name: 'count-followers', cron: '*/10 * * * *', run: () => countFollowers(db) },
    { name: 'fill-searched-names', cron: '*/10 * * * *', run: () => fillSearchedNames(db) },
    { name: 'match-occupations', cron: everyMinute, run: () => matchJobOccupations(db) },
    { name: 'count-market-insight', cron: everyMinute, run: () => countMarketInsight(db) },
    { name: 'clean-up-files', cron: everyMinute, run: () => cleanUpFiles(app) },
    ...(searchEngineOf(db)
      ? [
          {
            name: 'rebuild-search-engine',
            cron: everyMinute,
            intervalSeconds: 10,
            run: () => rebuildWhereNeeded(db, { ...app.settings.search, warn: (message) => app.log.warn(message) }),
          },
        ]
      : []),
    { name: 'run-job-alerts', cron: everyMinute, run: () => runJobAlerts(app, createJobSearch(db)) },
    { name: 'mail-unread-messages', cron: everyMinute, run: () => mailUnreadMessages(db) },
    { name: 'finish-withdrawals', cron: everyMinute, intervalSeconds: 30, run: () => finishWithdrawals(db) },
    { name: 'remind-of-interviews', cron: everyMinute, run: () => remindOfInterviews(db) },
    // A process learns of other clocks when it starts with a newer time zone database.
    { name: 'follow-time-zones', cron: '41 3 * * *', run: () => followTimeZones(db) },
    { name: 'publish-expired-offers', cron: everyMinute, run: () => publishExpiredOffers(db) },
    { name: 'follow-invitations', cron: everyMinute, run: () => followInvitations(db) },
    { name: 'distribute-rewards', cron: everyMinute, run: () => distributeDueRewards(db) },
    { name: 'check-ledger', cron: '23 * * * *', run: () => checkLedger(db, app.log) },
    { name: 'expire-recruiter-presence', cron: everyMinute, intervalSeconds: 10, run: () => expirePresence(db) },
    { name: 'fill-seeker-titles', cron: everyMinute, intervalSeconds: 10, run: () => fillTitles(db) },
    // Those whose endpoint's backoff is over, and those of a process that died.
    { name: 'send-webhooks', cron: everyMinute, run: sendWebhooks },
    { name: 'delete-old-rows', cron: '17 * * * *', run: () => deleteOldRows(db, app.sealKey) },
  ]
}

/** Starts what this process does besides answering requests. `stop` waits for what is in progress, so give it time; the database must still be open. */
export const startBackgroundTasks = async (app: FastifyInstance) => {
  const queues = [...eventSubscribers.map(queueOf), messageQueue, pushQueue, webhookQueue, taskQueue]
  const { boss, close } = await openQueues(app.connection, app.log, { queues })
  const messages = await workMessages(app, boss)
  const webhooks = await workWebhooks(app, boss)
  const events = await workEvents(app, boss, eventSubscribers)
  const scheduled = await workScheduledTasks(boss, scheduledTasks(app, webhooks.run), app.log)
  const periodic = tasksOfProcess(app).map((task) => startPeriodicTask(task, app.log))
  return {
    stop: async (): Promise<void> => {
      scheduled.stop()
      await Promise.all([events.stop(), messages.stop(), webhooks.stop(), ...periodic.map((task) => task.stop())])
      await close()
      messages.close()
    },
  }
}
