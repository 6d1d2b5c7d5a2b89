import { getRateLimitKey } from '@jobspan/kit-server/http'
import type { createJobAlert } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import type { FastifyInstance } from 'fastify'
import { countAttempt, refundAttempt } from '../auth/attempt-limit/attempt-limit.ts'
import { isTimeZone } from '../notifications/quiet-hours.ts'
import { findSuppressed } from '../notifications/recipients.ts'
import { queueSecret } from '../notifications/requested-mails.ts'
import { requireTransport } from '../notifications/transport-health.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { readIdempotencyKey, runOnce } from '../platform/http/idempotency.ts'
import { currentHostCountry } from '../platform/http/own-origin.ts'
import type { Context } from '../platform/http/register-endpoint.ts'
import type { Member } from '../platform/session/session-store.ts'
import { sealLink, toLinkPath } from './alert-links.ts'
import {
  assertAddressMayAdd,
  assertMemberMayAdd,
  findTwinOfAddress,
  findTwinOfMember,
  lockAlertsOf,
  type NewAlert,
  readAlert,
  updateAlert,
} from './alert-repository.ts'
import { hashSearch, normalizeCriteria } from './criteria.ts'
import { nextDue } from './schedule.ts'
import { jobAlerts } from './tables.ts'

type Creation = Context<typeof createJobAlert, 'session'>

const day = 24 * 60 * 60
const monthSeconds = 30 * day
/** Mails that ask an address to confirm, however many strangers type it. */
const confirmationsADay = 3
/** Alerts that one network address may ask for on behalf of others. */
const requestsAnHour = 30

export const assertTimeZone = (timeZone: string): void => {
  if (!isTimeZone(timeZone))
    throw new ApiError('validationFailed', { status: 422, fields: { time_zone: ['not_a_time_zone'] } })
}

/** Creates an alert for a member, or asks the reader of an address to confirm one. */
export const createAlert = async (app: FastifyInstance, context: Creation) => {
  const { body, session, request, country, language } = context
  assertTimeZone(body.time_zone)
  const alert: NewAlert = {
    criteria: normalizeCriteria(body.criteria),
    country,
    language,
    frequency: body.frequency,
    timeZone: body.time_zone,
  }
  const once = <Data>(run: (transaction: QueryExecutor) => Promise<Data>) =>
    runOnce(app.connection.db, `${session.seekerId} job-alert`, readIdempotencyKey(request), body, run)
  if (session.kind === 'member') {
    const { user } = session
    const { data, isReplay } = await once((transaction) => createForMember(transaction, user, alert))
    if (isReplay) context.reply.header('idempotent-replayed', 'true')
    return data
  }
  const { email } = body
  if (email === undefined) throw new ApiError('validationFailed', { status: 422, fields: { email: ['required'] } })
  await requireTransport(app, 'mail')
  const takeBack = await limitConfirmations(app, email, getRateLimitKey(request))
  try {
    const { isReplay } = await once(async (transaction) => {
      await createForAddress(app, transaction, email, alert)
      return null
    })
    if (isReplay) {
      await takeBack()
      context.reply.header('idempotent-replayed', 'true')
    }
  } catch (error) {
    await takeBack()
    throw error
  }
  return { alert: null, needs_confirmation: true }
}

/** Creates an alert, or continues the one that looks for the same. */
export const createForMember = async (transaction: QueryExecutor, member: Member, alert: NewAlert) => {
  await lockAlertsOf(transaction, member.email)
  const criteriaHash = hashSearch(alert)
  const twin = await findTwinOfMember(transaction, member, criteriaHash)
  const { frequency, timeZone } = alert
  const nextRunAt = nextDue(alert, new Date())
  const needsConfirmation = !member.isEmailVerify
  if (twin) {
    await updateAlert(transaction, twin.id, { frequency, timeZone, nextRunAt, pausedAt: null })
    return { alert: await readAlert(transaction, twin.id), needs_confirmation: needsConfirmation }
  }
  await assertMemberMayAdd(transaction, member)
  // A member’s address is proven by the account; nothing is sent before that.
  const values = { ...alert, userId: member.id, email: member.email, criteriaHash, nextRunAt, confirmedAt: new Date() }
  const [added] = await transaction.insert(jobAlerts).values(values).returning({ id: jobAlerts.id })
  return { alert: await readAlert(transaction, added?.id ?? 0), needs_confirmation: needsConfirmation }
}

/**
 * Keeps the request and asks the address. What was confirmed before is not touched, since anybody may type the address: where it looks for
 * the same, it is replaced when this one is confirmed.
 */
const createForAddress = async (app: FastifyInstance, transaction: QueryExecutor, email: string, alert: NewAlert) => {
  await lockAlertsOf(transaction, email)
  const criteriaHash = hashSearch(alert)
  const twin = await findTwinOfAddress(transaction, email, criteriaHash, { isConfirmed: false })
  if (!twin) await assertAddressMayAdd(transaction, email)
  const nextRunAt = nextDue(alert, new Date())
  const { frequency, timeZone, language } = alert
  if (twin) await updateAlert(transaction, twin.id, { frequency, timeZone, nextRunAt, createdAt: new Date() })
  const [added] = twin
    ? [twin]
    : await transaction
        .insert(jobAlerts)
        .values({ ...alert, email, criteriaHash, nextRunAt, hostCountry: currentHostCountry() ?? null })
        .returning()
  if (!added || (await findSuppressed(transaction, [email])).has(email)) return
  const path = toLinkPath(language, 'confirm', sealLink(app.sealKey, 'confirm', added))
  await queueSecret(app, transaction, {
    channel: 'mail',
    template: 'confirmJobAlert',
    recipient: email,
    language,
    secrets: { path },
    ttlSeconds: monthSeconds,
  })
}

/** Counts a confirmation mail before it is queued; throws 40006 past the limits. Returns what takes it back. */
const limitConfirmations = async (app: FastifyInstance, email: string, from: string): Promise<() => Promise<void>> => {
  const limits = [
    {
      action: 'job-alert from',
      subject: from,
      maxAttempts: Math.ceil(requestsAnHour * app.settings.rateLimitFactor),
      windowSeconds: 3600,
    },
    { action: 'job-alert to', subject: email, maxAttempts: confirmationsADay, windowSeconds: day },
  ]
  const counted: typeof limits = []
  const takeBack = async () => {
    for (const limit of counted) await refundAttempt(app, limit)
  }
  try {
    for (const limit of limits) {
      counted.push(limit)
      await countAttempt(app, limit)
    }
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}
