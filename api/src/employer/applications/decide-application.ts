import { type ApplicationState, nextApplicationStates } from '@jobspan/shared-kit/contracts/applications/applications'
import type { setApplicationState } from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import type { z } from 'zod/mini'
import { addApplicationEvent } from '../../applications/application-events.ts'
import { readApplicationFacts } from '../../applications/application-facts.ts'
import { applicationDecided, applicationViewed } from '../../applications/events.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
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
  const { facts } = await readApplicationFacts(transaction, id)
  await publishEvent(transaction, applicationViewed, { ...facts, ...actorOf(recruiter), eventId })
}

/**
 * Sets the state that a recruiter decided on; the seeker is notified. Throws 40021 where the application has another state than the
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
  // A state is never there twice: the next one would not follow.
  if (eventId === false) return
  const { facts, tab } = await readApplicationFacts(transaction, id)
  await publishEvent(transaction, applicationDecided, {
    ...facts,
    ...actorOf(recruiter),
    eventId,
    state,
    tab,
    reason: reason || null,
  })
}

const actorOf = ({ id, name }: ActingRecruiter) => ({ recruiterId: id, recruiterName: name })
