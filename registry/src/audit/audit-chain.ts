import { createHash } from 'node:crypto'
import type { AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'

/** What the first row names as the hash before it. */
export const genesisHash = '0'.repeat(64)

/** The hash of a row: SHA-256 over all of it but the hash, as JSON whose keys are in order at every depth. */
export const hashRow = ({ hash: _, ...row }: AuditRow | (Omit<AuditRow, 'hash'> & { hash?: never })): string =>
  createHash('sha256')
    .update(JSON.stringify(sortKeys(row)))
    .digest('hex')

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sortKeys(part)]))
}

/** Where a walk along the chain stands. */
export type ChainState = { rows: number; head: string; brokenAt: number | null }

export const emptyChain: ChainState = { rows: 0, head: genesisHash, brokenAt: null }

/** Follows the chain over further rows, oldest first. Stops counting nothing: rows after a break are still counted. */
export const verifyRows = (state: ChainState, rows: readonly AuditRow[]): ChainState => {
  let { rows: count, head, brokenAt } = state
  for (const row of rows) {
    const isIntact = row.sequence === count + 1 && row.previous_hash === head && row.hash === hashRow(row)
    if (!isIntact) brokenAt ??= row.sequence
    count += 1
    head = row.hash
  }
  return { rows: count, head, brokenAt }
}
