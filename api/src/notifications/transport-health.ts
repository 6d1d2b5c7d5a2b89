import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/database/database.ts'
import { settings } from '../platform/database/schema/operations.ts'
import { ApiError } from '../platform/errors/api-error.ts'

type Channel = 'mail' | 'sms'

/** Seconds for which nothing has got through before people are told; shorter troubles the queue hides. */
const outageGraceSeconds = 60
/** A failure older than this says nothing any more: the next message is let in, and finds out. */
const failureTtlSeconds = 120

const keyOf = (channel: Channel) => `${channel}_down`

/** A recipient that a server refuses (SMTP 5xx, RFC 5321 section 4.2.1) says nothing of the transport; all else does. */
export const isTransportFailure = (error: unknown): boolean => {
  const { responseCode } = error as { responseCode?: number }
  return !(responseCode !== undefined && responseCode >= 550 && responseCode <= 554)
}

/** Remembers since when nothing gets through, for all replicas. */
export const recordFailure = async (db: Database, channel: Channel): Promise<void> => {
  await db
    .insert(settings)
    .values({ key: keyOf(channel), value: sql`jsonb_build_object('since', now(), 'last', now())` })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`jsonb_set(${settings.value}, '{last}', to_jsonb(now()))` },
    })
}

export const recordSuccess = async (db: Database, channel: Channel): Promise<void> => {
  await db.delete(settings).where(eq(settings.key, keyOf(channel)))
}

/**
 * A code that arrives in an hour helps nobody: where nothing has got through for a minute, throws 503 so that the person is
 * told now and can take another way. What was queued before stays queued.
 */
export const requireTransport = async (app: FastifyInstance, channel: Channel): Promise<void> => {
  if (channel === 'sms' && !app.settings.canSendSms) throw new ApiError('smsDeliveryUnavailable')
  const [down] = await app.connection.db
    .select({ key: settings.key })
    .from(settings)
    .where(
      sql`${settings.key} = ${keyOf(channel)}
        and (${settings.value}->>'since')::timestamptz < now() - make_interval(secs => ${outageGraceSeconds})
        and (${settings.value}->>'last')::timestamptz > now() - make_interval(secs => ${failureTtlSeconds})`,
    )
  if (down)
    throw new ApiError(channel === 'mail' ? 'emailDeliveryUnavailable' : 'smsDeliveryUnavailable', {
      retryAfterSeconds: 60,
    })
}
