import { DividedList } from '@jobspan/shared-features/lists/divided-list'
import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { PointEntry } from '@jobspan/shared-kit/contracts/rewards/points'
import { EmptyState, Inline, SkeletonText, Text } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useInfiniteQuery } from '@tanstack/react-query'
import { usePayoutTexts } from '../../payout-texts/use-payout-texts.ts'
import { MoreButton } from '../../rewards/more-button.tsx'
import { pointEntriesQuery } from '../../rewards/point-queries.ts'
import { Section } from '../../rewards/section.tsx'

function Entry({ entry }: { entry: PointEntry }) {
  const t = usePayoutTexts()
  const format = useFormat()
  const dayOf = useOwnDay()
  const { kind, points, balance_after: balance, at } = entry
  return (
    <li>
      <Inline gap={8} justify="between" align="baseline">
        <Text weight="medium">{t(`points.kind.${kind}`)}</Text>
        <Text weight="semibold" numeric tone={points > 0 ? 'success' : 'ink'}>
          <bdi>{`${points > 0 ? '+' : ''}${format.number(points)}`}</bdi>
        </Text>
      </Inline>
      <Inline gap={8} justify="between" align="baseline">
        <Text size={13} tone="soft">
          {dayOf(at)}
        </Text>
        <Text size={13} tone="soft" numeric>
          {t('points.after', { points: format.number(balance) })}
        </Text>
      </Inline>
    </li>
  )
}

/** How the member's points moved, the newest first. */
export function PointEntries() {
  const t = usePayoutTexts()
  const { api } = usePlatform()
  const query = useInfiniteQuery(pointEntriesQuery(api))
  return (
    <Section title={t('points.history')}>
      <QueryBoundary query={query} skeleton={<SkeletonText lines={6} />}>
        {({ pages }) => {
          const entries = pages.flatMap(({ items }) => items)
          if (entries.length === 0)
            return (
              <EmptyState
                compact
                drawing={null}
                level={3}
                title={t('points.emptyTitle')}
                body={t('points.emptyText')}
              />
            )
          return (
            <>
              <DividedList label={t('points.history')}>
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
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
