import type { WebhookDelivery, WebhookEndpoint, WebhookEvent } from '@jobspan/shared-kit/contracts/webhooks/webhooks'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { newestFirst } from '../platform/database/newest-first.ts'
import { webhookId } from './deliver-webhooks.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.ts'

/** Null is the organisation of the environment's secret, which has no row. */
export type OrganisationId = number | null

const ownedBy = (organisationId: OrganisationId): SQL =>
  organisationId === null
    ? isNull(webhookEndpoints.organisationId)
    : eq(webhookEndpoints.organisationId, organisationId)

const isOwn = (organisationId: OrganisationId, id: number) => and(eq(webhookEndpoints.id, id), ownedBy(organisationId))

const toEndpoint = (row: typeof webhookEndpoints.$inferSelect): WebhookEndpoint => ({
  id: row.id,
  url: row.url,
  events: row.events,
  is_enabled: row.disabledAt === null,
  created_at: row.createdAt.toISOString(),
})

export const listEndpoints = async (db: QueryExecutor, organisationId: OrganisationId): Promise<WebhookEndpoint[]> => {
  const rows = await db.select().from(webhookEndpoints).where(ownedBy(organisationId)).orderBy(asc(webhookEndpoints.id))
  return rows.map(toEndpoint)
}

export type NewEndpoint = { url: string; events: WebhookEvent[]; sealedSecret: string }

/** Adds an endpoint; null where the organisation has `maxEndpoints` already, also when several are added at once. */
export const insertEndpoint = async (
  db: QueryExecutor,
  organisationId: OrganisationId,
  endpoint: NewEndpoint,
  maxEndpoints: number,
): Promise<WebhookEndpoint | null> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhook_endpoints', ${organisationId ?? 0}))`)
  if ((await listEndpoints(db, organisationId)).length >= maxEndpoints) return null
  const [row] = await db
    .insert(webhookEndpoints)
    .values({ organisationId, ...endpoint })
    .returning()
  return row ? toEndpoint(row) : null
}

/** Whoever asks for messages knows that the endpoint is back. */
const noBackoff = { unansweredSince: null, backoffUntil: null }

/** Changes what is named; false where the organisation has no such endpoint. */
export const updateEndpoint = async (
  db: QueryExecutor,
  organisationId: OrganisationId,
  id: number,
  changes: { events: WebhookEvent[] | undefined; isEnabled: boolean | undefined },
): Promise<boolean> => {
  const rows = await db
    .update(webhookEndpoints)
    .set({
      // The id is set to itself, because a statement without a change is none.
      id: sql`${webhookEndpoints.id}`,
      events: changes.events,
      ...(changes.isEnabled === false && { disabledAt: sql`now()` }),
      ...(changes.isEnabled === true && { disabledAt: null, ...noBackoff }),
    })
    .where(isOwn(organisationId, id))
    .returning({ id: webhookEndpoints.id })
  return rows.length > 0
}

export const deleteEndpoint = async (db: QueryExecutor, organisationId: OrganisationId, id: number): Promise<boolean> =>
  (await db.delete(webhookEndpoints).where(isOwn(organisationId, id)).returning({ id: webhookEndpoints.id })).length > 0

export const hasEndpoint = async (db: QueryExecutor, organisationId: OrganisationId, id: number): Promise<boolean> =>
  (await db.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(isOwn(organisationId, id))).length > 0

type DeliveryPage = { state?: WebhookDelivery['state'] | undefined; page: number; size: number }

const inState = {
  waiting: sql`${webhookDeliveries.deliveredAt} is null and ${webhookDeliveries.deadAt} is null`,
  delivered: sql`${webhookDeliveries.deliveredAt} is not null`,
  dead: sql`${webhookDeliveries.deadAt} is not null`,
} as const

/** A page of the messages to an endpoint, the newest first, and how many there are. */
export const listDeliveries = async (db: QueryExecutor, endpointId: number, { state, page, size }: DeliveryPage) => {
  const listed = and(eq(webhookDeliveries.endpointId, endpointId), state && inState[state])
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(webhookDeliveries).where(listed)
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(listed)
    .orderBy(newestFirst(webhookDeliveries.id))
    .limit(size)
    .offset((page - 1) * size)
  const items = rows.map(
    (row): WebhookDelivery => ({
      id: webhookId(row.id),
      event: row.event,
      attempts: row.attempts,
      state: row.deliveredAt ? 'delivered' : row.deadAt ? 'dead' : 'waiting',
      last_status: row.lastStatus,
      last_error: row.lastError,
      created_at: row.createdAt.toISOString(),
    }),
  )
  return { items, total: count?.total ?? 0, page, size }
}

/** Sends the dead messages of an endpoint again, as if they were new. Returns how many. */
export const reviveDead = async (db: QueryExecutor, endpointId: number): Promise<number> => {
  await db.update(webhookEndpoints).set(noBackoff).where(eq(webhookEndpoints.id, endpointId))
  const rows = await db
    .update(webhookDeliveries)
    .set({ deadAt: null, attempts: 0, nextAttemptAt: sql`now()` })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), inState.dead))
    .returning({ id: webhookDeliveries.id })
  return rows.length
}
