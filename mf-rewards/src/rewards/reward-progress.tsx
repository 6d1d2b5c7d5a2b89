import type { OwnInvitations } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { rewardLimits } from './reward-limits.ts'
import { Span } from './span.tsx'

/** How many steps the invitation has behind it that is nearest to its end; those that succeeded are no longer on the way. */
export const countSteps = ({ in_review: inReview, registered, opened, sent }: OwnInvitations['counts']): number => {
  if (inReview > 0) return 3
  if (registered > 0) return 2
  return opened + sent > 0 ? 1 : 0
}

/** The four steps from an invitation to what both get. */
export function RewardProgress({ done = 0 }: { done?: number }) {
  const t = useTranslations('mf-rewards')
  const format = useFormat()
  return (
    <Span
      label={t('step.label')}
      done={done}
      steps={[
        t('step.invite'),
        t('step.register'),
        t('step.resume', { days: format.number(rewardLimits.daysToAttach) }),
        t('step.reward'),
      ]}
    />
  )
}
