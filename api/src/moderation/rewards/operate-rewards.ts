import type { RewardCountry } from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { DistributionItem, ReviewItem, ReviewOutcome } from '@jobspan/shared-kit/contracts/rewards/operations'
import { decideInvitation } from '../../invitations/decide-review.ts'
import { type CountrySwitches, changeCountrySwitches } from '../../invitations/programme/country-switches.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { markDistributed, rejectGrants } from '../../rewards/grants/distribute-rewards.ts'
import { decideWithdrawal } from '../../rewards/withdrawals/end-withdrawal.ts'
import { conflict, recordAct, recordReading } from '../operator-acts.ts'

type Reasoned = { operator: string; reason: string }

const decisions = { invitation: decideInvitation, withdrawal: decideWithdrawal } as const

/** Decides about what waits for it. Throws 409 where it does not wait. Run it in a transaction, as all of these. */
export const decideReview = async (
  transaction: QueryExecutor,
  { kind, id }: Pick<ReviewItem, 'kind' | 'id'>,
  { operator, outcome, reason }: Reasoned & { outcome: ReviewOutcome },
): Promise<void> => {
  if (!(await decisions[kind](transaction, id, outcome, reason)))
    throw conflict(`There is no ${kind} ${id} that waits for a decision.`)
  await recordAct(transaction, {
    operator,
    act: 'reward_review.decided',
    subject: kind,
    subjectId: id,
    reason,
    before: { state: 'in_review' },
    after: { outcome },
  })
}

const notWaiting = (id: number) =>
  conflict(`There is no reward ${id} that waits: it was distributed or rejected before, or never granted.`)

/** Throws 409 where the reward does not wait to be distributed. */
export const distributeGrant = async (
  transaction: QueryExecutor,
  id: number,
  { operator, reason }: Reasoned,
): Promise<void> => {
  if ((await markDistributed(transaction, [id])).length === 0) throw notWaiting(id)
  const about = { operator, act: 'reward.distributed', subject: 'reward', subjectId: id, reason } as const
  await recordAct(transaction, { ...about, before: { state: 'granted' }, after: { state: 'distributed' } })
}

/** Throws 409 as {@link distributeGrant}. */
export const rejectGrant = async (
  transaction: QueryExecutor,
  id: number,
  { operator, reason }: Reasoned,
): Promise<void> => {
  if ((await rejectGrants(transaction, [id], reason)).length === 0) throw notWaiting(id)
  const about = { operator, act: 'reward.rejected', subject: 'reward', subjectId: id, reason } as const
  await recordAct(transaction, { ...about, before: { state: 'granted' }, after: { state: 'rejected' } })
}

/** Where members live is read by whoever sends them something: the audit log says who read it. */
export const recordAddressesRead = (
  db: QueryExecutor,
  operator: string,
  items: readonly DistributionItem[],
): Promise<void> =>
  recordReading(db, {
    operator,
    act: 'reward_address.read',
    subject: 'reward',
    subjectIds: items.filter(({ delivery }) => delivery !== null).map(({ grant_id: id }) => id),
    reason: 'Opened the list of what waits to be sent.',
  })

export const toRewardCountry = (country: CountryKey, { isCashOn, isMailOn }: CountrySwitches): RewardCountry => ({
  country,
  is_cash_on: isCashOn,
  is_mail_on: isMailOn,
})

type Switched = Reasoned & { is_cash_on?: boolean | undefined; is_mail_on?: boolean | undefined }

/** Throws 409 where nothing is another than before. */
export const switchCountry = async (
  transaction: QueryExecutor,
  country: CountryKey,
  { operator, reason, is_cash_on: isCashOn, is_mail_on: isMailOn }: Switched,
): Promise<RewardCountry> => {
  const changes = { ...(isCashOn !== undefined && { isCashOn }), ...(isMailOn !== undefined && { isMailOn }) }
  const before = await changeCountrySwitches(transaction, country, changes)
  const after = { ...before, ...changes }
  if (before.isCashOn === after.isCashOn && before.isMailOn === after.isMailOn)
    throw conflict(`Rewards of ${country} are switched like this already.`)
  const about = { operator, act: 'reward_country.changed', subject: 'country', subjectId: country, reason } as const
  await recordAct(transaction, { ...about, before, after })
  return toRewardCountry(country, after)
}
