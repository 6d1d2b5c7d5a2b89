import type { InterviewAction, InterviewActor } from '@jobspan/shared-kit/contracts/interviews/interview'
import { eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { nextState, refusalOf } from './interview-rules.ts'
import type { LockedInterview } from './lock-interview.ts'
import { interviews, type StoredInterviewState } from './tables.ts'

/** Throws why somebody cannot do something with a locked interview (docs/product-rules.md#interview-states). */
export const requireAction = (actor: InterviewActor, action: InterviewAction, interview: LockedInterview): void => {
  const refusal = refusalOf(actor, action, interview, interview.now)
  if (refusal !== null) throw new ApiError(refusal)
}

type Change = Omit<Partial<typeof interviews.$inferInsert>, 'id' | 'state'>

/** Sets the state that follows from an action that is allowed, with what else it changes. */
export const changeState = async (
  transaction: QueryExecutor,
  actor: InterviewActor,
  action: InterviewAction,
  interview: LockedInterview,
  { recorded, ...change }: Change & { recorded?: StoredInterviewState } = {},
): Promise<void> => {
  requireAction(actor, action, interview)
  const state = nextState(actor, action, interview, { now: interview.now, ...(recorded && { recorded }) })
  await transaction
    .update(interviews)
    .set({ ...change, state, updatedAt: sql`now()` })
    .where(eq(interviews.id, interview.id))
}

/** What a proposal of times leaves of a time that was accepted. */
export const noAcceptedTime = {
  acceptedTimeId: null,
  startsAt: null,
  endsAt: null,
  dayReminderAt: null,
  hourReminderAt: null,
} as const
