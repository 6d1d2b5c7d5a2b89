import type { LedgerAccountKind, TransferReason } from '@jobspan/shared-kit/contracts/rewards/ledger'
import { eq, inArray, isNull, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../tables.ts'

type MemberAccountKind = Extract<LedgerAccountKind, 'available' | 'reserved'>
/** A member's account, one of the house by its kind, or one by its id, which is known after its member is gone, too. */
type LedgerAccount =
  | { kind: MemberAccountKind; userId: number }
  | { kind: Exclude<LedgerAccountKind, MemberAccountKind> }
  | { id: number }

export type Transfer = {
  /** Names what the points move for: whatever is asked, they move once for it. */
  cause: string
  reason: TransferReason
  from: LedgerAccount
  to: LedgerAccount
  /** Whole points, above zero. */
  points: number
}

/**
 * Moves points from one account to another: two entries whose sum is zero, and both balances, in the caller's transaction. Gives false where they
 * moved for that cause before. Throws 41249 where the account has fewer: only the programme gives what it has not.
 */
export const transferPoints = async (
  transaction: QueryExecutor,
  { cause, reason, from, to, points }: Transfer,
): Promise<boolean> => {
  if (!Number.isSafeInteger(points) || points <= 0) throw new RangeError(`${points} are no points that can move`)
  // Of two with one cause, the second waits here until the first is committed.
  const [transfer] = await transaction
    .insert(ledgerTransfers)
    .values({ cause, reason })
    .onConflictDoNothing()
    .returning({ id: ledgerTransfers.id })
  if (!transfer) return false
  const fromId = await accountId(transaction, from)
  const toId = await accountId(transaction, to)
  if (fromId === toId) throw new RangeError('points move between two accounts')
  const balances = await lockBalances(transaction, [fromId, toId])
  const source = balances.get(fromId)
  const target = balances.get(toId)
  if (!source || !target) throw new Error(`the ledger has no account ${source ? toId : fromId}`)
  if (source.kind !== 'programme' && source.balance < points) throw new ApiError('withdrawalBalance')
  const entries = [
    { accountId: fromId, points: -points, balanceAfter: source.balance - points },
    { accountId: toId, points, balanceAfter: target.balance + points },
  ]
  for (const entry of entries) {
    await transaction
      .update(ledgerAccounts)
      .set({ balance: entry.balanceAfter })
      .where(eq(ledgerAccounts.id, entry.accountId))
  }
  await transaction.insert(ledgerEntries).values(entries.map((entry) => ({ transferId: transfer.id, ...entry })))
  return true
}

/** Always in the order of their ids: two transfers between the same accounts wait for each other and never in a ring. */
const lockBalances = async (transaction: QueryExecutor, ids: number[]) => {
  const rows = await transaction
    .select({ id: ledgerAccounts.id, kind: ledgerAccounts.kind, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, ids))
    .orderBy(ledgerAccounts.id)
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** The id of an account, which is made where it is asked for first. */
export const accountId = async (db: QueryExecutor, account: LedgerAccount): Promise<number> => {
  if ('id' in account) return account.id
  const { kind } = account
  const userId = 'userId' in account ? account.userId : null
  const isThis = sql`${ledgerAccounts.kind} = ${kind} and ${userId === null ? isNull(ledgerAccounts.userId) : eq(ledgerAccounts.userId, userId)}`
  const find = () => db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isThis)
  const [known] = await find()
  if (known) return known.id
  await db.insert(ledgerAccounts).values({ kind, userId }).onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error(`the ledger has no account ${kind}`)
  return made.id
}
