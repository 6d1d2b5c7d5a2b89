import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { SkeletonText } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type Head, type PageContext, type PageQuery, usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { DistributionForm } from '../features/distribution/distribution-form.tsx'
import { ResumePart } from '../features/distribution/resume-part.tsx'
import { usePayoutTexts } from '../payout-texts/use-payout-texts.ts'
import { BackLink } from '../rewards/back-link.tsx'
import { distributionQuery } from '../rewards/distribution-queries.ts'
import { PageFrame } from '../rewards/page-frame.tsx'

/** `/rewards/distribution`: where rewards are sent, and the resume for referrals. */
export const Page = () => {
  const t = useTranslations('mf-rewards')
  const tPayout = usePayoutTexts()
  const { api } = usePlatform()
  const info = useQuery(distributionQuery(api))
  return (
    <PageFrame title={t('head.distribution')} lead={tPayout('distribution.lead')} above={<BackLink />}>
      <QueryBoundary query={info} skeleton={<SkeletonText lines={8} />}>
        {(data) => (
          <>
            <DistributionForm info={data} />
            <ResumePart resume={data.resume} />
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  )
}

export const queries = ({ api }: PageContext): PageQuery[] => [{ options: distributionQuery(api), afterHead: true }]

export const head = ({ t }: PageContext): Head => ({ title: t('head.distribution'), robots: 'noindex' })
