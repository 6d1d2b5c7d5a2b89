import { type Database, isDatabaseUnavailable, type QueryExecutor } from '@jobspan/kit-server'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { AuditAction, AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'
import { eq, sql } from 'drizzle-orm'
import { CommitOutcomeUnknownError } from '../platform/database/commit-outcome-unknown-error.ts'
import { databaseNow } from '../platform/database/database-clock.ts'
import { audit, head } from '../platform/database/schema/audit.ts'
import { documents } from '../platform/database/schema/documents.ts'
import { genesisHash, hashRow } from './audit-chain.ts'

/** Whoever holds documents in memory listens here. */
export const changesChannel = 'registry_changes'

type AuditEntry = Pick<AuditRow, 'actor' | 'remote' | 'reason'> & { action: AuditAction } & Partial<
    Pick<AuditRow, 'cells' | 'details'>
  >

/** A change at work: everything it writes is committed together or not at all. */
export type RegistryTransaction = {
  db: QueryExecutor
  /** When it is made, by the database's clock: replicas whose own clocks differ still write one history. */
  now: Date
  /** Adds a row to the audit log and gives its number. */
  appendAuditEntry: (entry: AuditEntry) => Promise<number>
  /** Has these countries' documents issued anew. */
  reissueDocuments: (countries: readonly CountryKey[]) => void
}

/**
 * Runs `work` in a transaction that no other change runs beside, on any replica: so the audit log has no gap and no fork,
 * and what was checked still holds when it is written. Listeners are notified with the commit. Throws `CommitOutcomeUnknownError` where
 * the database was lost when nothing but the commit was left to do; after any other error nothing was changed.
 */
export const runRegistryTransaction = async <Result>(
  db: Database,
  work: (change: RegistryTransaction) => Promise<Result>,
): Promise<Result> => {
  let isCommitting = false
  const change = async (transaction: QueryExecutor): Promise<Result> => {
    const state = await lockHead(transaction)
    const now = new Date(await databaseNow(transaction))
    const issued = new Set<CountryKey>()
    const result = await work({
      db: transaction,
      now,
      appendAuditEntry: async (entry) => {
        const row = nextRow(state, now, entry)
        await transaction.insert(audit).values({
          ...row,
          at: new Date(row.at),
          previousHash: row.previous_hash,
        })
        state.auditSequence = row.sequence
        state.auditHash = row.hash
        return row.sequence
      },
      reissueDocuments: (countries) => {
        for (const country of countries) issued.add(country)
      },
    })
    if (issued.size > 0) {
      // The clock keeps the number ahead of every document ever issued, also after an older backup was restored.
      state.serial = Math.max(state.serial + 1, now.getTime())
      const issuedAt = now
      await transaction
        .insert(documents)
        .values([...issued].map((country) => ({ country, serial: state.serial, issuedAt })))
        .onConflictDoUpdate({ target: documents.country, set: { serial: state.serial, issuedAt } })
    }
    await transaction.update(head).set(state).where(eq(head.id, 1))
    await transaction.execute(sql`select pg_notify(${changesChannel}, '')`)
    isCommitting = true
    return result
  }
  try {
    return await db.transaction(change)
  } catch (error) {
    throw isCommitting && isDatabaseUnavailable(error) ? new CommitOutcomeUnknownError(error) : error
  }
}

const lockHead = async (transaction: QueryExecutor) => {
  const lock = () => transaction.select().from(head).where(eq(head.id, 1)).for('update')
  const [known] = await lock()
  if (known) return known
  await transaction
    .insert(head)
    .values({ id: 1, serial: 0, auditSequence: 0, auditHash: genesisHash })
    .onConflictDoNothing()
  const [made] = await lock()
  if (!made) throw new Error('the registry has no head')
  return made
}

type NewRow = AuditRow & { action: AuditAction }

const nextRow = (state: { auditSequence: number; auditHash: string }, now: Date, entry: AuditEntry): NewRow => {
  const row = {
    sequence: state.auditSequence + 1,
    at: now.toISOString(),
    cells: [],
    details: {},
    ...entry,
    previous_hash: state.auditHash,
  }
  // As the database will give it back: JSON drops what is undefined.
  const stored = JSON.parse(JSON.stringify(row)) as typeof row
  return { ...stored, hash: hashRow(stored) }
}
