import { MarkedList } from '@jobspan/shared-features/lists/marked-list'
import type { Programme, RewardRole } from '@jobspan/shared-kit/contracts/rewards/programme'
import { Heading, Stack, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { useId } from 'react'
import { RewardMark } from './reward-mark.tsx'

/** What an invitation that counts brings one side. */
export function RewardList({ programme, role, title }: { programme: Programme; role: RewardRole; title: string }) {
  const t = useTranslations('mf-rewards')
  const format = useFormat()
  const id = useId()
  const rewards = programme.rewards.filter((reward) => reward.role === role)
  if (rewards.length === 0) return null
  return (
    <Stack gap={16}>
      <Heading level={3} size={16} id={id}>
        {title}
      </Heading>
      <MarkedList $gap={16} $markGap={12} role="list" aria-labelledby={id}>
        {rewards.map(({ type, points, days, every }) => (
          <li key={`${type}-${every}`}>
            <RewardMark type={type} />
            <div>
              <Text weight="semibold">{t(`type.${type}.name`)}</Text>
              <Text size={15} tone="soft">
                {t(`type.${type}.text`, { points: format.number(points ?? 0), days: format.number(days ?? 0) })}
              </Text>
              {every > 1 && (
                <Text size={13} tone="soft">
                  {t('gets.every', { count: every })}
                </Text>
              )}
            </div>
          </li>
        ))}
      </MarkedList>
    </Stack>
  )
}
