import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from './tables.ts'

/** SQL condition: the member with this id is there, neither suspended nor waiting for their account to be deleted. */
export const isMemberActive = (userId: SQLWrapper): SQL => sql`exists (
  select from ${users} as member where member.id = ${userId} and not member.is_suspended and member.delete_after is null)`
