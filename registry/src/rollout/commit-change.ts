import type { AuditAction, AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'
import type { RegistryTransaction } from '../audit/registry-transaction.ts'
import { type Cell, isLeftWithoutRelease, type PlannedCell, stateOf } from './cell.ts'
import { saveCells } from './cell-repository.ts'

export type Committed = {
  /** Number of the audit row; null where nothing had to change. */
  sequence: number | null
  cells: Cell[]
}

type Entry = Pick<AuditRow, 'actor' | 'reason'> & {
  action: AuditAction
  remote: string
  details?: AuditRow['details']
}

/** Writes planned cells, the audit row that says so, and has the countries' documents issued anew. */
export const commitChange = async (
  change: RegistryTransaction,
  planned: readonly PlannedCell[],
  entry: Entry,
): Promise<Committed> => {
  if (planned.length === 0) return { sequence: null, cells: [] }
  const cells = await saveCells(
    change,
    planned.map(({ after }) => after),
    entry.actor,
  )
  const changed = planned.map(({ before, after }) => ({
    country: after.country,
    before: stateOf(before),
    after: stateOf(after),
  }))
  const off = changed.filter(({ before, after }) => isLeftWithoutRelease(before, after)).map(({ country }) => country)
  const again = planned.filter(({ wasHalted }) => wasHalted).map(({ after }) => after.country)
  const sequence = await change.appendAuditEntry({
    ...entry,
    cells: changed,
    details: { ...entry.details, ...(off.length > 0 ? { off } : {}), ...(again.length > 0 ? { again } : {}) },
  })
  change.reissueDocuments(cells.map(({ country }) => country))
  return { sequence, cells }
}
