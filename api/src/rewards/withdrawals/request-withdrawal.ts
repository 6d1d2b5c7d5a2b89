import type { ReviewReason } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { type PayoutNetwork, rewardLimits } from '@jobspan/shared-kit/contracts/rewards/programme'
import type {
  requestWithdrawal as operation,
  PayoutTarget,
  Withdrawal,
} from '@jobspan/shared-kit/contracts/rewards/withdrawals'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { acceptTerms } from '../../invitations/programme/accepted-terms.ts'
import { readCountrySwitches } from '../../invitations/programme/country-switches.ts'
import { programmeAt } from '../../invitations/programme/programme.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { ErrorName } from '../../platform/errors/error-texts.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { loadPoints } from '../ledger/read-points.ts'
import { accountId, transferPoints } from '../ledger/transfer-points.ts'
import { withdrawals } from '../tables.ts'
import { isPayoutAddress } from './payout-address.ts'
import { openStates, toWithdrawal } from './withdrawal-rows.ts'

const belowMinimum: Record<PayoutNetwork, ErrorName> = {
  tron: 'withdrawalBelowTron',
  ethereum: 'withdrawalBelowEthereum',
}

/**
 * Sets points aside and notes where they are to be paid. One whose target another member was paid to as well waits for an operator. Throws 40058, 40021
 * (409), 41250, 41246, 41247, 41248, 41249 and 41251. Run it in a transaction.
 */
export const requestWithdrawal = async (
  transaction: QueryExecutor,
  user: Pick<Member, 'id' | 'country'>,
  { network, target, points, terms_version }: z.output<(typeof operation)['body']>,
): Promise<Withdrawal> => {
  const { isCashOn } = await readCountrySwitches(transaction, user.country)
  if (!isCashOn) throw new ApiError('rewardsUnavailable')
  await acceptTerms(transaction, user.id, terms_version)
  requireTarget(network, target)
  if (points < rewardLimits.minimumPoints[network]) throw new ApiError(belowMinimum[network])
  if (points % rewardLimits.pointStep !== 0) throw new ApiError('withdrawalStep')
  const reviewReasons = await reasonsToLook(transaction, user.id, target)
  const [row] = await transaction
    .insert(withdrawals)
    .values({
      userId: user.id,
      accountId: await accountId(transaction, { kind: 'reserved', userId: user.id }),
      network,
      targetKind: target.kind,
      target: target.value,
      points,
      microUsdt: Math.floor((points * 1_000_000) / programmeAt().points_per_usdt),
      termsVersion: terms_version,
      state: reviewReasons.length > 0 ? 'in_review' : 'requested',
      reviewReasons,
    })
    // Of two at once, the second waits for the first here.
    .onConflictDoNothing()
    .returning()
  if (!row) throw new ApiError('withdrawalOpen')
  const { available } = await loadPoints(transaction, user.id)
  if (available < points) throw new ApiError('withdrawalBalance')
  await transferPoints(transaction, {
    cause: `withdrawal:${row.id}:reserve`,
    reason: 'reserved',
    from: { kind: 'available', userId: user.id },
    to: { id: row.accountId },
    points,
  })
  return toWithdrawal(row)
}

const requireTarget = (network: PayoutNetwork, { kind, value }: PayoutTarget): void => {
  const cwalletId = new RegExp(`^\\d{${rewardLimits.cwalletIdDigits}}$`)
  const isRight = kind === 'cwallet' ? cwalletId.test(value) : isPayoutAddress(network, value)
  if (!isRight) throw new ApiError('withdrawalAddress')
}

/** Accounts that are paid to one place may be one person. */
const reasonsToLook = async (db: QueryExecutor, userId: number, { value }: PayoutTarget): Promise<ReviewReason[]> => {
  // Of two members at once, the second sees the first.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payout target ${value}`}, 0))`)
  const [other] = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.target, value),
        // Also one whose account is gone.
        sql`${withdrawals.userId} is distinct from ${userId}`,
        inArray(withdrawals.state, [...openStates, 'settled']),
      ),
    )
    .limit(1)
  return other ? ['payout_target'] : []
}
