import type { ResponseTime } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'

/**
 * For how long the employer has said nothing, and how long this employer usually takes, with what that is based on
 * (docs/product-rules.md#employer-silence).
 */
export function NoAnswerYet({ days, pace }: { days: number; pace: ResponseTime | null }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const basis = pace && t('myJobs.pace.basis', { count: pace.count, window: format.number(pace.window_days) })
  return (
    <Text size={15} tone="soft">
      {t('myJobs.silence', { count: days })}
      {pace && (
        <>
          {' '}
          {pace.median_days === null
            ? t('myJobs.pace.share', { share: format.percent(pace.answered_share), basis })
            : t('myJobs.pace.usual', { count: Math.max(1, Math.ceil(pace.median_days)), basis })}
        </>
      )}
    </Text>
  )
}
