import { type ApplicationState, nextApplicationStates } from '@jobspan/shared-kit/contracts/applications/applications'
import { addApplicationEvent, lockApplication } from '../applications/application-events.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'

/**
 * Notes in an application what an interview or an offer says of it, where that follows from its state (docs/product-rules.md#application-states). Nobody
 * is told of it apart: the interview or the offer is news enough.
 */
export const moveApplication = async (
  transaction: QueryExecutor,
  applicationId: number | null,
  kind: 'interview' | 'accepted',
  recruiterId: number,
): Promise<void> => {
  const application = applicationId === null ? null : await lockApplication(transaction, applicationId)
  // Withdrawn at this moment, it does not exist for the recruiter.
  if (application?.state === 'withdrawn') throw new ApiError('notFound')
  if (!application) return
  const next: readonly ApplicationState[] = nextApplicationStates[application.state]
  if (next.includes(kind)) await addApplicationEvent(transaction, { applicationId: application.id, kind, recruiterId })
}
