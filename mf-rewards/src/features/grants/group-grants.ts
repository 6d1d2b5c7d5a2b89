import type { Grant } from '@jobspan/shared-kit/contracts/rewards/grants'

type GrantGroup = { grant: Grant; count: number }

/** Of all that a row shows, whatever may differ between two rewards; of one that was used for a company or a draw, itself. */
const readAs = (grant: Grant, dayOf: (at: string) => string): string =>
  JSON.stringify([
    grant.type,
    grant.role,
    grant.state,
    grant.points,
    grant.note,
    grant.action,
    grant.distribute_by,
    grant.awaits_proof,
    ...[grant.granted_at, grant.distributed_at, grant.used_at, grant.valid_until].map((at) => at && dayOf(at)),
    grant.type === 'referral' && grant.used_at !== null && grant.id,
  ])

/**
 * Rewards in their order; those that read the same are one, with how many there are. Whatever is done with it is done with the newest.
 * @param dayOf the day of a moment as rows show it
 */
export const groupGrants = (grants: readonly Grant[], dayOf: (at: string) => string): GrantGroup[] => {
  const groups = new Map<string, GrantGroup>()
  for (const grant of grants) {
    const key = readAs(grant, dayOf)
    const group = groups.get(key)
    if (group) group.count += 1
    else groups.set(key, { grant, count: 1 })
  }
  return [...groups.values()]
}
