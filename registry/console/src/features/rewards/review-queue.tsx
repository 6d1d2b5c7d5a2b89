import type { ReviewItem, ReviewOutcome } from '@jobspan/shared-kit/contracts/rewards/operations'
import { Badge, Inline, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { QueryView } from '../../components/query-view.tsx'
import { ReasonButton } from '../../components/reason-button.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { useDecideReview, useRewardReviews } from '../../operations/marketplace/reward-reviews.ts'
import { useConsoleText } from '../../texts.ts'
import { ItemTable } from './item-table.tsx'
import { RowHead } from './row-head.tsx'

/** Invitations and withdrawals that wait for somebody to look, with why they wait. */
export function ReviewQueue() {
  const t = useConsoleText()
  const reviews = useRewardReviews()
  return (
    <QueryView query={reviews} skeleton={<SkeletonRows rows={4} />}>
      {({ items }) => (
        <ItemTable
          label={t('rewards.view.review')}
          columns={[
            t('rewards.review.what'),
            t('rewards.review.since'),
            t('rewards.review.why'),
            t('rewards.review.decision'),
          ]}
          items={items}
          none={{ title: t('rewards.review.none'), body: t('rewards.review.noneBody') }}
        >
          {(item) => <ReviewRow key={`${item.kind} ${item.id}`} item={item} />}
        </ItemTable>
      )}
    </QueryView>
  )
}

function ReviewRow({ item }: { item: ReviewItem }) {
  const t = useConsoleText()
  const name = t(`rewards.review.kind.${item.kind}`, { id: item.id })
  return (
    <tr>
      <RowHead
        name={name}
        member={
          item.member_id === null
            ? t('rewards.memberGone')
            : item.invitee_id === null
              ? t('rewards.member', { id: item.member_id })
              : t('rewards.review.invited', { inviter: item.member_id, invitee: item.invitee_id })
        }
        points={item.points}
      />
      <td>
        <Timestamp at={item.at} />
      </td>
      <td>
        <Inline gap={4}>
          {item.reasons.map((reason) => (
            <Badge key={reason} tone="warning">
              {t(`rewards.review.reason.${reason}`, { defaultValue: reason })}
            </Badge>
          ))}
        </Inline>
      </td>
      <td>
        <Inline gap={8}>
          <DecideButton item={item} outcome="approved" name={name} />
          <DecideButton item={item} outcome="rejected" name={name} />
        </Inline>
      </td>
    </tr>
  )
}

function DecideButton({ item, outcome, name }: { item: ReviewItem; outcome: ReviewOutcome; name: string }) {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const decide = useDecideReview()
  const { kind, id } = item
  return (
    <ReasonButton
      label={t(`rewards.review.${outcome}.do`)}
      name={t(`rewards.review.${outcome}.doNamed`, { name })}
      title={t(`rewards.review.${outcome}.title`, { name })}
      confirm={t(`rewards.review.${outcome}.do`)}
      confirmVariant={outcome === 'rejected' ? 'danger' : 'primary'}
      act={(reason) =>
        decide
          .mutateAsync({ kind, id, outcome, reason })
          .then(() => notify(t(`rewards.review.${outcome}.done`, { name }), 'success'))
      }
    >
      <Text tone="soft">{t(`rewards.review.${outcome}.body.${kind}`)}</Text>
    </ReasonButton>
  )
}
