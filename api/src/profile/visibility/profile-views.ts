import { lt, type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { profileViews } from '../tables/visibility.ts'

/** Notes that a recruiter looked at a profile today. Gives the day; null where it is noted already. */
export const insertProfileView = async (
  db: QueryExecutor,
  userId: number,
  recruiterId: number,
): Promise<string | null> => {
  const [view] = await db
    .insert(profileViews)
    .values({ userId, recruiterId })
    .onConflictDoNothing()
    .returning({ day: profileViews.day })
  return view?.day ?? null
}

/** SQL: the recruiters who looked at the member's profile, and when (`recruiter_id`, `created_at`): a row for each day. */
export const profileViewsOf = (userId: number): SQL =>
  sql`select recruiter_id, created_at from ${profileViews} where user_id = ${userId}`

/** Deletes views that are older than 90 days. */
export const deleteOldProfileViews = async (db: QueryExecutor): Promise<void> => {
  await db.delete(profileViews).where(lt(profileViews.day, sql`current_date - 90`))
}
