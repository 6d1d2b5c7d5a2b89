import { z } from 'zod/mini'
import { identifier, operatorEndpoint } from '../platform/endpoint.ts'
import { windowOf } from '../platform/paging.ts'

export const operatorActs = [
  'operator.added',
  'operator.disabled',
  'report.decided',
  'chat_report.decided',
  'interview_report.decided',
  'interview_objection.decided',
  'job.taken_down',
  'job.restored',
  'account.suspended',
  'account.released',
  'organisation.suspended',
  'organisation.released',
  'company.verified',
  'company.merged',
  'outage.started',
  'outage.ended',
  'queues.retried',
  'reward_review.decided',
  'reward.distributed',
  'reward.rejected',
  'reward_address.read',
  'payouts.exported',
  'payouts.imported',
  'draw.opened',
  'draw.closed',
  'reward_country.changed',
] as const
export type OperatorAct = (typeof operatorActs)[number]
export const actSubjects = [
  'operator',
  'job',
  'recruiter',
  'interview',
  'account',
  'organisation',
  'company',
  'outage',
  'queues',
  'invitation',
  'withdrawal',
  'reward',
  'payout_batch',
  'draw',
  'country',
] as const
export type ActSubject = (typeof actSubjects)[number]

export const operatorAct = z.object({
  id: z.number(),
  operator: z.string(),
  /** One of `operatorActs`, and one of `actSubjects`; of a newer release others too, which are shown by their names. */
  act: z.string(),
  subject: z.string(),
  subject_id: z.string(),
  reason: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  at: z.string(),
})
export const listOperatorActs = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/acts',
  summary: 'The audit log, the newest first',
  query: z.object({
    subject: z.optional(z.enum(actSubjects)),
    subject_id: z.optional(z.string().check(z.maxLength(100))),
    before: z.optional(identifier),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  data: windowOf(operatorAct),
})
