import { DividedList } from '@jobspan/shared-features/lists/divided-list'
import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { useOwnDay } from '@jobspan/shared-features/own-day'
import { ButtonLink, EmptyState, SkeletonText } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEarnedTexts } from '../../earned-texts/use-earned-texts.ts'
import { grantsQuery } from '../../rewards/grant-queries.ts'
import { MoreButton } from '../../rewards/more-button.tsx'
import { referralsQuery } from '../../rewards/referral-queries.ts'
import { Section } from '../../rewards/section.tsx'
import { GrantItem } from './grant-item.tsx'
import { groupGrants } from './group-grants.ts'

/** What the member earned, the newest first. */
export function GrantList() {
  const t = useTranslations('mf-rewards')
  const tEarned = useEarnedTexts()
  const { api } = usePlatform()
  const link = useInternalLink()
  const dayOf = useOwnDay()
  const query = useInfiniteQuery(grantsQuery(api))
  const grants = query.data?.pages.flatMap(({ items }) => items) ?? []
  const hasReferral = grants.some(({ type, used_at: usedAt }) => type === 'referral' && usedAt !== null)
  const referrals = useQuery({ ...referralsQuery(api), enabled: hasReferral }).data?.items ?? []
  return (
    <Section title={tEarned('rewards.earned')}>
      <QueryBoundary query={query} skeleton={<SkeletonText lines={6} />}>
        {() =>
          grants.length === 0 ? (
            <EmptyState
              compact
              drawing={null}
              level={3}
              title={tEarned('rewards.emptyTitle')}
              body={tEarned('rewards.emptyText')}
              action={<ButtonLink {...link(urls.inviteFriends())}>{t('landing.invite')}</ButtonLink>}
            />
          ) : (
            <>
              <DividedList label={tEarned('rewards.earned')}>
                {groupGrants(grants, dayOf).map(({ grant, count }) => (
                  <GrantItem
                    key={grant.id}
                    grant={grant}
                    count={count}
                    referral={referrals.find(({ grant_id: grantId }) => grantId === grant.id)}
                  />
                ))}
              </DividedList>
              <MoreButton query={query} />
            </>
          )
        }
      </QueryBoundary>
    </Section>
  )
}
