import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { ButtonLink, SkeletonBlock, Stack, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type Head, type PageContext, type PageQuery, usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { Balance } from '../features/points/balance.tsx'
import { PointEntries } from '../features/points/point-entries.tsx'
import { usePayoutTexts } from '../payout-texts/use-payout-texts.ts'
import { BackLink } from '../rewards/back-link.tsx'
import { PageFrame } from '../rewards/page-frame.tsx'
import { pointEntriesQuery, pointsQuery } from '../rewards/point-queries.ts'
import { programmeQuery } from '../rewards/programme-query.ts'

/** `/rewards/points`: how many points there are and how they moved. */
export const Page = () => {
  const t = useTranslations('mf-rewards')
  const tPayout = usePayoutTexts()
  const { api } = usePlatform()
  const link = useInternalLink()
  const points = useQuery(pointsQuery(api))
  const isCashOn = useQuery(programmeQuery(api)).data?.is_cash_on
  return (
    <PageFrame title={t('head.points')} above={<BackLink />}>
      <Stack gap={16}>
        <QueryBoundary query={points} skeleton={<SkeletonBlock height="100px" />}>
          {(data) => <Balance {...data} />}
        </QueryBoundary>
        {isCashOn && (
          <div>
            <ButtonLink {...link(urls.rewardWithdrawal())}>{tPayout('points.withdraw')}</ButtonLink>
          </div>
        )}
        {isCashOn === false && <Text tone="soft">{tPayout('withdraw.off')}</Text>}
      </Stack>
      <PointEntries />
    </PageFrame>
  )
}

export const queries = ({ api }: PageContext): PageQuery[] => [
  { options: pointsQuery(api), afterHead: true },
  { options: pointEntriesQuery(api), afterHead: true },
  { options: programmeQuery(api), afterHead: true },
]

export const head = ({ t }: PageContext): Head => ({ title: t('head.points'), robots: 'noindex' })
