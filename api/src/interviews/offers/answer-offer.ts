import type { declineOfferReasons } from '@jobspan/shared-kit/contracts/interviews/offers'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { offerAccepted, offerDeclined, offerWithdrawn } from '../events.ts'
import { offers } from '../tables.ts'
import { lockOffer, requireOpen } from './lock-offer.ts'
import { publishOfferEvent } from './publish-offer.ts'

type Offer = { id: number; owner: SQL }
type Answer = Pick<Partial<typeof offers.$inferInsert>, 'state' | 'declineReason' | 'message'>

const answer = async (transaction: QueryExecutor, id: number, change: Answer): Promise<void> => {
  await transaction
    .update(offers)
    .set({ ...change, answeredAt: sql`now()` })
    .where(eq(offers.id, id))
}

/**
 * Accepts an offer; accepted already, nothing changes. Throws 40056 where its application is withdrawn. Run it, as those below, in a transaction.
 */
export const acceptOffer = async (transaction: QueryExecutor, { id, owner }: Offer): Promise<void> => {
  const offer = await lockOffer(transaction, id, owner)
  if (offer.state === 'accepted') return
  requireOpen(offer)
  if (offer.isWithdrawn) throw new ApiError('offerApplicationWithdrawn')
  await answer(transaction, id, { state: 'accepted' })
  await publishOfferEvent(transaction, offerAccepted, id)
}

/** Declines what is open of an application whose withdrawal is final, without a reason: the record of what was offered stays. */
export const endOffersOf = async (transaction: QueryExecutor, applicationId: number): Promise<void> => {
  const open = await transaction
    .update(offers)
    .set({ state: 'declined', answeredAt: sql`now()` })
    .where(and(eq(offers.applicationId, applicationId), eq(offers.state, 'sent'), gt(offers.expiresAt, sql`now()`)))
    .returning({ id: offers.id })
  for (const { id } of open) await publishOfferEvent(transaction, offerDeclined, id)
}

type Reason = { reason: (typeof declineOfferReasons)[number]; message?: string | undefined }

/** Declined already, nothing changes. */
export const declineOffer = async (
  transaction: QueryExecutor,
  { id, owner }: Offer,
  { reason, message }: Reason,
): Promise<void> => {
  const offer = await lockOffer(transaction, id, owner)
  if (offer.state === 'declined') return
  requireOpen(offer)
  await answer(transaction, id, { state: 'declined', declineReason: reason, message: message || null })
  await publishOfferEvent(transaction, offerDeclined, id, message || null)
}

/** Withdrawn already, nothing changes. */
export const withdrawOffer = async (
  transaction: QueryExecutor,
  { id, owner }: Offer,
  message: string | undefined,
): Promise<void> => {
  const offer = await lockOffer(transaction, id, owner)
  if (offer.state === 'withdrawn') return
  requireOpen(offer)
  await answer(transaction, id, { state: 'withdrawn', message: message || null })
  await publishOfferEvent(transaction, offerWithdrawn, id, message || null)
}
