import type { Invitation, InvitationState, OwnInvitations } from '@jobspan/shared-kit/contracts/rewards/invitations'
import {
  invitationLimits,
  invitationStates,
  maxCountedInvitations,
} from '@jobspan/shared-kit/contracts/rewards/invitations'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { newestFirst } from '../platform/database/newest-first.ts'
import { findLinkOf } from './invitation-links.ts'
import { daysLeft, invitationState, notCountedReason } from './invitation-state-sql.ts'
import { hasAcceptedTerms } from './programme/accepted-terms.ts'
import { invitationLinks, invitations } from './tables.ts'

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

/**
 * How many of a member's invitations are in which state. Those that succeeded are counted as they do (a trigger), since rewards follow from how many
 * there are; of the others the newest thousand, so that no page waits longer for a member who has more.
 */
export const countInvitations = async (db: QueryExecutor, userId: number): Promise<OwnInvitations['counts']> => {
  const [link] = await db
    .select({ succeeded: invitationLinks.succeeded })
    .from(invitationLinks)
    .where(eq(invitationLinks.userId, userId))
  const { rows } = await db.execute(sql`
    select state, count(*)::int as count from (
      select ${invitationState} as state from ${invitations} where ${isUnsuccessfulOf(userId)}
      order by ${newestFirst(invitations.id)} limit ${maxCountedInvitations}) as newest
    group by state`)
  const counts = Object.fromEntries(rows.map(({ state, count }) => [String(state), Number(count)]))
  const entries = invitationStates.map((state) => [state, counts[state] ?? 0])
  return { ...(Object.fromEntries(entries) as OwnInvitations['counts']), succeeded: link?.succeeded ?? 0 }
}

const isUnsuccessfulOf = (userId: number) =>
  sql`${invitations.inviterId} = ${userId} and ${invitations.outcome} is distinct from 'succeeded'`

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
