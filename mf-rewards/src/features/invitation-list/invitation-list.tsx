import { DividedList } from '@jobspan/shared-features/lists/divided-list'
import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { EmptyState, SkeletonText } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useOwnTexts } from '../../own-texts/use-own-texts.ts'
import { invitationsQuery } from '../../rewards/invitation-queries.ts'
import { MoreButton } from '../../rewards/more-button.tsx'
import { Section } from '../../rewards/section.tsx'
import { InvitationItem } from './invitation-item.tsx'

/** The member's invitations, the newest first. */
export function InvitationList() {
  const t = useOwnTexts()
  const { api } = usePlatform()
  const query = useInfiniteQuery(invitationsQuery(api))
  return (
    <Section title={t('list.title')}>
      <QueryBoundary query={query} skeleton={<SkeletonText lines={4} />}>
        {({ pages }) => {
          const invitations = pages.flatMap(({ items }) => items)
          if (invitations.length === 0)
            return (
              <EmptyState compact drawing={null} level={3} title={t('list.emptyTitle')} body={t('list.emptyText')} />
            )
          return (
            <>
              <DividedList label={t('list.title')}>
                {invitations.map((invitation) => (
                  <InvitationItem key={invitation.id} invitation={invitation} />
                ))}
              </DividedList>
              <MoreButton query={query} />
            </>
          )
        }}
      </QueryBoundary>
    </Section>
  )
}
