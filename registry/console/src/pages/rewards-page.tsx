import { isAllowed } from '@jobspan/shared-kit/contracts/registry/permissions'
import { EmptyState, Stack } from '@jobspan/shared-kit/design'
import { Navigate, useParams } from 'react-router-dom'
import { addresses, rewardViews } from '../addresses.ts'
import { PageHead } from '../components/page-head.tsx'
import { useDocumentTitle } from '../components/use-document-title.ts'
import { ViewLinks } from '../components/view-links.tsx'
import { ActLog } from '../features/rewards/act-log.tsx'
import { DistributionList } from '../features/rewards/distribution-list.tsx'
import { DrawList } from '../features/rewards/draw-list.tsx'
import { PayoutBatches } from '../features/rewards/payout-batches.tsx'
import { ReviewQueue } from '../features/rewards/review-queue.tsx'
import { RewardReport } from '../features/rewards/reward-report.tsx'
import { usePerson } from '../operations/get-me.ts'
import { useConsoleText } from '../texts.ts'

const views = {
  review: ReviewQueue,
  distribution: DistributionList,
  payouts: PayoutBatches,
  draws: DrawList,
  report: RewardReport,
  log: ActLog,
} as const

/** Rewards, the first part of the work of those who run the marketplace: what waits, what is sent, what is paid. */
export function RewardsPage() {
  const t = useConsoleText()
  const me = usePerson()
  const { view = '' } = useParams()
  const shown = rewardViews.find((each) => each === view)
  if (!isAllowed(me, 'operate')) return <ForbiddenState />
  if (!shown) return <Navigate to={addresses.rewards()} replace />
  const View = views[shown]
  return (
    <Stack gap={24}>
      <PageHead title={t('rewards.title')} view={t(`rewards.view.${shown}`)} lead={t('rewards.lead')} />
      <ViewLinks
        label={t('rewards.views')}
        links={rewardViews.map((each) => ({
          href: addresses.rewards(each),
          label: t(`rewards.view.${each}`),
          isHere: each === shown,
        }))}
      />
      <View />
    </Stack>
  )
}

function ForbiddenState() {
  const t = useConsoleText()
  useDocumentTitle(t('marketplace.title'))
  return <EmptyState drawing={null} level={1} title={t('state.forbidden.title')} body={t('marketplace.forbidden')} />
}
