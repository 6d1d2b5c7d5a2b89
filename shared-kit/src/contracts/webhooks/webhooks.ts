import { z } from 'zod/mini'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'

/** What an employer’s system can be told of, by ids: it reads the rest through the recruiters’ API. */
export const webhookEvents = [
  'application.sent',
  'application.withdrawn',
  'message.sent',
  'message.changed',
  'interview.times_proposed',
  'interview.accepted',
  'interview.declined',
  'interview.cancelled',
  'interview.checked_in',
  'offer.accepted',
  'offer.declined',
  'offer.expired',
  'referral.sent',
  'profile.deleted',
  'job.taken_down',
  'job.restored',
] as const
export const webhookEvent = z.enum(webhookEvents)
export type WebhookEvent = z.infer<typeof webhookEvent>

export const webhookEndpoint = z.object({
  id: z.number(),
  url: z.string(),
  events: z.array(webhookEvent),
  is_enabled: z.boolean(),
  /** RFC 3339. */
  created_at: z.string(),
})
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>

export const webhookDelivery = z.object({
  /** `webhook-id` of its request: the same for every attempt. */
  id: z.string(),
  event: webhookEvent,
  attempts: z.number(),
  state: z.enum(['waiting', 'delivered', 'dead']),
  last_status: z.nullable(z.number()),
  last_error: z.nullable(z.string()),
  created_at: z.string(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

const params = z.object({ id: identifier })
const list = z.object({ items: z.array(webhookEndpoint) })

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/recruiters/webhooks',
  summary: 'Where the organisation is told of events',
  access: 'employer',
  data: list,
})
/**
 * Adds an endpoint, of at most 10. `secret` (Standard Webhooks: `whsec_` and base64) is answered once and kept sealed. An address that is
 * not https, names no public host, or carries a user name is refused (422); in development loopback over http is accepted.
 */
export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/recruiters/webhooks/create',
  summary: 'Adds an endpoint',
  access: 'employer',
  body: z.object({
    url: z.string().check(cleanLine(), z.maxLength(1000)),
    events: z.array(webhookEvent).check(z.minLength(1), z.maxLength(webhookEvents.length)),
  }),
  data: z.object({ endpoint: webhookEndpoint, secret: z.string() }),
})
export const updateWebhook = endpoint({
  method: 'PATCH',
  path: '/api/recruiters/webhooks/:id/update',
  summary: 'Switches an endpoint on or off, or changes its events',
  access: 'employer',
  params,
  body: z.object({
    is_enabled: z.optional(z.boolean()),
    events: z.optional(z.array(webhookEvent).check(z.minLength(1), z.maxLength(webhookEvents.length))),
  }),
  data: list,
})
export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/recruiters/webhooks/:id/delete',
  summary: 'Deletes an endpoint and its messages',
  access: 'employer',
  params,
  data: list,
})
/** The newest first; `state` dead lists what was given up after a day. */
export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/api/recruiters/webhooks/:id/deliveries',
  summary: 'Messages to an endpoint',
  access: 'employer',
  params,
  query: z.object({
    state: z.optional(z.enum(['waiting', 'delivered', 'dead'])),
    ...pageQuery({ size: 20, maxSize: 60, maxPage: 1000 }),
  }),
  data: pageOf(webhookDelivery),
})
/** Sends the dead messages of an endpoint again, for another day. */
export const redeliverDead = endpoint({
  method: 'POST',
  path: '/api/recruiters/webhooks/:id/redeliver',
  summary: 'Sends messages that were given up again',
  access: 'employer',
  params,
  data: z.object({ count: z.number() }),
})
