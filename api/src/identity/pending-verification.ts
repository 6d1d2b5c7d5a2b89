import type { IdentityInfo } from '@jobspan/shared-kit/contracts/identity/identity'
import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { type SealKey, sealText, unsealText } from '../platform/crypto/seal.ts'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import { deleteFlowsOf } from './client/identity-flow.ts'
import type { FailureReason } from './client/provider-failure.ts'
import { recordSharing } from './identity-records.ts'
import { type SharedIdentity, sharedFields } from './person/shared-identity.ts'
import { deriveIdentity } from './person/user-identity.ts'
import { identityChecks, identityRecords } from './tables.ts'

/** docs/product-rules.md#identity-data */
const waitHours = 24

type Failure = { reason: FailureReason; reference: string | null }

const expiresAt = sql`now() + make_interval(hours => ${waitHours})`

/** What came back waits for the member, in the place of what waited before. */
export const saveSharedIdentity = (
  db: Database,
  sealKey: SealKey,
  userId: number,
  shared: SharedIdentity,
): Promise<void> =>
  db.transaction(async (transaction) => {
    // A new id each time: a tab that still shows the former one confirms nothing.
    await transaction.delete(identityChecks).where(eq(identityChecks.userId, userId))
    const sealed = sealText(sealKey, JSON.stringify(shared))
    await transaction
      .insert(identityChecks)
      .values({ userId, sealed, expiresAt })
      .onConflictDoUpdate({
        target: identityChecks.userId,
        set: { sealed, failure: null, reference: null, createdAt: sql`now()`, expiresAt, id: sql`excluded.id` },
      })
    await recordSharing(transaction, userId, 'received', sharedFields(shared))
  })

/** Remembers why nothing came, and deletes what waited; `keepsSuccess` leaves that, where somebody else's flow failed. */
export const saveFailure = async (
  db: QueryExecutor,
  userId: number,
  { reason: failure, reference }: Failure,
  { keepsSuccess = false } = {},
): Promise<void> => {
  const set = { sealed: null, failure, reference, expiresAt }
  await db
    .insert(identityChecks)
    .values({ userId, ...set })
    .onConflictDoUpdate({
      target: identityChecks.userId,
      set: { ...set, id: sql`excluded.id` },
      ...(keepsSuccess && { setWhere: isNull(identityChecks.sealed) }),
    })
}

type PendingVerification = { id: number; shared: SharedIdentity; sharedAt: Date; expiresAt: Date }

const openRow = (row: typeof identityChecks.$inferSelect, sealKey: SealKey): PendingVerification | null => {
  const text = row.sealed === null ? null : unsealText(sealKey, row.sealed)
  if (text === null) return null
  return { id: row.id, shared: JSON.parse(text), sharedAt: row.createdAt, expiresAt: row.expiresAt }
}

const ofMember = (userId: number) => and(eq(identityChecks.userId, userId), gt(identityChecks.expiresAt, sql`now()`))

/** What waits, locked until the transaction ends: it is confirmed once. */
export const lockPendingVerification = async (
  transaction: QueryExecutor,
  sealKey: SealKey,
  userId: number,
): Promise<PendingVerification | null> => {
  const [row] = await transaction.select().from(identityChecks).where(ofMember(userId)).for('update')
  return row ? openRow(row, sealKey) : null
}

export const isVerificationPending = async (db: QueryExecutor, userId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: identityChecks.id })
    .from(identityChecks)
    .where(and(ofMember(userId), isNotNull(identityChecks.sealed)))
  return rows.length > 0
}

const nothing = {
  id: null,
  uinfin: null,
  is_uinfin_revealable: false,
  name: null,
  residential_status: null,
  nationality: null,
  pass_type: null,
  pass_status: null,
  pass_expiry_date: null,
  verify_role: null,
  shared_at: null,
  expires_at: null,
}

/** The dialog's rows, or why there are none. */
export const loadIdentityInfo = async (
  db: QueryExecutor,
  sealKey: SealKey,
  userId: number,
  { revealsNumber }: { revealsNumber: boolean },
): Promise<IdentityInfo> => {
  const [row] = await db.select().from(identityChecks).where(ofMember(userId))
  const waiting = row ? openRow(row, sealKey) : null
  if (!waiting) {
    const reason = (row?.failure ?? 'nothing_waiting') as FailureReason
    return { ...nothing, failure: { reason, reference: row?.reference ?? null } }
  }
  const { fields, hasFullNumber } = waiting.shared
  return {
    ...fields,
    id: waiting.id,
    uinfin: hasFullNumber && !revealsNumber ? maskNumber(fields.uinfin ?? '') : fields.uinfin,
    is_uinfin_revealable: hasFullNumber,
    verify_role: deriveIdentity(waiting.shared)?.role ?? null,
    shared_at: waiting.sharedAt.toISOString(),
    expires_at: waiting.expiresAt.toISOString(),
    failure: null,
  }
}

const maskNumber = (number: string): string => `${'•'.repeat(number.length - 4)}${number.slice(-4)}`

/** Deletes what waits of a member, and what they have begun; records it where there was something. */
export const discardPendingVerification = (db: Database, userId: number): Promise<void> =>
  db.transaction(async (transaction) => {
    await deleteFlowsOf(transaction, userId)
    if (await deletePendingVerification(transaction, userId)) await recordSharing(transaction, userId, 'discarded', [])
  })

/** Gives whether anything that was shared is gone by it. */
export const deletePendingVerification = async (db: QueryExecutor, userId: number): Promise<boolean> => {
  const gone = await db
    .delete(identityChecks)
    .where(eq(identityChecks.userId, userId))
    .returning({ isShared: sql<boolean>`sealed is not null` })
  return gone.some(({ isShared }) => isShared)
}

/** What is a day old is deleted, and recorded where something had been shared. */
export const deleteExpiredChecks = async (db: Database): Promise<void> => {
  await db.transaction(async (transaction) => {
    const gone = await transaction
      .delete(identityChecks)
      .where(lte(identityChecks.expiresAt, sql`now()`))
      .returning({ userId: identityChecks.userId, isShared: sql<boolean>`sealed is not null` })
    const shared = gone.filter(({ isShared }) => isShared)
    if (shared.length === 0) return
    await transaction.insert(identityRecords).values(shared.map(({ userId }) => ({ userId, kind: 'expired' as const })))
  })
}
