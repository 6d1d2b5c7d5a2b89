import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jsonRow } from '../platform/database/json-row.ts'

type MemberTable = PgTable & { userId: PgColumn }

/** A member's rows of a table as one JSON value: a list of its own, or one of several that a single statement reads. */
export const createMemberListReader = <Table extends MemberTable, Item>(
  table: Table,
  order: SQL,
  toItem: (row: Table['$inferSelect']) => Item,
) => {
  const row = jsonRow<Table['$inferSelect']>(getTableColumns(table))
  const select = (userId: number): SQL => sql`
    (select coalesce(json_agg(${row.select} order by ${order}), '[]') from ${table} where ${table.userId} = ${userId})`
  const read = (value: unknown): Item[] => (value as unknown[]).map((one) => toItem(row.read(one)))
  const list = async (db: QueryExecutor, userId: number): Promise<Item[]> => {
    const result = await db.execute(sql`select ${select(userId)} as items`)
    return read(result.rows[0]?.items)
  }
  return { select, read, list }
}
