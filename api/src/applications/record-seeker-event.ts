import type { QueryExecutor } from '../platform/database/database.ts'
import { addApplicationEvent } from './application-events.ts'

/** Notes what the seeker did with an application, in the transaction of that change. */
export const recordSeekerEvent = async (
  db: QueryExecutor,
  applicationId: number,
  kind: 'sent' | 'withdrawn',
): Promise<void> => {
  await addApplicationEvent(db, { applicationId, kind })
}
