import { IdentityConfirmationProvider } from '@jobspan/shared-features/identity-confirmation'
import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { Notice, SkeletonBlock, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type Head, type PageContext, type PageQuery, usePlatform } from '@jobspan/shared-kit/remote'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Balance } from '../features/points/balance.tsx'
import { WithdrawalForm } from '../features/withdraw/withdrawal-form.tsx'
import { WithdrawalList } from '../features/withdraw/withdrawal-list.tsx'
import { usePayoutTexts } from '../payout-texts/use-payout-texts.ts'
import { BackLink } from '../rewards/back-link.tsx'
import { MoreButton } from '../rewards/more-button.tsx'
import { PageFrame } from '../rewards/page-frame.tsx'
import { pointsQuery, withdrawalsQuery } from '../rewards/point-queries.ts'
import { programmeQuery } from '../rewards/programme-query.ts'
import { rewardLimits } from '../rewards/reward-limits.ts'

const openStates: readonly string[] = ['requested', 'in_review', 'handed_over']

/** The form, or why there is none: points are not paid out here, there are too few, or a withdrawal is open. */
function Request({ available, hasOpen }: { available: number; hasOpen: boolean }) {
  const t = usePayoutTexts()
  const { api } = usePlatform()
  const programme = useQuery(programmeQuery(api))
  return (
    <QueryBoundary query={programme} skeleton={<SkeletonBlock height="320px" />}>
      {(data) => {
        if (!data.is_cash_on) return <Notice>{t('withdraw.off')}</Notice>
        if (hasOpen) return <Notice>{t('withdraw.open')}</Notice>
        if (available < rewardLimits.minimumPoints.tron) return <Text tone="soft">{t('withdraw.few')}</Text>
        return (
          <IdentityConfirmationProvider>
            <WithdrawalForm programme={data} available={available} />
          </IdentityConfirmationProvider>
        )
      }}
    </QueryBoundary>
  )
}

/** `/rewards/withdraw`: points as USDT. */
export const Page = () => {
  const t = useTranslations('mf-rewards')
  const { api } = usePlatform()
  const points = useQuery(pointsQuery(api))
  const withdrawals = useInfiniteQuery(withdrawalsQuery(api))
  const items = withdrawals.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <PageFrame title={t('head.withdraw')} above={<BackLink />}>
      <QueryBoundary query={points} skeleton={<SkeletonBlock height="100px" />}>
        {(balance) => (
          <QueryBoundary query={withdrawals} skeleton={<SkeletonBlock height="320px" />}>
            {() => (
              <Stack gap={32}>
                <Balance {...balance} />
                <Request
                  available={balance.available}
                  hasOpen={items.some(({ state }) => openStates.includes(state))}
                />
                <WithdrawalList withdrawals={items} />
                <MoreButton query={withdrawals} />
              </Stack>
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </PageFrame>
  )
}

export const queries = ({ api }: PageContext): PageQuery[] => [
  { options: pointsQuery(api), afterHead: true },
  { options: withdrawalsQuery(api), afterHead: true },
  { options: programmeQuery(api), afterHead: true },
]

export const head = ({ t }: PageContext): Head => ({ title: t('head.withdraw'), robots: 'noindex' })
