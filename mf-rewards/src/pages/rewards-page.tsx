import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { ButtonLink, Inline, SkeletonBlock, Stack } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type Head, type PageContext, type PageQuery, usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { useEarnedTexts } from '../earned-texts/use-earned-texts.ts'
import { GrantList } from '../features/grants/grant-list.tsx'
import { NextRewards } from '../features/grants/next-rewards.tsx'
import { Overview } from '../features/grants/overview.tsx'
import { grantsQuery, rewardsSummaryQuery } from '../rewards/grant-queries.ts'
import { ownInvitationsQuery } from '../rewards/invitation-queries.ts'
import { PageFrame } from '../rewards/page-frame.tsx'

/** `/rewards`: what the member earned and what it unlocks. */
export const Page = () => {
  const t = useTranslations('mf-rewards')
  const tEarned = useEarnedTexts()
  const { api } = usePlatform()
  const link = useInternalLink()
  const summary = useQuery(rewardsSummaryQuery(api))
  return (
    <PageFrame title={t('head.rewards')} lead={tEarned('rewards.lead')}>
      <Stack gap={24}>
        <QueryBoundary query={summary} skeleton={<SkeletonBlock height="84px" />}>
          {(data) => <Overview summary={data} />}
        </QueryBoundary>
        <Inline gap={8}>
          <ButtonLink {...link(urls.inviteFriends())}>{t('landing.invite')}</ButtonLink>
          <ButtonLink variant="secondary" {...link(urls.rewardPoints())}>
            {tEarned('rewards.points')}
          </ButtonLink>
          <ButtonLink variant="secondary" {...link(urls.rewardDistribution())}>
            {tEarned('rewards.distribution')}
          </ButtonLink>
        </Inline>
      </Stack>
      {summary.data && <NextRewards next={summary.data.next} />}
      <GrantList />
    </PageFrame>
  )
}

export const queries = ({ api }: PageContext): PageQuery[] => [
  { options: rewardsSummaryQuery(api), afterHead: true },
  { options: ownInvitationsQuery(api), afterHead: true },
  { options: grantsQuery(api), afterHead: true },
]

export const head = ({ t }: PageContext): Head => ({ title: t('head.rewards'), robots: 'noindex' })
