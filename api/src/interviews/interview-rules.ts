import {
  type InterviewAction,
  type InterviewActor,
  type InterviewState,
  interviewActions,
  interviewLimits,
} from '@jobspan/shared-kit/contracts/interviews/interview'
import type { ErrorName } from '../platform/errors/error-texts.ts'
import { interviewTransitions, stateAt } from './interview-transitions.ts'
import type { StoredInterviewState } from './tables.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** What the rules ask of an interview. */
export type InterviewFacts = {
  state: StoredInterviewState
  timesBy: 'seeker' | 'recruiter'
  startsAt: Date | null
  endsAt: Date | null
  lastStartsAt: Date
  /** When its application was withdrawn, which can be taken back for two minutes; null where it is not. */
  withdrawnAt: Date | null
}

/** What can be done with an interview whose application was withdrawn before it began: nothing new is agreed or recorded. */
const endings: ReadonlySet<InterviewAction> = new Set(['decline', 'cancel', 'withdraw'])

const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms)

/** Until when an accepted interview can be cancelled or moved, and between which moments one checks in; null before a time is accepted. */
export const windowsOf = ({ startsAt }: Pick<InterviewFacts, 'startsAt'>) =>
  startsAt && {
    cancelUntil: before(startsAt, interviewLimits.cancelHoursBefore * hourMs),
    checkInFrom: before(startsAt, interviewLimits.checkInHoursBefore * hourMs),
    checkInUntil: before(startsAt, -interviewLimits.checkInMinutesAfter * minuteMs),
    attendanceFrom: before(startsAt, -interviewLimits.attendanceMinutesAfter * minuteMs),
  }

/** Why somebody cannot do something with an interview at a moment; null where they can. Times, codes and places that they name are checked apart. */
export const refusalOf = (
  actor: InterviewActor,
  action: InterviewAction,
  interview: InterviewFacts,
  now: Date,
): ErrorName | null => {
  const state = stateAt(interview, now)
  if (interviewTransitions[actor][action]?.[state] === undefined) return outOfState(action, state)
  if (action === 'accept' && interview.timesBy === actor) return 'interviewChanged'
  const { startsAt, withdrawnAt } = interview
  const hadBegun = startsAt !== null && withdrawnAt !== null && startsAt <= withdrawnAt
  if (withdrawnAt !== null && !hadBegun && !endings.has(action)) return 'interviewChanged'
  const windows = windowsOf(interview)
  // Of one that is pending, no time is agreed that anybody could be late for.
  return windows && outOfTime(action, interview, windows, now)
}

const outOfState = (action: InterviewAction, state: InterviewState): ErrorName => {
  if (action === 'accept' && state === 'expired') return 'interviewExpired'
  if (action === 'record_result' && (state === 'accepted' || state === 'not_attended')) return 'attendanceMissing'
  if (action === 'cancel' && state === 'in_progress') return 'cancelTooLate'
  return 'interviewChanged'
}

const outOfTime = (
  action: InterviewAction,
  { state, startsAt }: InterviewFacts,
  windows: NonNullable<ReturnType<typeof windowsOf>>,
  now: Date,
): ErrorName | null => {
  if (action === 'cancel' || action === 'propose') return now > windows.cancelUntil ? 'cancelTooLate' : null
  // A withdrawn application does not undo that somebody stayed away.
  if (action === 'change' || action === 'withdraw') return startsAt && now >= startsAt ? 'interviewChanged' : null
  if (action === 'record_attendance') return now < windows.attendanceFrom ? 'attendanceTooEarly' : null
  if (action === 'record_result') return state === 'accepted' ? 'attendanceMissing' : null
  if (action !== 'check_in') return null
  if (state === 'checked_in') return 'interviewChanged'
  if (now < windows.checkInFrom) return 'checkInTooEarly'
  return now > windows.checkInUntil ? 'checkInTooLate' : null
}

/** What a side can do with an interview at a moment. */
export const actionsOf = (actor: 'seeker' | 'recruiter', interview: InterviewFacts, now: Date): InterviewAction[] =>
  interviewActions.filter((action) => refusalOf(actor, action, interview, now) === null)

/** The state that an action makes of an interview. Ask {@link refusalOf} first. */
export const nextState = (
  actor: InterviewActor,
  action: InterviewAction,
  interview: InterviewFacts,
  { now, recorded = interview.state }: { now: Date; recorded?: StoredInterviewState },
): StoredInterviewState => {
  const next = interviewTransitions[actor][action]?.[stateAt(interview, now)]
  if (next === undefined) throw new Error(`${actor} cannot ${action} an interview that is ${interview.state}`)
  if (next === 'same') return interview.state
  return next === 'recorded' ? recorded : next
}
