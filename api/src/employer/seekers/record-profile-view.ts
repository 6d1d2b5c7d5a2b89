import { readCompanyName } from '../../companies/company-repository.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import { insertProfileView } from '../../profile/visibility/profile-views.ts'
import type { ActingRecruiter } from '../recruiters/require-recruiter.ts'
import { profileViewed } from './events.ts'

/** Notes that a recruiter looked at a profile; the member is notified, once a day (docs/product-rules.md#who-viewed-me). Run it in a transaction. */
export const recordProfileView = async (
  transaction: QueryExecutor,
  recruiter: ActingRecruiter,
  userId: number,
): Promise<void> => {
  const day = await insertProfileView(transaction, userId, recruiter.id)
  if (day === null) return
  await publishEvent(transaction, profileViewed, {
    memberId: userId,
    recruiterId: recruiter.id,
    recruiterName: recruiter.name,
    companyId: recruiter.companyId,
    companyName: await readCompanyName(transaction, recruiter.companyId),
    day,
  })
}
