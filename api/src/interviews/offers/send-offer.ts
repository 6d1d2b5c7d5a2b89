import { offerLimits } from '@jobspan/shared-kit/contracts/interviews/offers'
import type { sendOffer as operation } from '@jobspan/shared-kit/contracts/interviews/recruiter-offers'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { addCardMessage } from '../../chats/card-messages.ts'
import { recruiters } from '../../companies/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { offerSent } from '../events.ts'
import { type ActingRecruiter, lockSubject, type Subject } from '../lock-subject.ts'
import { moveApplication } from '../move-application.ts'
import { readClock } from '../read-times.ts'
import { requireNotTooOften } from '../require-not-too-often.ts'
import { offers } from '../tables.ts'
import { takeOfferFile } from './offer-files.ts'
import { publishOfferEvent } from './publish-offer.ts'

const dayMs = 24 * 3_600_000

type Body = z.output<(typeof operation)['body']>

/** Sends an offer, once for each `client_id`. Gives its id. Run it in a transaction. */
export const sendOffer = async (
  transaction: QueryExecutor,
  recruiter: ActingRecruiter,
  body: Body,
): Promise<number> => {
  const existing = await findByClientId(transaction, recruiter.id, body.client_id)
  if (existing !== null) return existing
  const subject = await lockSubject(transaction, recruiter, body)
  // Sent twice at once: the second waited for the chat.
  const sameId = await findByClientId(transaction, recruiter.id, body.client_id)
  if (sameId !== null) return sameId
  requireDates(body, await readClock(transaction))
  const file = body.file_id === null ? null : await takeOfferFile(transaction, recruiter.id, body.file_id)
  await requireNoneOpen(transaction, subject, recruiter.id)
  await requireNotTooOften(transaction, { ...subject, recruiterId: recruiter.id }, 'recruiter')
  const [row] = await transaction
    .insert(offers)
    .values({
      ...subject,
      recruiterId: recruiter.id,
      clientId: body.client_id,
      title: body.title,
      pay: body.pay,
      startsOn: body.starts_on,
      place: body.place || null,
      text: body.text || null,
      expiresAt: new Date(body.expires_at),
      ...(file && { filename: file.filename, fileSize: file.size, fileKey: file.fileKey }),
    })
    .returning({ id: offers.id })
  const id = row?.id ?? 0
  await moveApplication(transaction, subject.applicationId, 'accepted', recruiter.id)
  await addCardMessage(transaction, { chatId: subject.chatId, sender: 'recruiter', kind: 'offer', cardId: id })
  await publishOfferEvent(transaction, offerSent, id)
  return id
}

const findByClientId = async (db: QueryExecutor, recruiterId: number, clientId: string): Promise<number | null> => {
  const [row] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.recruiterId, recruiterId), eq(offers.clientId, clientId)))
  return row?.id ?? null
}

/**
 * Throws 40059 where the member has an offer of the company about the same job that can still be answered, in whatever chat; where it is about no job, in
 * this chat. Of two recruiters who send at once, the second waits and sees what the first sent.
 */
const requireNoneOpen = async (
  db: QueryExecutor,
  { chatId, userId, jobId }: Subject,
  recruiterId: number,
): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`offer ${userId} ${jobId}`}, 0))`)
  const { rows } = await db.execute(sql`
    select recruiter_id as "recruiterId" from ${offers}
    where user_id = ${userId} and state = 'sent' and expires_at > now() and job_id is not distinct from ${jobId}
      and (chat_id = ${chatId} or job_id is not null and recruiter_id in (
        select colleague.id from ${recruiters} as own join ${recruiters} as colleague on colleague.company_id = own.company_id
        where own.id = ${recruiterId}))`)
  if (!rows[0]) return
  throw new ApiError(rows[0].recruiterId === recruiterId ? 'offerAlreadyOpen' : 'offerOfColleagueOpen')
}

/** A start is a day anywhere: what is yesterday in the west is refused. */
const requireDates = ({ expires_at: expiresAt, starts_on: startsOn, pay }: Body, now: Date): void => {
  const expiry = Date.parse(expiresAt)
  const yesterday = new Date(now.getTime() - dayMs).toISOString().slice(0, 10)
  assertFieldsValid({
    expires_at:
      (expiry <= now.getTime() && 'not_in_future') ||
      (expiry > now.getTime() + offerLimits.maxDaysOpen * dayMs && 'too_far_ahead'),
    starts_on: startsOn < yesterday && 'in_past',
    'pay.max': pay.max !== null && pay.max < pay.min && 'below_min',
  })
}
