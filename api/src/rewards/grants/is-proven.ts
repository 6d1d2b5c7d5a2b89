import { sql } from 'drizzle-orm'
import { hasProvenInvitee } from '../../invitations/has-proven-invitee.ts'
import { rewardGrants } from '../tables.ts'

/**
 * SQL condition of a row of `reward_grants`: it need not wait for a proof. Points are money, and an account with an address that somebody made up costs
 * nothing: they wait until whoever was invited proved an address or a number.
 */
export const isProven = sql<boolean>`(${rewardGrants.type} <> 'cash' or ${rewardGrants.invitationId} is null
  or ${hasProvenInvitee(rewardGrants.invitationId)})`
