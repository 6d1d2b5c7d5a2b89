import type { QueryExecutor } from '@jobspan/kit-server'
import type { AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'
import { eq } from 'drizzle-orm'
import type { RegistryTransaction } from '../audit/registry-transaction.ts'
import { audit } from '../platform/database/schema/audit.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import { type ChangeAuthor, revertChange } from './cell.ts'
import { loadCells } from './cell-repository.ts'
import { type Committed, commitChange } from './commit-change.ts'
import { planCells, rejectForeignSwitches } from './plan-change.ts'

type StoredRow = Pick<typeof audit.$inferSelect, 'sequence' | 'action' | 'cells'> & { remote: string }

/** The audit row of a change of cells; 404 where there is no such row, 409 where it changed none. */
export const findUndoableEntry = async (db: QueryExecutor, sequence: number): Promise<StoredRow> => {
  const [row] = await db.select().from(audit).where(eq(audit.sequence, sequence))
  if (!row) throw new RegistryError(404, `There is no change ${sequence} in the audit log.`)
  if (row.remote === null || row.cells.length === 0) {
    throw new RegistryError(
      409,
      `Row ${sequence} of the audit log (${row.action}) changed nothing that visitors see; there is nothing to undo.`,
    )
  }
  return { ...row, remote: row.remote }
}

/**
 * Restores what an audit row changed. Throws 409 where that very thing was changed again since, and 403 where `role` may not turn on what
 * would be on. The end of a scheduled change has no role: it needs no right of its own.
 */
export const undoEntry = async (
  change: RegistryTransaction,
  row: StoredRow,
  entry: Pick<AuditRow, 'actor' | 'reason'> & { details?: AuditRow['details'] },
  role?: ChangeAuthor['role'],
): Promise<Committed> => {
  const changed = new Map(row.cells.map((cell) => [cell.country, cell]))
  const found = await loadCells(change.db, row.remote, [...changed.keys()])
  const planned = await planCells(change.db, found, (cell) => {
    const was = changed.get(cell.country)
    return was ? revertChange(cell, was.before, was.after) : cell
  })
  if (role) rejectForeignSwitches(planned, { role })
  return commitChange(change, planned, {
    ...entry,
    action: 'undo',
    remote: row.remote,
    details: { ...entry.details, undoes: row.sequence },
  })
}
