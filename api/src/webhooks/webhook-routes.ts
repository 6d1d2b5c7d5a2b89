import { randomBytes } from 'node:crypto'
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  redeliverDead,
  updateWebhook,
} from '@jobspan/shared-kit/contracts/webhooks/webhooks'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sealText } from '../platform/crypto/seal.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { notifyWebhooksSql } from './queue-webhook.ts'
import { parseWebhookUrl } from './webhook-address.ts'
import {
  deleteEndpoint,
  hasEndpoint,
  insertEndpoint,
  listDeliveries,
  listEndpoints,
  reviveDead,
  updateEndpoint,
} from './webhook-repository.ts'

const maxEndpoints = 10
const maxCallsPerMinute = 600

/** Where an employer's organisation manages what it is told of. */
export const registerWebhookRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  const rules = { allowsLoopback: app.settings.standIns === 'loopback' }
  const limits = { perMinute: maxCallsPerMinute }

  registerEndpoint(
    app,
    listWebhooks,
    'employer',
    async ({ organisation }) => ({ items: await listEndpoints(db, organisation.id) }),
    limits,
  )
  registerEndpoint(
    app,
    createWebhook,
    'employer',
    async ({ body, organisation }) => {
      const url = parseWebhookUrl(body.url, rules)
      if (!url) throw new ApiError('validationFailed', { status: 422, fields: { url: ['not a public https address'] } })
      // 24 to 64 bytes are recommended (Standard Webhooks).
      const secret = `whsec_${randomBytes(32).toString('base64')}`
      const added = { url: url.href, events: [...new Set(body.events)], sealedSecret: sealText(app.sealKey, secret) }
      const endpoint = await db.transaction((transaction) =>
        insertEndpoint(transaction, organisation.id, added, maxEndpoints),
      )
      if (!endpoint)
        throw new ApiError('validationFailed', {
          status: 422,
          fields: { url: [`more than ${maxEndpoints} endpoints`] },
        })
      return { endpoint, secret }
    },
    limits,
  )
  registerEndpoint(
    app,
    updateWebhook,
    'employer',
    async ({ params, body, organisation }) => {
      const changes = { events: body.events && [...new Set(body.events)], isEnabled: body.is_enabled }
      if (!(await updateEndpoint(db, organisation.id, params.id, changes))) throw new ApiError('notFound')
      return { items: await listEndpoints(db, organisation.id) }
    },
    limits,
  )
  registerEndpoint(
    app,
    deleteWebhook,
    'employer',
    async ({ params, organisation }) => {
      if (!(await deleteEndpoint(db, organisation.id, params.id))) throw new ApiError('notFound')
      return { items: await listEndpoints(db, organisation.id) }
    },
    limits,
  )
  registerEndpoint(
    app,
    listWebhookDeliveries,
    'employer',
    async ({ params, query, organisation }) => {
      if (!(await hasEndpoint(db, organisation.id, params.id))) throw new ApiError('notFound')
      return listDeliveries(db, params.id, query)
    },
    limits,
  )
  registerEndpoint(
    app,
    redeliverDead,
    'employer',
    async ({ params, organisation }) => {
      if (!(await hasEndpoint(db, organisation.id, params.id))) throw new ApiError('notFound')
      const count = await reviveDead(db, params.id)
      if (count > 0) await db.execute(sql`select ${notifyWebhooksSql}`)
      return { count }
    },
    limits,
  )
}
