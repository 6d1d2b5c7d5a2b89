import type { Database, QueryExecutor } from '@jobspan/kit-server'
import type { AuditRow, listAudit } from '@jobspan/shared-kit/contracts/registry/audit'
import { and, asc, desc, eq, gt, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { audit, head } from '../platform/database/schema/audit.ts'
import { type ChainState, emptyChain, verifyRows } from './audit-chain.ts'

export type AuditFilter = Omit<z.output<(typeof listAudit)['query']>, 'before'>

const matching = ({ remote, country, actor, action, from, to }: AuditFilter): SQL | undefined =>
  and(
    remote === undefined ? undefined : eq(audit.remote, remote),
    actor === undefined ? undefined : sql`position(lower(${actor}) in lower(${audit.actor})) > 0`,
    action === undefined ? undefined : eq(audit.action, action),
    country === undefined
      ? undefined
      : or(
          sql`${audit.cells} @> ${JSON.stringify([{ country }])}::jsonb`,
          // What is scheduled or called off has met no cell yet.
          sql`${audit.details}->'countries' @> ${JSON.stringify([country])}::jsonb`,
        ),
    from === undefined ? undefined : gte(audit.at, new Date(from)),
    to === undefined ? undefined : lt(audit.at, endOf(to)),
  )

/** Of a day its end, as it is included (a day alone is one of UTC, ECMA-262 21.4.1.32); of a moment itself. */
const endOf = (to: string): Date => new Date(Date.parse(to) + (to.includes('T') ? 0 : 24 * 60 * 60_000))

const toRow = (row: typeof audit.$inferSelect): AuditRow => ({
  sequence: row.sequence,
  at: row.at.toISOString(),
  actor: row.actor,
  action: row.action,
  remote: row.remote,
  reason: row.reason,
  cells: row.cells,
  details: row.details,
  previous_hash: row.previousHash,
  hash: row.hash,
})

const pageSize = 50

/** Newest first; `before` is the last number of the page before. */
export const listRows = async (db: QueryExecutor, filter: AuditFilter, before?: number) => {
  const rows = await db
    .select()
    .from(audit)
    .where(and(matching(filter), before === undefined ? undefined : lt(audit.sequence, before)))
    .orderBy(desc(audit.sequence))
    .limit(pageSize + 1)
  return { rows: rows.slice(0, pageSize).map(toRow), more: rows.length > pageSize }
}

const batchSize = 500

/** All rows that match, oldest first, read a batch at a time. */
export async function* readRows(db: QueryExecutor, filter: AuditFilter = {}): AsyncGenerator<AuditRow[]> {
  let last = 0
  while (true) {
    const rows = await db
      .select()
      .from(audit)
      .where(and(matching(filter), gt(audit.sequence, last)))
      .orderBy(asc(audit.sequence))
      .limit(batchSize)
    if (rows.length > 0) yield rows.map(toRow)
    if (rows.length < batchSize) return
    last = rows.at(-1)?.sequence ?? last
  }
}

/** Recomputes the chain, and holds its end against what the registry knows to be the end: rows cut off or put on show too. */
export const verifyChain = (db: Database) =>
  // One moment of the database, so that no row is added while it is followed.
  db.transaction(
    async (transaction) => {
      const [end] = await transaction.select().from(head).where(eq(head.id, 1))
      let state: ChainState = emptyChain
      for await (const rows of readRows(transaction)) state = verifyRows(state, rows)
      const length = end?.auditSequence ?? 0
      const isWhole = state.rows === length && (length === 0 || state.head === end?.auditHash)
      const brokenAt = state.brokenAt ?? (isWhole ? null : Math.min(state.rows, length) + 1)
      return { rows: state.rows, intact: brokenAt === null, broken_at: brokenAt, head: state.head }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
