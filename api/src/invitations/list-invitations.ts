import type { Invitation, InvitationState } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { and, eq, lt } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { newestFirst } from '../platform/database/newest-first.ts'
import { daysLeft, invitationState, notCountedReason } from './invitation-state-sql.ts'
import { invitations } from './tables.ts'

/** A member's invitations, the newest first. */
export const listInvitations = async (
  db: QueryExecutor,
  userId: number,
  { before, size }: { before?: number | undefined; size: number },
): Promise<{ items: Invitation[]; has_more: boolean }> => {
  const rows = await db
    .select({ row: invitations, state: invitationState, reason: notCountedReason, days: daysLeft })
    .from(invitations)
    .where(and(eq(invitations.inviterId, userId), before === undefined ? undefined : lt(invitations.id, before)))
    .orderBy(newestFirst(invitations.id))
    .limit(size + 1)
  const items = rows.slice(0, size).map(
    ({ row, state, reason, days }): Invitation => ({
      id: row.id,
      channel: row.channel,
      address: row.hiddenAddress,
      state: state as InvitationState,
      days_left: state === 'registered' ? days : null,
      not_counted_reason: reason as Invitation['not_counted_reason'],
      review_reasons: state === 'in_review' ? row.reviewReasons : [],
      note: row.note,
      sent_at: row.sentAt?.toISOString() ?? null,
      opened_at: row.openedAt?.toISOString() ?? null,
      registered_at: row.registeredAt?.toISOString() ?? null,
      attached_at: row.attachedAt?.toISOString() ?? null,
    }),
  )
  return { items, has_more: rows.length > size }
}
