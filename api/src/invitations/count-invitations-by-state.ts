import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { invitationState } from './invitation-state-sql.ts'
import { invitations } from './tables.ts'

/** How many invitations of all members are in each state. */
export const countInvitationsByState = async (db: QueryExecutor): Promise<Record<string, number>> => {
  const { rows } = await db.execute(
    sql`select ${invitationState} as state, count(*)::int as count from ${invitations} group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ state, count }) => [String(state), Number(count)]))
}
