import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { Acting } from './answer-interview.ts'
import { changeState } from './change-state.ts'
import { interviewAttendanceRecorded, interviewResultRecorded } from './events.ts'
import { lockInterview } from './lock-interview.ts'
import { loadStanding } from './no-shows.ts'
import { recordInterviewEvent } from './publish-interview.ts'

/** Records whether the seeker was there; said already, nothing changes. Who checked in was there (41141). */
export const recordAttendance = async (
  transaction: QueryExecutor,
  { id, owner }: Acting,
  attended: boolean,
): Promise<void> => {
  const interview = await lockInterview(transaction, id, owner)
  const recorded = attended ? 'checked_in' : 'not_attended'
  if (interview.state === recorded) return
  if (interview.state === 'checked_in') throw new ApiError('interviewChanged')
  await changeState(transaction, 'recruiter', 'record_attendance', interview, { recorded })
  const { no_shows: noShows, banned_until: bannedUntil } = await loadStanding(transaction, interview.userId)
  await recordInterviewEvent(transaction, id, {
    kind: attended ? 'attended' : 'not_attended',
    actor: 'recruiter',
    event: interviewAttendanceRecorded,
    extra: { attended, noShows: noShows.length, bannedUntil },
  })
}

/** Records how it ended; the same once more changes nothing. */
export const recordResult = async (
  transaction: QueryExecutor,
  { id, owner }: Acting,
  { result, message }: { result: 'completed' | 'passed' | 'successful'; message?: string | undefined },
): Promise<void> => {
  const interview = await lockInterview(transaction, id, owner)
  if (interview.state === result) return
  await changeState(transaction, 'recruiter', 'record_result', interview, { recorded: result })
  await recordInterviewEvent(transaction, id, {
    kind: 'result',
    actor: 'recruiter',
    message,
    result,
    event: interviewResultRecorded,
    extra: { result },
  })
}
