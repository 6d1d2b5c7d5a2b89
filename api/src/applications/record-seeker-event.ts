import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { queueWebhook } from '../webhooks/queue-webhook.ts'
import { addApplicationEvent } from './application-events.ts'
import { applications } from './tables.ts'

type ChangedApplication = { id: number; jobId: number }

/** Notes what the seeker did with an application, and tells the employer's system, in the transaction of that change. */
export const recordSeekerEvent = async (
  transaction: QueryExecutor,
  application: ChangedApplication,
  kind: 'sent' | 'withdrawn',
): Promise<void> => {
  await addApplicationEvent(transaction, { applicationId: application.id, kind })
  await publishToEmployer(transaction, application, kind)
}

/** Tells the employer's system that an application is there, or is no more. */
export const publishToEmployer = (
  transaction: QueryExecutor,
  { id, jobId }: ChangedApplication,
  kind: 'sent' | 'withdrawn',
): Promise<void> =>
  queueWebhook(transaction, {
    event: `application.${kind}`,
    companies: sql`select employer_id from ${applications} where id = ${id}`,
    data: { application_id: id, job_id: jobId },
  })
