import type {
  InterviewAction,
  InterviewActor,
  InterviewState,
} from '@jobspan/shared-kit/contracts/interviews/interview'
import type { StoredInterviewState } from './tables.ts'

/** What an action makes of a state. `recorded` is whatever the recruiter records: it says which state comes of it. */
type Next = StoredInterviewState | 'same' | 'recorded'
type Row = Partial<Record<InterviewState, Next>>

/**
 * Who may do what from which state, and what comes of it (docs/product-rules.md#interview-states). What is not here is refused. Rules of time, place and
 * turn come on top (`interview-rules.ts`).
 */
export const interviewTransitions: Record<InterviewActor, Partial<Record<InterviewAction, Row>>> = {
  seeker: {
    accept: { pending: 'accepted' },
    propose: { pending: 'pending', accepted: 'pending', expired: 'pending' },
    decline: { pending: 'rejected', expired: 'rejected' },
    cancel: { accepted: 'cancelled' },
    check_in: { accepted: 'checked_in', in_progress: 'checked_in' },
  },
  recruiter: {
    accept: { pending: 'accepted' },
    propose: { pending: 'pending', accepted: 'pending', expired: 'pending' },
    change: { pending: 'same', accepted: 'same', expired: 'same' },
    cancel: { pending: 'cancelled', accepted: 'cancelled', expired: 'cancelled' },
    record_attendance: {
      accepted: 'recorded',
      checked_in: 'recorded',
      in_progress: 'recorded',
      pending_results: 'recorded',
      not_attended: 'recorded',
    },
    record_result: {
      checked_in: 'recorded',
      in_progress: 'recorded',
      pending_results: 'recorded',
      completed: 'recorded',
      passed: 'recorded',
    },
  },
  system: {
    withdraw: { pending: 'cancelled', accepted: 'cancelled', checked_in: 'cancelled', expired: 'cancelled' },
  },
}

type ClockFacts = { state: StoredInterviewState; startsAt: Date | null; endsAt: Date | null; lastStartsAt: Date }

/** Where an interview stands at a moment: what is stored, and what the clock makes of it. */
export const stateAt = ({ state, startsAt, endsAt, lastStartsAt }: ClockFacts, now: Date): InterviewState => {
  if (state === 'pending') return lastStartsAt <= now ? 'expired' : 'pending'
  if (state !== 'accepted' && state !== 'checked_in') return state
  if (startsAt === null || endsAt === null || now < startsAt) return state
  if (now < endsAt) return 'in_progress'
  return state === 'checked_in' ? 'pending_results' : 'accepted'
}
