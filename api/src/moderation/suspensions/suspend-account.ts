import type { SuspensionKind } from '@jobspan/shared-kit/contracts/members/suspensions'
import type { ModeratedAccount } from '@jobspan/shared-kit/contracts/moderation/suspension-operations'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import { cancelMailsTo } from '../../notifications/cancel-mails.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Because } from '../jobs/take-job-down.ts'
import { conflict, recordAct } from '../operator-acts.ts'

const shown = {
  id: users.id,
  email: users.email,
  isSuspended: users.isSuspended,
  suspendedAs: users.suspendedAs,
  deleteAfter: users.deleteAfter,
  createdAt: users.createdAt,
}
type Shown = { [Name in keyof typeof shown]: (typeof users.$inferSelect)[Name] }

const toAccount = (row: Shown | undefined): ModeratedAccount => {
  if (!row) throw new ApiError('notFound')
  return {
    id: row.id,
    email: row.email,
    is_suspended: row.isSuspended,
    suspended_as: row.suspendedAs,
    delete_after: row.deleteAfter?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  }
}

/** Throws 40004 where no account has the address. */
export const findAccount = async (db: QueryExecutor, email: string): Promise<ModeratedAccount> => {
  const [row] = await db.select(shown).from(users).where(eq(users.email, email.toLowerCase()))
  return toAccount(row)
}

const lockAccount = async (transaction: QueryExecutor, id: number): Promise<ModeratedAccount> => {
  const [row] = await transaction.select(shown).from(users).where(eq(users.id, id)).for('no key update')
  return toAccount(row)
}

const changeAccount = async (
  transaction: QueryExecutor,
  before: ModeratedAccount,
  kind: SuspensionKind | null,
  { operator, reason }: Because,
): Promise<ModeratedAccount> => {
  const { id } = before
  const [row] = await transaction
    .update(users)
    .set({ isSuspended: kind !== null, suspendedAs: kind, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning(shown)
  const after = toAccount(row)
  const stateOf = ({ is_suspended, suspended_as }: ModeratedAccount) => ({ is_suspended, suspended_as })
  await recordAct(transaction, {
    operator,
    act: kind === null ? 'account.released' : 'account.suspended',
    subject: 'account',
    subjectId: id,
    reason,
    before: stateOf(before),
    after: stateOf(after),
  })
  return after
}

/**
 * Suspends an account (docs/product-rules.md#suspensions). Its sessions stay and open nothing, its live connections are closed by a trigger, and mails
 * that wait are not sent. Another kind replaces the former. Throws 409 where it is suspended so already.
 */
export const suspendAccount = async (
  transaction: QueryExecutor,
  id: number,
  { kind, ...why }: Because & { kind: SuspensionKind },
): Promise<ModeratedAccount> => {
  const before = await lockAccount(transaction, id)
  if (before.is_suspended && before.suspended_as === kind)
    throw conflict(`Account ${id} is suspended already (${kind}).`)
  await cancelMailsTo(transaction, before.email)
  return changeAccount(transaction, before, kind, why)
}

/** Throws 409 where it is not suspended. Its sessions open what they opened before. */
export const releaseAccount = async (transaction: QueryExecutor, id: number, why: Because) => {
  const before = await lockAccount(transaction, id)
  if (!before.is_suspended) throw conflict(`Account ${id} is not suspended.`)
  return changeAccount(transaction, before, null, why)
}
