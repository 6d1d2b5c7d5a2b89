import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { keyedHash } from '../../platform/crypto/seal.ts'
import type { Database } from '../../platform/database/database.ts'
import { originOfHost } from '../../platform/http/own-origin.ts'
import { isSessionValid } from '../../platform/session/session-store.ts'
import { decide } from '../decide.ts'
import type { PushSwitch } from '../notification-kind.ts'
import { countUnread, toNotification } from '../notification-repository.ts'
import { loadRecipients } from '../recipients.ts'
import { notifications, outbox, pushSubscriptions } from '../tables.ts'
import { composePush, tagOf } from './compose-push.ts'
import { isPushEndpoint } from './push-endpoint.ts'
import { openTarget } from './push-subscriptions.ts'
import { type OutgoingPush, sendPush } from './send-push.ts'
import { loadVapidKeys } from './vapid-keys.ts'

type Row = typeof outbox.$inferSelect

/** What became of an attempt, with a word for operators, which names no endpoint. */
type PushResult = { outcome: 'sent' | 'retry' | 'none'; error: string | null }

/** A push service that has a message is not told of a device that is removed, nor of what is read meanwhile. */
const maxTtlSeconds = 6 * 3600

const urgentKinds: readonly string[] = ['message', 'interview_reminder']

/** Sends a push that is queued, and notes what became of it. */
export const deliverPush = async (app: FastifyInstance, row: Row): Promise<PushResult['outcome']> => {
  const { db } = app.connection
  const { outcome, error } = await attempt(app, row)
  const isRow = eq(outbox.id, row.id)
  // Nobody waits for it any more, and nothing went wrong.
  if (outcome === 'none' && error === null) await db.delete(outbox).where(isRow)
  else await note(db, isRow, { outcome, error })
  return outcome
}

const note = async (db: Database, isRow: SQL, { outcome, error }: PushResult): Promise<void> => {
  await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      lastError: error,
      ...(outcome === 'sent' && { sentAt: sql`now()` }),
      ...(outcome === 'none' && { expiresAt: sql`now()` }),
    })
    .where(isRow)
}

/** {@link send}; what throws is tried again. */
const attempt = (app: FastifyInstance, row: Row): Promise<PushResult> =>
  send(app, row).catch((error) => ({ outcome: 'retry', error: error instanceof Error ? error.name : 'unknown' }))

/** Sends what still is news: to a browser that is still subscribed, of what is listed under the bell and unread. */
const send = async (app: FastifyInstance, row: Row): Promise<PushResult> => {
  const { db } = app.connection
  const subscriptionId = Number(row.recipient)
  const push = await preparePush(app, row)
  if (push === null) return { outcome: 'none', error: null }
  if ('unusable' in push) return endSubscription(app, subscriptionId, push.unusable)
  const sender = { keys: await loadVapidKeys(db, app.sealKey), subject: `mailto:${app.settings.mailFrom}` }
  const status = await sendPush(push, sender)
  const error = `answered ${status}`
  if (status === 404 || status === 410) return endSubscription(app, subscriptionId, error)
  if (status === 429 || status >= 500) return { outcome: 'retry', error }
  if (status < 200 || status > 299) return { outcome: 'none', error }
  await db.update(pushSubscriptions).set({ lastUsedAt: sql`now()` }).where(eq(pushSubscriptions.id, subscriptionId))
  return { outcome: 'sent', error: null }
}

const endSubscription = async (app: FastifyInstance, id: number, error: string): Promise<PushResult> => {
  await app.connection.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
  return { outcome: 'none', error }
}

/** Null where there is nothing to be told any more, or not now; `unusable` says why nothing can be sent to the subscription. */
const preparePush = async (app: FastifyInstance, row: Row): Promise<OutgoingPush | null | { unusable: string }> => {
  const { db } = app.connection
  const found = await findWaiting(app, row)
  if (!found) return null
  const { notification, subscription } = found
  const target = openTarget(app.sealKey, subscription.sealed)
  if (target === null) return { unusable: 'sealed with another key' }
  if (!isPushEndpoint(target.endpoint, app.settings.pushServices)) return { unusable: 'refused endpoint' }
  const reader = (await loadRecipients(db, [subscription.userId])).get(subscription.userId)
  // Tried again for a day: switches, quiet hours and the account may be others by now.
  const rule = { bell: 'always', mail: null, push: row.values.push as PushSwitch } as const
  if (!reader || !decide(rule, reader).push) return null
  const message = composePush(notification, {
    language: row.language,
    brand: {
      name: app.settings.brandName,
      origin: new URL(originOfHost(app.settings, subscription.hostCountry ?? 'public')),
    },
    unreadCount: await countUnread(db, subscription.userId),
  })
  return {
    target,
    payload: JSON.stringify(message),
    ttl: Math.max(0, Math.min(maxTtlSeconds, Math.round(((row.expiresAt?.getTime() ?? 0) - Date.now()) / 1000))),
    urgency: urgentKinds.includes(notification.kind) ? 'high' : 'normal',
    // A push service reads it: the tag itself would tell whose news belong together.
    topic: keyedHash(app.sealKey, 'push-topic', tagOf(notification)).slice(0, 32),
  }
}

/** The subscription, where its session has not ended, and what is to be said, where it is unread and its member's: a browser may be another's by now. */
const findWaiting = async (app: FastifyInstance, { recipient, values }: Row) => {
  const [found] = await app.connection.db
    .select({ notification: notifications, subscription: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(notifications, eq(notifications.userId, pushSubscriptions.userId))
    .where(
      and(
        eq(pushSubscriptions.id, Number(recipient)),
        eq(notifications.id, Number(values.notificationId)),
        isNull(notifications.readAt),
        isSessionValid(pushSubscriptions.sessionId),
      ),
    )
  return found ? { ...found, notification: toNotification(found.notification) } : null
}
