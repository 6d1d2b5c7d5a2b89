import type { Interview, InterviewEvent, InterviewState } from '@jobspan/shared-kit/contracts/interviews/interview'
import type { BadgeTone } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'

type Contract = typeof import('@jobspan/shared-kit/contracts/interviews/interview')

const tones: Record<InterviewState, BadgeTone> = {
  pending: 'neutral',
  accepted: 'success',
  rejected: 'neutral',
  cancelled: 'neutral',
  checked_in: 'success',
  not_attended: 'danger',
  completed: 'neutral',
  passed: 'success',
  successful: 'success',
  expired: 'neutral',
  in_progress: 'info',
  pending_results: 'info',
}

/** The words for reasons that are chosen from a list; as in the contract, whose code is not fetched for them. */
const knownReasons: readonly (
  | Contract['declineInterviewReasons'][number]
  | Contract['cancelInterviewReasons'][number]
)[] = ['other_job', 'not_interested', 'time', 'place', 'pay', 'ill', 'position_filled', 'other']

const isWaitingForMember = ({ state, times_by }: Pick<Interview, 'state' | 'times_by'>): boolean =>
  state === 'pending' && times_by === 'recruiter'

export const canAccept = (interview: Interview): boolean =>
  interview.actions.includes('accept') && isWaitingForMember(interview)

/** An accepted interview that is over awaits its result, whether the member checked in or not. */
export const shownStateOf = ({ state, times, accepted_time_id: acceptedId }: Interview): InterviewState => {
  const accepted = times.find(({ id }) => id === acceptedId)
  return state === 'accepted' && accepted?.is_past && Date.parse(accepted.ends_at) <= Date.now()
    ? 'pending_results'
    : state
}

/** What the last event of a kind says of itself. */
const lastOf = ({ events }: Interview, kind: InterviewEvent['kind']): InterviewEvent | undefined =>
  events.findLast((event) => event.kind === kind)

/** Where an interview stands, in words: a mark, a sentence, and why. */
export const useInterviewStatus = (interview: Interview) => {
  const t = useTranslations('mf-chat')
  const state = shownStateOf(interview)
  const values = { name: interview.recruiter.name, company: interview.company.name }
  const explain = (): string | undefined => {
    switch (state) {
      case 'pending':
        return isWaitingForMember(interview) ? undefined : t('interview.about.theirTurn', values)
      case 'rejected':
        return t(
          lastOf(interview, 'declined')?.actor === 'recruiter'
            ? 'interview.about.declinedByThem'
            : 'interview.about.declinedByYou',
          values,
        )
      case 'cancelled':
        return t(
          lastOf(interview, 'cancelled')?.actor === 'recruiter'
            ? 'interview.about.cancelledByThem'
            : 'interview.about.cancelledByYou',
          values,
        )
      case 'accepted':
      case 'in_progress':
        return undefined
      default:
        return t(`interview.about.${state}`, values)
    }
  }
  const reasonEvent = { rejected: 'declined', cancelled: 'cancelled' } as const
  const end = state === 'rejected' || state === 'cancelled' ? lastOf(interview, reasonEvent[state]) : undefined
  const reason = knownReasons.find((known) => known === end?.reason)
  const isMine = isWaitingForMember(interview)
  return {
    badge: {
      tone: isMine ? ('signal' as const) : tones[state],
      text:
        state === 'pending'
          ? t(isMine ? 'interview.state.yourTurn' : 'interview.state.theirTurn')
          : t(`interview.state.${state}`),
    },
    explanation: explain(),
    reason: reason && t('interview.reason', { reason: t(`answerReason.${reason}`) }),
    /** What was written beside the reason, or beside other times. */
    message: end ? end.message : state === 'pending' ? interview.events.at(-1)?.message : undefined,
  }
}
