import {
  decideReports as decideReportsOperation,
  listReports,
  readReports,
  restoreJob as restoreJobOperation,
  takeJobDown as takeJobDownOperation,
} from '@jobspan/shared-kit/contracts/moderation/moderated-jobs'
import { listOperatorActs } from '@jobspan/shared-kit/contracts/moderation/operator-acts'
import {
  endOutage as endOutageOperation,
  listOutages,
  startOutage as startOutageOperation,
} from '@jobspan/shared-kit/contracts/moderation/outages'
import {
  listQueues,
  retryDeadLetters as retryDeadLettersOperation,
} from '@jobspan/shared-kit/contracts/moderation/queues'
import {
  listExternalClicks as listExternalClicksOperation,
  listSearchMisses as listSearchMissesOperation,
} from '@jobspan/shared-kit/contracts/moderation/searches-and-clicks'
import {
  findAccount as findAccountOperation,
  listOrganisations as listOrganisationsOperation,
  releaseAccount as releaseAccountOperation,
  releaseOrganisation as releaseOrganisationOperation,
  suspendAccount as suspendAccountOperation,
  suspendOrganisation as suspendOrganisationOperation,
} from '@jobspan/shared-kit/contracts/moderation/suspension-operations'
import type { FastifyInstance } from 'fastify'
import { findOutages } from '../config/website-outage.ts'
import { listExternalClicks } from '../jobs/external-clicks.ts'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { listDeadLetters, retryDeadLetters } from '../platform/queues/dead-letters.ts'
import { readQueues } from '../platform/queues/queue-metrics.ts'
import { listSearchMisses } from '../search/search-misses.ts'
import { registerModeratedChatReportRoutes } from './chat-reports/chat-report-routes.ts'
import { registerModeratedCompanyRoutes } from './companies/moderated-company-routes.ts'
import { registerInterviewReportRoutes } from './interviews/interview-report-routes.ts'
import { restoreJob, takeJobDown } from './jobs/take-job-down.ts'
import { listActs, recordAct } from './operator-acts.ts'
import { endOutage, startOutage } from './outages/change-outages.ts'
import { decideReports, listReportedJobs, readJobReports } from './reports/report-repository.ts'
import { registerOperatedDrawRoutes } from './rewards/operated-draw-routes.ts'
import { registerOperatedPayoutRoutes } from './rewards/operated-payout-routes.ts'
import { registerOperatedRewardRoutes } from './rewards/reward-routes.ts'
import { findAccount, releaseAccount, suspendAccount } from './suspensions/suspend-account.ts'
import { listOrganisations, releaseOrganisation, suspendOrganisation } from './suspensions/suspend-organisation.ts'

/** A person types; what is more is a program out of hand. */
const changes = { perMinute: 60 }

/** What the people do who run the marketplace. */
export const registerModerationRoutes = (app: FastifyInstance): void => {
  registerReading(app)
  registerModeratedChatReportRoutes(app)
  registerInterviewReportRoutes(app)
  registerJobActs(app)
  registerSuspensions(app)
  registerModeratedCompanyRoutes(app)
  registerOutages(app)
  registerQueues(app)
  registerOperatedRewardRoutes(app)
  registerOperatedPayoutRoutes(app)
  registerOperatedDrawRoutes(app)
}

const registerReading = (app: FastifyInstance): void => {
  registerEndpoint(app, listOperatorActs, 'operator', ({ db, query }) => listActs(db, query))
  registerEndpoint(app, listReports, 'operator', ({ db, query }) => listReportedJobs(db, query))
  registerEndpoint(app, readReports, 'operator', ({ db, params }) => readJobReports(db, params.id))
  registerEndpoint(app, findAccountOperation, 'operator', ({ db, query }) => findAccount(db, query.email))
  registerEndpoint(app, listOrganisationsOperation, 'operator', ({ db, query }) => listOrganisations(db, query))
  registerEndpoint(app, listSearchMissesOperation, 'operator', async ({ db, query }) => ({
    items: await listSearchMisses(db, query),
  }))
  registerEndpoint(app, listExternalClicksOperation, 'operator', async ({ db, query }) => ({
    items: await listExternalClicks(db, query),
  }))
}

/** Runs a change of jobs, and lets no list of this process be used again that is from before it. */
const changeJobs = async <Result>(
  app: FastifyInstance,
  change: (transaction: QueryExecutor) => Promise<Result>,
): Promise<Result> => {
  const result = await app.connection.db.transaction(change)
  invalidateJobCaches()
  return result
}

const registerJobActs = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    decideReportsOperation,
    'operator',
    ({ params, body, operator }) =>
      changeJobs(app, (db) => decideReports(db, params.id, { operator: operator.name, ...body })),
    changes,
  )
  registerEndpoint(
    app,
    takeJobDownOperation,
    'operator',
    ({ params, body, operator }) =>
      changeJobs(app, (db) => takeJobDown(db, params.id, { operator: operator.name, ...body })),
    changes,
  )
  registerEndpoint(
    app,
    restoreJobOperation,
    'operator',
    ({ params, body, operator }) =>
      changeJobs(app, (db) => restoreJob(db, params.id, { operator: operator.name, ...body })),
    changes,
  )
}

const registerSuspensions = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(
    app,
    suspendAccountOperation,
    'operator',
    ({ params, body, operator }) =>
      db.transaction((transaction) => suspendAccount(transaction, params.id, { operator: operator.name, ...body })),
    changes,
  )
  registerEndpoint(
    app,
    releaseAccountOperation,
    'operator',
    ({ params, body, operator }) =>
      db.transaction((transaction) => releaseAccount(transaction, params.id, { operator: operator.name, ...body })),
    changes,
  )
  registerEndpoint(
    app,
    suspendOrganisationOperation,
    'operator',
    ({ params, body, operator }) =>
      changeJobs(app, (transaction) =>
        suspendOrganisation(transaction, params.id, { operator: operator.name, ...body }),
      ),
    changes,
  )
  registerEndpoint(
    app,
    releaseOrganisationOperation,
    'operator',
    ({ params, body, operator }) =>
      changeJobs(app, (transaction) =>
        releaseOrganisation(transaction, params.id, { operator: operator.name, ...body }),
      ),
    changes,
  )
}

const registerOutages = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(app, listOutages, 'operator', async () => ({ items: await findOutages(db) }))
  registerEndpoint(
    app,
    startOutageOperation,
    'operator',
    async ({ body, operator }) => ({
      items: await db.transaction((transaction) => startOutage(transaction, operator.name, body)),
    }),
    changes,
  )
  registerEndpoint(
    app,
    endOutageOperation,
    'operator',
    async ({ body, operator }) => ({
      items: await db.transaction((transaction) => endOutage(transaction, operator.name, body)),
    }),
    changes,
  )
}

const registerQueues = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(app, listQueues, 'operator', async () => ({
    items: await readQueues(db),
    dead_letters: await listDeadLetters(db),
  }))
  registerEndpoint(
    app,
    retryDeadLettersOperation,
    'operator',
    async ({ body: { reason }, operator: { name: operator } }) => {
      const count = await retryDeadLetters(app)
      const act = { operator, act: 'queues.retried', subject: 'queues', subjectId: 'all', reason } as const
      await recordAct(db, { ...act, before: null, after: { count } })
      return { count }
    },
    changes,
  )
}
