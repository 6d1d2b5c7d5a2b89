import { type RewardRole, type RewardType, rewardLimits } from '@jobspan/shared-kit/contracts/rewards/programme'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { invitationSucceeded } from '../../invitations/events.ts'
import { readCountrySwitches } from '../../invitations/programme/country-switches.ts'
import { findProgramme, type RewardRule, rewardRulesIn } from '../../invitations/programme/programme.ts'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import type { FactsOf } from '../../platform/events/define-event.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { rewardsGranted } from '../events.ts'
import { rewardGrants } from '../tables.ts'
import { addBusinessDays } from './business-days.ts'

const hourMs = 3600 * 1000

/** Grants both sides of an invitation what the programme says, under which it was opened. Repeated it grants nothing more. */
export const grantRewards = async (
  transaction: QueryExecutor,
  { invitationId, inviterId, inviteeId, programmeVersion }: FactsOf<typeof invitationSucceeded>,
): Promise<void> => {
  const sides: [RewardRole, number | null][] = [
    ['inviter', inviterId],
    ['invitee', inviteeId],
  ]
  for (const [role, userId] of sides) {
    if (userId !== null) await grantSide(transaction, { role, userId, invitationId, programmeVersion })
  }
}

type Side = { role: RewardRole; userId: number; invitationId: number; programmeVersion: string | null }

const grantSide = async (transaction: QueryExecutor, side: Side): Promise<void> => {
  const { role, userId, invitationId, programmeVersion } = side
  // What is earned by each fifth invitation is counted one after the other.
  await lockMember(transaction, userId)
  const [member] = await transaction.select({ country: users.country }).from(users).where(eq(users.id, userId))
  if (!member) return
  const programme = findProgramme(programmeVersion)
  const { isCashOn } = await readCountrySwitches(transaction, member.country)
  const count = (await countRewardedBefore(transaction, side)) + 1
  const rules = rewardRulesIn(programme, member.country, isCashOn).filter((rule) => rule.role === role)
  const types: RewardType[] = []
  for (const rule of rules) {
    const cause = causeOf(rule, side, count)
    if (cause === null) continue
    const isNew = await insertGrant(transaction, rule, {
      ...side,
      country: member.country,
      cause,
      version: programme.version,
    })
    if (isNew) types.push(rule.type)
  }
  if (types.length === 0) return
  await publishEvent(transaction, rewardsGranted, { memberId: userId, invitationId, role, types })
}

/**
 * Other invitations that this side was rewarded for. Not those that have succeeded: of ten that succeed before the first is rewarded, the fifth would
 * never be seen.
 */
const countRewardedBefore = async (
  transaction: QueryExecutor,
  { userId, role, invitationId }: Side,
): Promise<number> => {
  const isOther = ne(rewardGrants.invitationId, invitationId)
  const [row] = await transaction
    .select({ count: sql<number>`count(distinct ${rewardGrants.invitationId})::int` })
    .from(rewardGrants)
    .where(and(eq(rewardGrants.userId, userId), eq(rewardGrants.role, role), isOther))
  return row?.count ?? 0
}

/** What for it is granted; null where too few invitations were rewarded. */
const causeOf = ({ type, every }: RewardRule, { role, userId, invitationId }: Side, rewarded: number) => {
  if (every === 1) return `invitation:${invitationId}:${role}:${type}`
  const count = Math.floor(rewarded / every)
  return count === 0 ? null : `member:${userId}:${role}:${type}:${count}`
}

const insertGrant = async (
  transaction: QueryExecutor,
  { type, points, hold_hours }: RewardRule,
  {
    role,
    userId,
    invitationId,
    country,
    cause,
    version,
  }: Side & { country: Member['country']; cause: string; version: string },
): Promise<boolean> => {
  const now = new Date()
  const rows = await transaction
    .insert(rewardGrants)
    .values({
      userId,
      role,
      type,
      cause,
      invitationId,
      points: points ?? null,
      country,
      programmeVersion: version,
      distributeAt: hold_hours === null ? null : new Date(now.getTime() + hold_hours * hourMs),
      distributeBy: addBusinessDays(country, now, rewardLimits.distributionBusinessDays),
    })
    .onConflictDoNothing()
    .returning({ id: rewardGrants.id })
  return rows.length > 0
}
