import { type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from './database.ts'

/** A position in the log that a primary writes and its standbys replay, in bytes. What was committed before it was taken is before it. */
export type LogPosition = bigint

/** PostgreSQL writes a position (`pg_lsn`) as two hexadecimal numbers of 32 bits: `16/B374D848`. */
export const parseLogPosition = (text: string): LogPosition => {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** SQL: the end of the primary's log. */
export const currentLogPosition: SQL = sql`pg_current_wal_insert_lsn()`

export const readCurrentPosition = async (db: QueryExecutor): Promise<LogPosition> => {
  const { rows } = await db.execute(sql`select ${currentLogPosition}::text as position`)
  return parseLogPosition(String(rows[0]?.position))
}
