import { type ApplicationState, nextApplicationStates } from '@jobspan/shared-kit/contracts/applications'
import type { setApplicationState } from '@jobspan/shared-kit/contracts/recruiter-applications'
import type { z } from 'zod/mini'
import { addApplicationEvent, type LockedApplication } from '../../applications/application-events.ts'
import { notify } from '../../notifications/notify.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import type { ActingRecruiter } from '../recruiters/require-recruiter.ts'
import { requireLockedApplication } from './recruiter-application.ts'

/** Notes that the recruiter has opened an application, once. The seeker is notified the first time that anybody opens it. Run it in a transaction. */
export const markViewed = async (transaction: QueryExecutor, recruiter: ActingRecruiter, id: number): Promise<void> => {
  const application = await requireLockedApplication(transaction, recruiter, id)
  const eventId = await addApplicationEvent(transaction, {
    applicationId: id,
    kind: 'viewed',
    recruiterId: recruiter.id,
  })
  if (eventId === false || application.state !== 'pending') return
  await notify(transaction, {
    userId: application.userId,
    kind: 'application_viewed',
    subject: subjectOf(application, recruiter),
    eventKey: `application-event:${eventId}`,
  })
}

/**
 * Sets the state that a recruiter decided on, and notifies the seeker. Throws 40021 where the application has another state than the
 * recruiter saw, 40020 where the new one does not follow. Run it in a transaction.
 */
export const setState = async (
  transaction: QueryExecutor,
  recruiter: ActingRecruiter,
  id: number,
  { from, state, reason }: z.output<(typeof setApplicationState)['body']>,
): Promise<void> => {
  assertFieldsValid({ reason: Boolean(reason) && state !== 'not_accepted' && 'only_with_not_accepted' })
  const application = await requireLockedApplication(transaction, recruiter, id)
  if (application.state !== from) throw new ApiError('stateChanged')
  const next: readonly ApplicationState[] = nextApplicationStates[from]
  if (!next.includes(state)) throw new ApiError('stateDoesNotFollow')
  const eventId = await addApplicationEvent(transaction, {
    applicationId: id,
    kind: state,
    recruiterId: recruiter.id,
    reason: reason || null,
  })
  await notify(transaction, {
    userId: application.userId,
    kind: 'application_state',
    subject: { ...subjectOf(application, recruiter), state },
    eventKey: `application-event:${eventId}`,
  })
}

const subjectOf = ({ id, jobId }: LockedApplication, recruiter: ActingRecruiter) => ({
  application_id: id,
  job_id: jobId,
  company_id: recruiter.companyId,
  recruiter_id: recruiter.id,
})
