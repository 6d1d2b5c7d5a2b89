import { DividedList } from '@jobspan/shared-features/lists/divided-list'
import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { Withdrawal, WithdrawalState } from '@jobspan/shared-kit/contracts/rewards/withdrawals'
import { Badge, type BadgeTone, Button, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { usePayoutTexts } from '../../payout-texts/use-payout-texts.ts'
import { refreshPoints, takeBackWithdrawal } from '../../rewards/point-queries.ts'
import { Section } from '../../rewards/section.tsx'
import { useErrorMessage } from '../../rewards/use-error-message.ts'

const tones: Record<WithdrawalState, BadgeTone> = {
  requested: 'signal',
  in_review: 'info',
  handed_over: 'signal',
  settled: 'success',
  returned: 'warning',
  cancelled: 'neutral',
}

function WithdrawalItem({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = usePayoutTexts()
  const format = useFormat()
  const dayOf = useOwnDay()
  const { api, queryClient, notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const cancel = useMutation({
    mutationFn: () => takeBackWithdrawal(api, withdrawal.id),
    onSuccess: () => refreshPoints(queryClient),
    onError: (error) => {
      notify(toErrorMessage(error), 'error')
      void refreshPoints(queryClient)
    },
  })
  const { state, network, target, points, usdt, note, return_reason: reason } = withdrawal
  const at = withdrawal.ended_at ?? withdrawal.handed_over_at ?? withdrawal.requested_at
  return (
    <li>
      <Stack gap={4}>
        <Inline gap={8} justify="between">
          <Text weight="semibold" numeric>
            {t('withdraw.amount', { points: format.number(points), usdt })}
          </Text>
          <Badge tone={tones[state]}>{t(`withdraw.state.${state}`)}</Badge>
        </Inline>
        <Text size={15} tone="soft">
          {t(`withdraw.network.${network}`)} · <bdi dir="ltr">{target}</bdi> · {dayOf(at)}
        </Text>
        {reason && <Text size={15}>{t(`withdraw.reason.${reason}`)}</Text>}
        {note && (
          <Text size={15} tone="soft" direction="auto">
            {note}
          </Text>
        )}
        {withdrawal.can_cancel && (
          <div>
            <Button variant="secondary" size="small" loading={cancel.isPending} onClick={() => cancel.mutate()}>
              {t('withdraw.cancel')}
            </Button>
          </div>
        )}
      </Stack>
    </li>
  )
}

/** What became of withdrawals, the newest first. */
export function WithdrawalList({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const t = usePayoutTexts()
  if (withdrawals.length === 0) return null
  return (
    <Section title={t('withdraw.list')}>
      <DividedList label={t('withdraw.list')}>
        {withdrawals.map((withdrawal) => (
          <WithdrawalItem key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </DividedList>
    </Section>
  )
}
