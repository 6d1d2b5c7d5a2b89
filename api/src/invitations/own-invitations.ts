import {
  invitationLimits,
  invitationStates,
  maxCountedInvitations,
  type OwnInvitations,
} from '@jobspan/shared-kit/contracts/rewards/invitations'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { newestFirst } from '../platform/database/newest-first.ts'
import { createPreparedStatement } from '../platform/database/prepared-statement.ts'
import { invitationState } from './invitation-state-sql.ts'
import { programmeAt } from './programme/programme.ts'
import { acceptedRewardTerms, invitationLinks, invitations } from './tables.ts'

const maxCounted = sql.raw(String(maxCountedInvitations))

/** SQL: how many of a member's invitations succeeded. They are counted as they do (a trigger), since rewards follow from how many there are. */
export const succeededOf = (userId: SQLWrapper): SQL<number> =>
  sql`coalesce((select succeeded from ${invitationLinks} where user_id = ${userId}), 0)`

/** SQL: how many of a member's invitations may still succeed, and how many operators look at; at most a thousand together. */
export const waitingOf = (
  userId: SQLWrapper,
): SQL<Pick<OwnInvitations['counts'], 'in_review'> & { waiting: number }> => sql`(
  select jsonb_build_object('waiting', count(*) filter (where state in ('sent', 'opened', 'registered')),
    'in_review', count(*) filter (where state = 'in_review'))
  from (
    select ${invitationState} as state from ${invitations}
    where inviter_id = ${userId} and (outcome is null or outcome = 'in_review') limit ${maxCounted}) as open)`

/** Of those that did not succeed the newest thousand, so that no page waits longer for a member who has more. */
const unsuccessfulOf = (userId: SQLWrapper): SQL<Record<string, number>> => sql`(
  select coalesce(jsonb_object_agg(state, count), '{}') from (
    select state, count(*) as count from (
      select ${invitationState} as state from ${invitations}
      where inviter_id = ${userId} and outcome is distinct from 'succeeded'
      order by ${newestFirst(invitations.id)} limit ${maxCounted}) as newest
    group by state) as counted)`

const mailedOf = (userId: SQLWrapper): SQL<number> => sql`(
  select count(*)::int from ${invitations} where inviter_id = ${userId} and sent_at > now() - interval '1 day')`

const toMailsLeft = (mailed: number): number => Math.max(0, invitationLimits.mailsPerDay - mailed)

/** How many mails the member can still send within these 24 hours. */
export const countMailsLeft = async (db: QueryExecutor, userId: number): Promise<number> => {
  const { rows } = await db.execute(sql`select ${mailedOf(sql`${userId}`)} as mailed`)
  return toMailsLeft(Number(rows[0]?.mailed))
}

/** All in one statement: each more is a wait of its own where many ask at once. */
const ownOf = createPreparedStatement((db) => {
  const userId = sql`${sql.placeholder('userId')}::int`
  const hasAccepted = sql`exists (
    select from ${acceptedRewardTerms} where user_id = ${userId} and version = ${sql.placeholder('terms')}::text)`
  return db
    .select({
      code: sql<string | null>`(select code from ${invitationLinks} where user_id = ${userId} and ${hasAccepted})`,
      mailed: mailedOf(userId),
      unsuccessful: unsuccessfulOf(userId),
      succeeded: succeededOf(userId),
    })
    .from(sql`(values (1)) as one`)
    .prepare('own_invitations')
})

/** The member's link and how their invitations are; without the link where they have not accepted the terms that are valid now. */
export const loadOwnInvitations = async (db: QueryExecutor, userId: number): Promise<OwnInvitations> => {
  const [row] = await ownOf(db).execute({ userId, terms: programmeAt().terms_version })
  if (!row) throw new Error('a statement without a condition gave no row')
  const counts = { ...row.unsuccessful, succeeded: row.succeeded } as Record<string, number>
  return {
    code: row.code,
    mails_left: toMailsLeft(row.mailed),
    counts: Object.fromEntries(
      invitationStates.map((state) => [state, counts[state] ?? 0]),
    ) as OwnInvitations['counts'],
  }
}
