import type { Programme } from '@jobspan/shared-kit/contracts/rewards/programme'
import { Grid, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { RewardList } from './reward-list.tsx'

/** What an invitation that counts brings both sides in the visitor's country: first what it brings the reader, who is on one side of it. */
export function WhatBothGet({ programme, reader }: { programme: Programme; reader: 'inviter' | 'invitee' }) {
  const t = useTranslations('mf-rewards')
  if (programme.rewards.length === 0) return <Text tone="soft">{t('gets.none')}</Text>
  return (
    <Grid columns={2} gap={32}>
      <RewardList programme={programme} role={reader} title={t('gets.you')} />
      <RewardList programme={programme} role={reader === 'inviter' ? 'invitee' : 'inviter'} title={t('gets.friend')} />
    </Grid>
  )
}
