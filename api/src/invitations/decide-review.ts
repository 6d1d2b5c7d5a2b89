import type { ReviewItem, ReviewOutcome } from '@jobspan/shared-kit/contracts/rewards/operations'
import { and, asc, eq } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { publishEvent } from '../platform/events/publish-event.ts'
import { invitationNotCounted, invitationSucceeded } from './events.ts'
import { invitations } from './tables.ts'

/** Invitations that wait for a decision, the oldest first. */
export const listHeldInvitations = async (db: QueryExecutor, size = 100): Promise<ReviewItem[]> => {
  const rows = await db
    .select()
    .from(invitations)
    .where(eq(invitations.outcome, 'in_review'))
    .orderBy(asc(invitations.attachedAt))
    .limit(size)
  return rows.map((row) => ({
    kind: 'invitation',
    id: row.id,
    member_id: row.inviterId,
    invitee_id: row.seekerId,
    reasons: row.reviewReasons,
    points: null,
    at: (row.attachedAt ?? row.createdAt).toISOString(),
  }))
}

/**
 * Decides about an invitation that waits for it, in the transaction that records who did. What was approved is rewarded, but for a side whose account
 * is gone. The inviter reads the note of a rejection; why one is approved may speak of others, and is in the audit log alone. Gives whether it waited;
 * decided before, nothing happens.
 */
export const decideInvitation = async (
  transaction: QueryExecutor,
  id: number,
  outcome: ReviewOutcome,
  note: string,
): Promise<boolean> => {
  const isApproved = outcome === 'approved'
  const [row] = await transaction
    .update(invitations)
    .set(isApproved ? { outcome: 'succeeded' } : { outcome: 'not_counted', notCountedReason: 'review', note })
    .where(and(eq(invitations.id, id), eq(invitations.outcome, 'in_review')))
    .returning()
  if (!row) return false
  const { inviterId, seekerId: inviteeId, programmeVersion } = row
  const about = { invitationId: id, inviterId }
  if (isApproved) await publishEvent(transaction, invitationSucceeded, { ...about, inviteeId, programmeVersion })
  else await publishEvent(transaction, invitationNotCounted, { ...about, reason: 'review', note })
  return true
}
