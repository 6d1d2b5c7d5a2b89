import type { AiQuota } from '@jobspan/shared-kit/contracts/ai/ai-help'
import { Text } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { intlTag } from '@jobspan/shared-kit/i18n/format-cache'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useAiTexts } from './use-ai-texts.ts'

/** How often more, and from when on all of it again, by the clock where the member is. */
export function QuotaText({ quota }: { quota: AiQuota }) {
  const t = useAiTexts()
  const format = useFormat()
  const { locale } = usePlatform()
  const { limit, remaining, resets_at: resetsAt } = quota
  const from = remaining < limit ? resetsAt : null
  const time = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Text size={13} tone="soft" numeric>
      {t('quota.left', { left: format.count(remaining) })}{' '}
      {from !== null && t('quota.from', { time: time.format(new Date(from)) })}
    </Text>
  )
}
