import { createHash } from 'node:crypto'
import { getTableColumns, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { QueryExecutor } from './database.ts'

/**
 * Inserts or updates many rows in one statement, and leaves alone what is there already with the same `contentColumn`:
 * such rows are sorted out before they are inserted, since each try takes a number of the table's sequence.
 * New rows are numbered in the order in which they were given. They travel as one JSON parameter, so their number is
 * not bounded by the protocol's 65,535 parameters.
 * Columns in `protectedColumns` keep what they hold where the new row has null.
 * Gives id and key of every row that was written, and whether it is new.
 */
export const bulkUpsert = async <Row extends Record<string, unknown>>(
  db: QueryExecutor,
  table: PgTable,
  key: string[],
  rows: Row[],
  returning: string[],
  contentColumn?: string,
  protectedColumns: readonly string[] = [],
): Promise<Record<string, unknown>[]> => {
  const first = rows[0]
  if (!first) return []
  const columns: [string, PgColumn][] = Object.entries(getTableColumns(table)).filter(([name]) => name in first)
  const target = sql.identifier(getTableName(table))
  const names = (list: PgColumn[]) =>
    sql.join(
      list.map((column) => sql.identifier(column.name)),
      sql`, `,
    )
  const all = columns.map(([, column]) => column)
  const definitions = sql.join(
    all.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  )
  const changed = all.filter((column) => !key.includes(column.name))
  const assignments = sql.join(
    changed.map((column) => {
      const name = sql.identifier(column.name)
      return protectedColumns.includes(column.name)
        ? sql`${name} = coalesce(excluded.${name}, ${target}.${name})`
        : sql`${name} = excluded.${name}`
    }),
    sql`, `,
  )
  // What may be null is compared in a way that no index serves; the rest of the key finds the rows.
  const nullable = new Set(all.filter((column) => !column.notNull).map((column) => column.name))
  const equals = (name: string) => (nullable.has(name) ? sql`is not distinct from` : sql`=`)
  const matchesExisting = sql.join(
    [...key, ...(contentColumn === undefined ? [] : [contentColumn])].map(
      (name) => sql`${columnOf(target, name)} ${equals(name)} ${columnOf(sql`row`, name)}`,
    ),
    sql` and `,
  )
  const json = toJson(rows.map((row) => Object.fromEntries(columns.map(([name, column]) => [column.name, row[name]]))))
  const result = await db.execute(sql`
    insert into ${target} (${names(all)})
    select ${names(all)}
    from rows from (jsonb_to_recordset(${json}::jsonb) as (${definitions})) with ordinality as row (${names(all)}, place_in_batch)
    ${contentColumn === undefined ? sql`` : sql`where not exists (select from ${target} where ${matchesExisting})`}
    order by place_in_batch
    on conflict (${sql.join(
      key.map((name) => sql.identifier(name)),
      sql`, `,
    )}) do update set ${assignments}
    where ${contentColumn === undefined ? sql`true` : sql`${columnOf(target, contentColumn)} <> ${columnOf(sql`excluded`, contentColumn)}`}
    returning ${sql.join(
      returning.map((name) => sql`${target}.${sql.identifier(name)}`),
      sql`, `,
    )}, xmax = 0 as is_new`)
  return result.rows as Record<string, unknown>[]
}

const columnOf = (table: SQLWrapper, name: string): SQL => sql`${table}.${sql.identifier(name)}`

/** Names the content of a row; equal content gives an equal hash. */
export const contentHash = (row: unknown): string =>
  createHash('sha256').update(toJson(row)).digest('base64url').slice(0, 22)

/** As `JSON.stringify` writes NUL and half a surrogate pair. */
const unstorable = /\\u(?:0000|d[89a-f])/i

/** PostgreSQL holds neither NUL nor half a surrogate pair; real feeds have both. */
const toJson = (value: unknown): string => {
  const json = JSON.stringify(value)
  if (!unstorable.test(json)) return json
  return JSON.stringify(value, (_, part) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  )
}
