import { sql } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { knowsNameSql, shownName } from '../hidden-name/hidden-name.ts'

export type ShownSeeker = { id: number; name: string }

/** The members with these ids, by the names that a company is shown (docs/product-rules.md#hidden-name). */
export const loadSeekers = async (
  db: QueryExecutor,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShownSeeker>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute(sql`
    select id, first_name, last_name, ${knowsNameSql(sql`${users.id}`, sql`${companyId}::int`)} as is_known
    from ${users} where id = any(${`{${ids.join(',')}}`}::int[])`)
  return new Map(
    rows.map((row) => {
      const names = { first_name: String(row.first_name), last_name: String(row.last_name) }
      return [Number(row.id), { id: Number(row.id), name: shownName(names, row.is_known === true) }]
    }),
  )
}
