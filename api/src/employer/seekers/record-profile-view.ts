import { notify } from '../../notifications/notify.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { insertProfileView } from '../../profile/visibility/profile-views.ts'
import type { ActingRecruiter } from '../recruiters/require-recruiter.ts'

/** Notes that a recruiter looked at a profile, and notifies the member, once a day (docs/product-rules.md#who-viewed-me). Run it in a transaction. */
export const recordProfileView = async (
  transaction: QueryExecutor,
  recruiter: ActingRecruiter,
  userId: number,
): Promise<void> => {
  const day = await insertProfileView(transaction, userId, recruiter.id)
  if (day === null) return
  await notify(transaction, {
    userId,
    kind: 'profile_viewed',
    subject: { recruiter_id: recruiter.id, company_id: recruiter.companyId },
    eventKey: `profile-view:${recruiter.id}:${day}`,
  })
}
