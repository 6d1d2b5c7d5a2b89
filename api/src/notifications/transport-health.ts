import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { deleteSetting, hasSetting, upsertSetting } from '../platform/settings/stored-settings.ts'

type Channel = 'mail' | 'sms'

/** Seconds without a delivery before visitors are told; the queue hides a shorter outage. */
const outageGraceSeconds = 60
/** Seconds after which a failure counts no longer: the next message is accepted and shows whether delivery works. */
const failureTtlSeconds = 120

const keyOf = (channel: Channel) => `${channel}_down`

/** A recipient refused by a server (SMTP 5xx, RFC 5321 section 4.2.1) is no failure of the transport; every other error is. */
export const isTransportFailure = (error: unknown): boolean => {
  const { responseCode } = error as { responseCode?: number }
  return !(responseCode !== undefined && responseCode >= 550 && responseCode <= 554)
}

/** Stores, for all replicas, since when no message could be delivered. */
export const recordFailure = async (db: Database, channel: Channel): Promise<void> => {
  const first = sql`jsonb_build_object('since', now(), 'last', now())`
  await upsertSetting(db, keyOf(channel), first, (value) => sql`jsonb_set(${value}, '{last}', to_jsonb(now()))`)
}

export const recordSuccess = async (db: Database, channel: Channel): Promise<void> => {
  await deleteSetting(db, keyOf(channel))
}

/**
 * Throws 503 if no message could be delivered for a minute: a code that arrives in an hour helps nobody, so the person is told
 * now and can choose another method. Messages that are already queued stay queued.
 */
export const requireTransport = async (app: FastifyInstance, channel: Channel): Promise<void> => {
  if (channel === 'sms' && !app.settings.canSendSms) throw new ApiError('smsDeliveryUnavailable')
  const isDown = await hasSetting(
    app.connection.db,
    keyOf(channel),
    (value) => sql`(${value}->>'since')::timestamptz < now() - make_interval(secs => ${outageGraceSeconds})
      and (${value}->>'last')::timestamptz > now() - make_interval(secs => ${failureTtlSeconds})`,
  )
  if (isDown)
    throw new ApiError(channel === 'mail' ? 'emailDeliveryUnavailable' : 'smsDeliveryUnavailable', {
      retryAfterSeconds: 60,
    })
}
