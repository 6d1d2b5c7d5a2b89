import { rewardLimits } from '@jobspan/shared-kit/contracts/rewards/programme'
import { type SQL, sql } from 'drizzle-orm'
import { invitations } from './tables.ts'

/** Until when a resume counts, and after how many days that is. */
export const attachUntil = sql`${invitations.registeredAt} + make_interval(days => ${sql.raw(String(rewardLimits.daysToAttach))})`

const isLate = sql`${invitations.attachedAt} is null and ${attachUntil} <= now()`
/** The account that was made is deleted. */
const hasEnded = sql`${invitations.seekerId} is null`

/** The state of an invitation as it is now: what is stored, and what the clock says (docs/product-rules.md#invitations). */
export const invitationState: SQL<string> = sql`case
  when ${invitations.outcome} is not null then ${invitations.outcome}
  when ${invitations.registeredAt} is not null and (${hasEnded} or ${isLate}) then 'not_counted'
  when ${invitations.registeredAt} is not null then 'registered'
  when ${invitations.openedAt} is not null then 'opened'
  else 'sent' end`

/** Why it does not count; null where it does, or may still. */
export const notCountedReason: SQL<string | null> = sql`case
  when ${invitations.outcome} = 'not_counted' then ${invitations.notCountedReason}
  when ${invitations.outcome} is not null or ${invitations.registeredAt} is null then null
  when ${hasEnded} then 'ended'
  when ${isLate} then 'late' end`

/** Days left to attach a resume, the one that runs included. */
export const daysLeft: SQL<number> = sql`ceil(extract(epoch from ${attachUntil} - now()) / 86400)::int`
