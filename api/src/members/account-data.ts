import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { popupRecords, seekers, sessions, users } from './tables.ts'

/** Whose data it is. `email` is null where the member never confirmed it: what is kept by address may then be somebody else's. */
export type DataOwner = { id: number; email: string | null }

/**
 * What an area keeps about a member, by table: a statement that gives it as JSON, `kept`. `null` where a table that names members holds only
 * what is on its way for some minutes, or secrets.
 */
export type AccountData = Record<string, ((owner: DataOwner) => SQL) | null>

type Columns = { without?: PgColumn[]; order: PgColumn }

/** Rows of a table as JSON, all columns but those that open something or say nothing to their owner. */
export const rowsOf = (table: PgTable, condition: SQL, { without = [], order }: Columns): SQL => {
  const names = `{${without.map(({ name }) => name).join(',')}}`
  return sql`select coalesce(jsonb_agg(to_jsonb(${table}) - ${names}::text[] order by ${order}), '[]') as kept
    from ${table} where ${condition}`
}

/** The rows that name the member in this column. */
export const ownRows =
  (owner: PgColumn, columns: Columns) =>
  ({ id }: DataOwner): SQL =>
    rowsOf(owner.table as PgTable, sql`${owner} = ${id}`, columns)

export const accountData: AccountData = {
  users: ownRows(users.id, { without: [users.passwordHash], order: users.id }),
  seekers: ownRows(seekers.id, { without: [seekers.pushToken], order: seekers.id }),
  sessions: ownRows(sessions.userId, { without: [sessions.tokenHash], order: sessions.createdAt }),
  popup_records: ownRows(popupRecords.seekerId, { order: popupRecords.createdAt }),
}
