import { rewardLimits } from '@jobspan/shared-kit/contracts/rewards/programme'
import { and, eq, isNull } from 'drizzle-orm'
import type { SealKey } from '../platform/crypto/seal.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { type EventSubscriber, subscribe } from '../platform/events/event-subscriber.ts'
import { publishEvent } from '../platform/events/publish-event.ts'
import { resumeAttached } from '../profile/events.ts'
import { invitationHeld, invitationNotCounted, invitationSucceeded } from './events.ts'
import { collectSignals } from './signals.ts'
import { invitations } from './tables.ts'

const attachMs = rewardLimits.daysToAttach * 24 * 3600 * 1000

/** What follows for an invitation from what whoever was invited does. */
export const invitationSubscriber: EventSubscriber = {
  name: 'invitations',
  isOrdered: true,
  subscriptions: [
    subscribe(resumeAttached, async (transaction, { at, facts: { memberId } }, { sealKey }) => {
      await followResume(transaction, { memberId, at, sealKey })
    }),
  ],
}

type Attached = { memberId: number; at: Date; sealKey: SealKey }

/** The first resume of somebody who was invited decides, by when it was attached: how long the event took does not count against them. */
const followResume = async (transaction: QueryExecutor, { memberId, at, sealKey }: Attached): Promise<void> => {
  const isOpen = and(eq(invitations.seekerId, memberId), isNull(invitations.outcome))
  const [invitation] = await transaction.select().from(invitations).where(isOpen).for('update')
  if (!invitation?.registeredAt) return
  const { id, inviterId, registeredAt, programmeVersion } = invitation
  const isThis = eq(invitations.id, id)
  if (at.getTime() >= registeredAt.getTime() + attachMs) return endAsLate(transaction, invitation)
  const { reviewReasons, inviteeHash } = await collectSignals(transaction, sealKey, invitation, memberId)
  const outcome = reviewReasons.length > 0 ? 'in_review' : 'succeeded'
  await transaction.update(invitations).set({ attachedAt: at, outcome, reviewReasons, inviteeHash }).where(isThis)
  if (outcome === 'in_review') return publishEvent(transaction, invitationHeld, { invitationId: id, inviterId })
  await publishEvent(transaction, invitationSucceeded, {
    invitationId: id,
    inviterId,
    inviteeId: memberId,
    programmeVersion,
  })
}

/** Ends an invitation whose time is over. */
export const endAsLate = async (
  transaction: QueryExecutor,
  { id, inviterId }: Pick<typeof invitations.$inferSelect, 'id' | 'inviterId'>,
): Promise<void> => {
  await transaction
    .update(invitations)
    .set({ outcome: 'not_counted', notCountedReason: 'late' })
    .where(eq(invitations.id, id))
  await publishEvent(transaction, invitationNotCounted, { invitationId: id, inviterId, reason: 'late', note: null })
}
