import type { ReviewReason } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { users } from '../members/tables.ts'
import { knownDeviceId } from '../platform/session/device-cookie.ts'
import { isSameNetwork, networkHashOf } from './network-hash.ts'
import { invitationLinks, invitations } from './tables.ts'

/** An invitation between the member and somebody else that is not rewarded yet. */
type Pending = {
  id: number
  isInvitee: boolean
  otherId: number
  otherPasswordHash: string | null
  /** From which it was opened, and in which its inviter was seen last. */
  networkHash: string | null
  inviterNetworkHash: string | null
}

/** Of those whom a member invited the newest, who have days to attach a resume or wait for an operator. */
const maxInvited = 100

/**
 * Compares the browser in which a session of a member begins with those of the members who are rewarded with them: whoever opens a link where nobody
 * knows them, and registers or signs in where the inviter does, or lets the inviter in there, is looked at, too. Call it once the session is made.
 */
export const noteSessionSignals = async (
  app: FastifyInstance,
  request: FastifyRequest,
  memberId: number,
): Promise<void> => {
  const { db } = app.connection
  const network = networkHashOf(app, request)
  const { rows } = await db.execute(sql`
    with seen as (update ${invitationLinks} set network_hash = ${network}
      where user_id = ${memberId} and ${network} <> '' and network_hash <> ${network})
    (select invitation.id, true as "isInvitee", other.id as "otherId", other.password_hash as "otherPasswordHash",
        invitation.network_hash as "networkHash", link.network_hash as "inviterNetworkHash"
      from ${invitations} as invitation join ${users} as other on other.id = invitation.inviter_id
        left join ${invitationLinks} as link on link.user_id = other.id
      where invitation.seeker_id = ${memberId} and registered_at is not null and (outcome is null or outcome = 'in_review'))
    union all
    (select invitation.id, false, other.id, other.password_hash, null, null
      from ${invitations} as invitation join ${users} as other on other.id = invitation.seeker_id
      where invitation.inviter_id = ${memberId} and registered_at > now() - interval '30 days'
        and (outcome is null or outcome = 'in_review')
      order by registered_at desc limit ${maxInvited})`)
  for (const pending of rows as Pending[]) {
    const reasons = reasonsOf(app, request, pending)
    const isMoved = pending.isInvitee && network !== '' && network !== pending.networkHash
    if (reasons.length === 0 && !isMoved) continue
    // From when they registered, the network that they were seen in last counts.
    await db.execute(sql`
      update ${invitations} set review_reasons = array(select distinct unnest(review_reasons || ${`{${reasons.join()}}`}::text[]) order by 1),
        network_hash = ${isMoved ? network : sql`network_hash`}
      where id = ${pending.id} and (outcome is null or outcome = 'in_review')`)
  }
}

const reasonsOf = (app: FastifyInstance, request: FastifyRequest, pending: Pending): ReviewReason[] => {
  const { isInvitee, otherId: id, otherPasswordHash: passwordHash, networkHash, inviterNetworkHash } = pending
  const isDeviceKnown = knownDeviceId(app, request, { id, passwordHash }) !== null
  const networks = [networkHashOf(app, request), networkHash]
  const isNetworkShared = isInvitee && isSameNetwork(inviterNetworkHash, networks)
  return [...(isDeviceKnown ? (['device'] as const) : []), ...(isNetworkShared ? (['network'] as const) : [])]
}
