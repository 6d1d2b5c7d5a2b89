import type { Invitation, InvitationState, OwnInvitations } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { invitationLimits, invitationStates } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { findLinkOf } from './invitation-links.ts'
import { daysLeft, invitationState, notCountedReason } from './invitation-state-sql.ts'
import { hasAcceptedTerms } from './programme/accepted-terms.ts'
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
    .orderBy(desc(invitations.id))
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

/** How many of a member's invitations are in which state. */
export const countInvitations = async (db: QueryExecutor, userId: number): Promise<OwnInvitations['counts']> => {
  const rows = await db
    .select({ state: invitationState, count: sql<number>`count(*)::int` })
    .from(invitations)
    .where(eq(invitations.inviterId, userId))
    .groupBy(sql`1`)
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  return Object.fromEntries(invitationStates.map((state) => [state, counts[state] ?? 0])) as OwnInvitations['counts']
}

/** How many mails the member can still send within these 24 hours. */
export const countMailsLeft = async (db: QueryExecutor, userId: number): Promise<number> => {
  const sent = await db.$count(
    invitations,
    sql`${invitations.inviterId} = ${userId} and ${invitations.sentAt} > now() - interval '1 day'`,
  )
  return Math.max(0, invitationLimits.mailsPerDay - sent)
}

/** The member's link and how their invitations are; without the link where they have not accepted the terms that are valid now. */
export const loadOwnInvitations = async (db: QueryExecutor, userId: number): Promise<OwnInvitations> => {
  const link = (await hasAcceptedTerms(db, userId)) ? await findLinkOf(db, userId) : null
  return {
    code: link?.code ?? null,
    mails_left: await countMailsLeft(db, userId),
    counts: await countInvitations(db, userId),
  }
}
