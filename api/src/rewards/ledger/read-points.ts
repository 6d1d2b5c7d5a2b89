import type { PointEntry, PointKind } from '@jobspan/shared-kit/contracts/rewards/points'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { newestFirst } from '../../platform/database/newest-first.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../tables.ts'

/** SQL: the balance of a member's account; 0 before anything moved. */
export const balanceOf = (userId: SQL, kind: 'available' | 'reserved'): SQL<number> =>
  sql`coalesce((select balance from ${ledgerAccounts} where user_id = ${userId} and kind = ${sql.raw(`'${kind}'`)}), 0)`.mapWith(
    Number,
  )

/** A member's points, and what of them is set aside. */
export const loadPoints = async (
  db: QueryExecutor,
  userId: number,
): Promise<{ available: number; reserved: number }> => {
  const rows = await db
    .select({ kind: ledgerAccounts.kind, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.userId, userId))
  const balanceOf = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0
  return { available: balanceOf('available'), reserved: balanceOf('reserved') }
}

/** How a member's points moved, the newest first. */
export const listPointEntries = async (
  db: QueryExecutor,
  userId: number,
  { before, size }: { before?: number | undefined; size: number },
): Promise<{ items: PointEntry[]; has_more: boolean }> => {
  const [account] = await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.userId, userId), eq(ledgerAccounts.kind, 'available')))
  if (!account) return { items: [], has_more: false }
  const rows = await db
    .select({
      id: ledgerEntries.id,
      points: ledgerEntries.points,
      balanceAfter: ledgerEntries.balanceAfter,
      reason: ledgerTransfers.reason,
      at: ledgerTransfers.at,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(
      and(eq(ledgerEntries.accountId, account.id), before === undefined ? undefined : lt(ledgerEntries.id, before)),
    )
    .orderBy(newestFirst(ledgerEntries.id))
    .limit(size + 1)
  const items = rows.slice(0, size).map(({ id, points, balanceAfter, reason, at }) => ({
    id,
    // Points of members are settled and forfeited out of what is set aside, or with their account.
    kind: reason as PointKind,
    points,
    balance_after: balanceAfter,
    at: at.toISOString(),
  }))
  return { items, has_more: rows.length > size }
}
