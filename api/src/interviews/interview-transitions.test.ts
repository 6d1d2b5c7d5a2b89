import { expect, test } from '@jest/globals'
import {
  type InterviewAction,
  type InterviewActor,
  type InterviewState,
  interviewActions,
  interviewActors,
  interviewStates,
} from '@jobspan/shared-kit/contracts/interviews/interview'
import { actionsOf, type InterviewFacts, nextState, refusalOf } from './interview-rules.ts'
import { stateAt } from './interview-transitions.ts'

const now = new Date('2026-12-01T10:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

const withTime = (state: InterviewFacts['state'], from: number, to: number): InterviewFacts => ({
  state,
  timesBy: 'recruiter',
  startsAt: hours(from),
  endsAt: hours(to),
  lastStartsAt: hours(from),
  withdrawnAt: null,
})
const proposed = (state: InterviewFacts['state'], from: number): InterviewFacts => ({
  state,
  timesBy: 'recruiter',
  startsAt: null,
  endsAt: null,
  lastStartsAt: hours(from),
  withdrawnAt: null,
})

/** An interview in each of the twelve states, at a moment at which no rule of time keeps anything back that the state allows. */
const interviewIn: Record<InterviewState, InterviewFacts> = {
  pending: proposed('pending', 24),
  expired: proposed('pending', -1),
  accepted: withTime('accepted', 24, 25),
  in_progress: withTime('checked_in', -0.75, 0.25),
  checked_in: withTime('checked_in', 1, 2),
  pending_results: withTime('checked_in', -2, -1),
  rejected: proposed('rejected', 24),
  cancelled: withTime('cancelled', 24, 25),
  not_attended: withTime('not_attended', -2, -1),
  completed: withTime('completed', -2, -1),
  passed: withTime('passed', -2, -1),
  successful: withTime('successful', -2, -1),
}

test('the clock makes the states that nobody writes', () => {
  expect(interviewStates.map((state) => stateAt(interviewIn[state], now))).toEqual(interviewStates)
  expect(stateAt(withTime('accepted', -0.5, 0.5), now)).toBe('in_progress')
  // Nobody checked in or said who was there: it is still what it was.
  expect(stateAt(withTime('accepted', -2, -1), now)).toBe('accepted')
  expect(stateAt(proposed('pending', 0), now)).toBe('expired')
})

/** The whole table: what each side can do in each state, and what comes of it; all else is refused. `*` is what was recorded. */
const expected: Record<InterviewActor, Partial<Record<InterviewState, Partial<Record<InterviewAction, string>>>>> = {
  seeker: {
    pending: { accept: 'accepted', propose: 'pending', decline: 'rejected' },
    expired: { propose: 'pending', decline: 'rejected' },
    accepted: { propose: 'pending', cancel: 'cancelled' },
  },
  recruiter: {
    pending: { propose: 'pending', change: 'pending', cancel: 'cancelled' },
    expired: { propose: 'pending', change: 'pending', cancel: 'cancelled' },
    accepted: { propose: 'pending', change: 'accepted', cancel: 'cancelled' },
    in_progress: { record_attendance: '*', record_result: '*' },
    checked_in: { record_result: '*' },
    pending_results: { record_attendance: '*', record_result: '*' },
    not_attended: { record_attendance: '*' },
    completed: { record_result: '*' },
    passed: { record_result: '*' },
  },
  system: {
    pending: { withdraw: 'cancelled' },
    expired: { withdraw: 'cancelled' },
    accepted: { withdraw: 'cancelled' },
    checked_in: { withdraw: 'cancelled' },
  },
}

test.each(interviewActors)('the %s can do what the table says, and nothing else', (actor) => {
  for (const state of interviewStates)
    for (const action of interviewActions) {
      const interview = interviewIn[state]
      const wanted = expected[actor][state]?.[action]
      const refusal = refusalOf(actor, action, interview, now)
      expect([actor, state, action, refusal === null]).toEqual([actor, state, action, wanted !== undefined])
      if (refusal === null)
        expect([state, action, nextState(actor, action, interview, { now, recorded: 'passed' })]).toEqual([
          state,
          action,
          wanted === '*' ? 'passed' : wanted,
        ])
    }
})

test('who proposed the times does not accept them', () => {
  const bySeeker = { ...interviewIn.pending, timesBy: 'seeker' as const }
  expect(refusalOf('seeker', 'accept', bySeeker, now)).toBe('interviewChanged')
  expect(refusalOf('recruiter', 'accept', bySeeker, now)).toBeNull()
})

const minutes = (count: number) => count / 60

test.each<[string, InterviewActor, InterviewAction, InterviewFacts, string | null]>([
  ['3 hours before', 'seeker', 'cancel', withTime('accepted', 3, 4), null],
  ['a minute less', 'seeker', 'cancel', withTime('accepted', 3 - minutes(1), 4), 'cancelTooLate'],
  ['a minute less', 'recruiter', 'cancel', withTime('accepted', 3 - minutes(1), 4), 'cancelTooLate'],
  ['a minute less', 'recruiter', 'propose', withTime('accepted', 3 - minutes(1), 4), 'cancelTooLate'],
  ['under way', 'seeker', 'cancel', withTime('accepted', -0.1, 1), 'cancelTooLate'],
  ['all times past', 'seeker', 'accept', proposed('pending', -1), 'interviewExpired'],
  ['2 hours and a minute before', 'seeker', 'check_in', withTime('accepted', 2 + minutes(1), 4), 'checkInTooEarly'],
  ['2 hours before', 'seeker', 'check_in', withTime('accepted', 2, 4), null],
  ['30 minutes after', 'seeker', 'check_in', withTime('accepted', -0.5, 1), null],
  ['31 minutes after', 'seeker', 'check_in', withTime('accepted', -minutes(31), 1), 'checkInTooLate'],
  ['after a short one', 'seeker', 'check_in', withTime('accepted', -minutes(20), -minutes(5)), null],
  ['twice', 'seeker', 'check_in', withTime('checked_in', -0.1, 1), 'interviewChanged'],
  ['29 minutes after', 'recruiter', 'record_attendance', withTime('accepted', -minutes(29), 1), 'attendanceTooEarly'],
  ['30 minutes after', 'recruiter', 'record_attendance', withTime('accepted', -0.5, 1), null],
  ['attendance unknown', 'recruiter', 'record_result', withTime('accepted', -2, -1), 'attendanceMissing'],
  ['attendance unknown', 'recruiter', 'record_result', withTime('accepted', -0.6, 1), 'attendanceMissing'],
  ['missed', 'system', 'withdraw', withTime('accepted', -2, -1), 'interviewChanged'],
  ['begun', 'recruiter', 'change', withTime('accepted', -2, -1), 'interviewChanged'],
])('%s, the %s can %s or reads why not', (_, actor, action, interview, refusal) => {
  expect(refusalOf(actor, action, interview, now)).toBe(refusal)
})

// Once an interview had begun, a recruiter could record as missed what had been withdrawn before, and three of those banned the member.
test('of a withdrawn application an interview that had not begun can only end, and what had begun goes on', () => {
  const allowed = (actor: 'seeker' | 'recruiter', state: InterviewState) =>
    actionsOf(actor, { ...interviewIn[state], withdrawnAt: now }, now)
  expect([allowed('seeker', 'pending'), allowed('recruiter', 'pending')]).toEqual([['decline'], ['cancel']])
  expect([allowed('seeker', 'accepted'), allowed('recruiter', 'accepted')]).toEqual([['cancel'], ['cancel']])
  expect(allowed('recruiter', 'in_progress')).toEqual(actionsOf('recruiter', interviewIn.in_progress, now))
  const begunSince = { ...withTime('accepted', -1, 1), withdrawnAt: hours(-1.1) }
  expect([actionsOf('seeker', begunSince, now), actionsOf('recruiter', begunSince, now)]).toEqual([[], []])
  expect(refusalOf('system', 'withdraw', begunSince, begunSince.withdrawnAt)).toBeNull()
})
