import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { rewardLimits } from './reward-limits.ts'
import { Span } from './span.tsx'

/** The four steps from an invitation to what both get. */
export function WayToReward({ done = 0 }: { done?: number }) {
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
