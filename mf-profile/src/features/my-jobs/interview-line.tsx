import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { MyJobInterview, MyJobsRow } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { Badge, type BadgeTone, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { StatusLine } from './row-layout.tsx'

type State = MyJobInterview['state']

/** States in which one still goes there, or may. */
const openStates: readonly State[] = ['pending', 'accepted', 'checked_in', 'in_progress']

const tones: Partial<Record<State, BadgeTone>> = {
  accepted: 'success',
  checked_in: 'success',
  not_attended: 'danger',
  passed: 'success',
  successful: 'success',
  in_progress: 'info',
  pending_results: 'info',
}

/** An offer says more than the interview before it, and what waits for the member has a line of its own. */
export const isInterviewShown = ({ interview, offer, need }: MyJobsRow): boolean =>
  interview != null &&
  need?.kind !== 'interview' &&
  need?.kind !== 'check_in' &&
  (offer == null || openStates.includes(interview.state))

/** What its card says of it beside its state; undefined where the state and the day say all. */
const useExplanation = ({ state, times_by, is_ended_by_recruiter: isTheirs, ...interview }: MyJobInterview) => {
  const t = useTranslations('mf-profile')
  const values = { name: isolateBidi(interview.recruiter_name), company: isolateBidi(interview.company_name) }
  switch (state) {
    case 'accepted':
    case 'in_progress':
      return undefined
    case 'pending':
      return times_by === 'seeker' ? t('myJobs.interview.about.theirTurn', values) : undefined
    case 'rejected':
      return t(isTheirs ? 'myJobs.interview.about.declinedByThem' : 'myJobs.interview.about.declinedByYou', values)
    case 'cancelled':
      return t(isTheirs ? 'myJobs.interview.about.cancelledByThem' : 'myJobs.interview.about.cancelledByYou', values)
    default:
      return t(`myJobs.interview.about.${state}`, values)
  }
}

/** Where an interview about a job stands, when it is, and the way to it. */
export function InterviewLine({ interview }: { interview: MyJobInterview }) {
  const t = useTranslations('mf-profile')
  const dayOf = useOwnDay()
  const link = useInternalLink()
  const explanation = useExplanation(interview)
  const { id, state, times_by, starts_at: startsAt } = interview
  const isMine = state === 'pending' && times_by === 'recruiter'
  const pending = isMine ? 'yourTurn' : 'theirTurn'
  return (
    <>
      <StatusLine>
        <Badge tone={isMine ? 'signal' : (tones[state] ?? 'neutral')}>
          {t(`myJobs.interview.state.${state === 'pending' ? pending : state}`)}
        </Badge>
        <Text as="span" size={15}>
          <TextLink {...link(urls.interviews({ interview: id }))}>
            {startsAt === null ? t('myJobs.interview.heading') : t('myJobs.interview.on', { date: dayOf(startsAt) })}
          </TextLink>
        </Text>
      </StatusLine>
      {explanation && (
        <Text size={15} tone="soft">
          {explanation}
        </Text>
      )}
    </>
  )
}
