import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import { invitations } from './tables.ts'

/**
 * SQL statement: the invitation that a guest accepted becomes that of the member whom they turned out to be, in whatever way they registered or signed
 * in. It counts where their account was made after they opened it. A member has one at most, and nobody invites themself.
 */
export const adoptInvitation = (guestId: SQLWrapper, memberId: SQLWrapper): SQL => {
  const isOwn = sql`inviter_id = ${memberId}`
  const isOld = sql`member.created_at < opened_at`
  return sql`
    update ${invitations} set
      seeker_id = case when ${isOwn} then seeker_id else ${memberId} end,
      registered_at = case when ${isOwn} or ${isOld} then null else member.created_at end,
      outcome = case when ${isOwn} or ${isOld} then 'not_counted' end,
      not_counted_reason = case when ${isOwn} then 'self' when ${isOld} then 'existing_member' end
    from ${users} as member
    where member.id = ${memberId} and seeker_id = ${guestId} and outcome is null
      and not exists (select from ${invitations} as kept where kept.seeker_id = ${memberId})`
}
