import type { Subscription } from '../platform/events/event-subscriber.ts'
import { sendsWebhook } from '../webhooks/webhook-subscriber.ts'
import { type ApplicationFacts, applicationRestored, applicationSent, applicationWithdrawn } from './events.ts'

const toMessage = ({ applicationId, jobId, companyId }: ApplicationFacts) => ({
  companyIds: companyId === null ? [] : [companyId],
  data: { application_id: applicationId, job_id: jobId },
})

/** The employer is told that an application is there, or is no more. */
export const applicationWebhooks: readonly Subscription[] = [
  sendsWebhook('application.sent', applicationSent, toMessage),
  sendsWebhook('application.sent', applicationRestored, toMessage),
  sendsWebhook('application.withdrawn', applicationWithdrawn, toMessage),
]
