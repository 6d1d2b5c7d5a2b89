import { randomInt } from 'node:crypto'
import { getRateLimitKey } from '@jobspan/kit-server/http'
import type { CodeSent } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { and, eq, isNull, not, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CodeTemplate } from '../../notifications/message-templates.ts'
import { queueSecret } from '../../notifications/requested-mails.ts'
import { requireTransport } from '../../notifications/transport-health.ts'
import { keyedHash } from '../../platform/crypto/seal.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { oneTimeCodes } from '../tables.ts'
import { type CodeKey, codeScope, codeTtlSeconds, resendSeconds } from './one-time-code.ts'
import { limitSending } from './sending-limits.ts'

type CodeToSend = CodeKey & {
  channel: 'mail' | 'sms'
  /** Address or number that the code goes to, and proves. */
  recipient: string
  language: LanguageKey
  template: CodeTemplate | 'codeText'
  /** Queued instead of the code, where the recipient is not to have one: takes the same time, and answers the same. */
  queueInstead?: ((transaction: QueryExecutor) => Promise<void>) | undefined
}

/**
 * Sends a six-digit code that takes the place of the one before, and answers when another may be asked for. Too early, or too
 * often from one address or to one recipient: 429 with 40006 and the seconds. Where no message gets through: 503.
 */
export const sendCode = async (
  app: FastifyInstance,
  request: FastifyRequest,
  { queueInstead, template, ...to }: CodeToSend,
): Promise<CodeSent> => {
  const { db } = app.connection
  await requireTransport(app, to.channel)
  await assertResendAllowed(db, to)
  const takeBack = await limitSending(app, {
    channel: to.channel,
    purpose: to.purpose,
    recipient: to.recipient,
    from: getRateLimitKey(request),
  })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const sent = db.transaction(async (transaction) => {
    // Of two requests at once, the one that comes second finds the code of the first.
    if (!(await storeCode(app, transaction, to, code))) await assertResendAllowed(transaction, to)
    if (queueInstead) return queueInstead(transaction)
    const { channel, recipient, language } = to
    await queueSecret(app, transaction, {
      channel,
      recipient,
      language,
      template,
      secrets: { code },
      ttlSeconds: codeTtlSeconds,
    })
  })
  await sent.catch(async (error) => {
    await takeBack()
    throw error
  })
  return { resend_after: resendSeconds, expires_in: codeTtlSeconds }
}

/**
 * A time that is still to come was written by a clock that was ahead, and would refuse every code until it has come. Not by `now()`,
 * which is when this transaction began: another's code may be later than that.
 */
const isFromClockAhead = sql`${oneTimeCodes.createdAt} > clock_timestamp()`

const storeCode = async (
  app: FastifyInstance,
  db: QueryExecutor,
  { purpose, subject, recipient }: CodeKey & { recipient: string },
  code: string,
): Promise<boolean> => {
  const fresh = {
    recipient,
    codeHash: keyedHash(app.sealKey, codeScope({ purpose, subject }), code),
    attempts: 0,
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(secs => ${codeTtlSeconds})`,
    usedAt: null,
  }
  const stored = await db
    .insert(oneTimeCodes)
    .values({ purpose, subject, ...fresh })
    .onConflictDoUpdate({
      target: [oneTimeCodes.purpose, oneTimeCodes.subject],
      set: fresh,
      setWhere: sql`${oneTimeCodes.usedAt} is not null
        or ${oneTimeCodes.createdAt} <= now() - make_interval(secs => ${resendSeconds})
        or ${isFromClockAhead}`,
    })
    .returning({ subject: oneTimeCodes.subject })
  return stored.length === 1
}

/** A code that was used is out of the way: whoever comes back within the minute gets another. */
const assertResendAllowed = async (db: QueryExecutor, { purpose, subject }: CodeKey): Promise<void> => {
  const [row] = await db
    .select({
      // `now()` is when this transaction began, which may be before the code of another was kept.
      seconds: sql<number>`least(${resendSeconds}, ceil(extract(epoch from ${oneTimeCodes.createdAt} - now()) + ${resendSeconds}))::int`,
    })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.subject, subject),
        isNull(oneTimeCodes.usedAt),
        not(isFromClockAhead),
      ),
    )
  if (row && row.seconds > 0) throw new ApiError('tooManyAttempts', { retryAfterSeconds: row.seconds })
}
