import type { Subscription } from '../platform/events/event-subscriber.ts'
import { sendsWebhook } from '../webhooks/webhook-subscriber.ts'
import { jobRestored, jobTakenDown } from './events.ts'

const toMessage = ({ jobId, companyId }: { jobId: number; companyId: number | null }) => ({
  companyIds: companyId === null ? [] : [companyId],
  data: { job_id: jobId },
})

export const moderationWebhooks: readonly Subscription[] = [
  sendsWebhook('job.taken_down', jobTakenDown, toMessage),
  sendsWebhook('job.restored', jobRestored, toMessage),
]
