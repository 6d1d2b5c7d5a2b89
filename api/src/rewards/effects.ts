import { type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { loadActiveUntil } from './grants/use-grant.ts'
import { rewardGrants } from './tables.ts'

/** SQL condition: the member's resume is pinned, so that it stands first where recruiters search. Read once for a list, not for each of its rows. */
export const isPinned = (userId: SQL): SQL =>
  sql`${userId} in (select user_id from ${rewardGrants} where type = 'pin' and valid_until > now())`

/** Until when a member has the reward layouts of the resume builder; null where they do not have them now. */
export const findTemplatesUntil = (db: QueryExecutor, userId: number): Promise<Date | null> =>
  loadActiveUntil(db, userId, 'template')
