import { type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core'

const dialect = new PgDialect()

/**
 * Columns of a table as one JSON value under the schema's names. PostgreSQL writes and Node parses it at once, where a row of
 * many columns is decoded value by value: half the processor time of a job or a page of cards.
 */
export const jsonRow = <Row>(columns: Record<string, PgColumn>): { select: SQL; read: (value: unknown) => Row } => {
  const pairs = Object.entries(columns).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`)
  // Written out once: it is the same text in every query.
  const { sql: text } = dialect.sqlToQuery(sql`json_build_object(${sql.join(pairs, sql`, `)})`)
  const dates = Object.entries(columns).flatMap(([key, column]) => (column.dataType === 'date' ? [key] : []))
  return {
    select: sql.raw(text),
    read: (value) => {
      const row = value as Record<string, unknown>
      for (const key of dates) if (typeof row[key] === 'string') row[key] = new Date(row[key])
      return row as Row
    },
  }
}
