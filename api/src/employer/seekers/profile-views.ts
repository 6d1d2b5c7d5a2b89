import { lt, sql } from 'drizzle-orm'
import { notify } from '../../notifications/notify.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { profileViews } from '../../profile/tables/visibility.ts'
import type { ActingRecruiter } from '../recruiters/require-recruiter.ts'

/** Notes that a recruiter looked at a profile, and notifies the member, once a day (docs/product-rules.md#who-viewed-me). Run it in a transaction. */
export const recordProfileView = async (
  transaction: QueryExecutor,
  recruiter: ActingRecruiter,
  userId: number,
): Promise<void> => {
  const [view] = await transaction
    .insert(profileViews)
    .values({ userId, recruiterId: recruiter.id })
    .onConflictDoNothing()
    .returning({ day: profileViews.day })
  if (!view) return
  await notify(transaction, {
    userId,
    kind: 'profile_viewed',
    subject: { recruiter_id: recruiter.id, company_id: recruiter.companyId },
    eventKey: `profile-view:${recruiter.id}:${view.day}`,
  })
}

/** Deletes views that are older than 90 days. */
export const deleteOldProfileViews = async (db: QueryExecutor): Promise<void> => {
  await db.delete(profileViews).where(lt(profileViews.day, sql`current_date - 90`))
}
