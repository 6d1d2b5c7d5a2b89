import type { DistributionItem } from '@jobspan/shared-kit/contracts/rewards/operations'
import { Badge, EmptyState, Inline, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { QueryView } from '../../components/query-view.tsx'
import { ReasonButton } from '../../components/reason-button.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { Table } from '../../components/table.tsx'
import { formatCount } from '../../format-number.ts'
import { useDistributions, useEndDistribution } from '../../operations/marketplace/distributions.ts'
import { useConsoleText } from '../../texts.ts'

/** Rewards that wait to be distributed, the most urgent first. Merchandise is sent by hand; its address goes once it was delivered. */
export function DistributionList() {
  const t = useConsoleText()
  const distributions = useDistributions()
  return (
    <QueryView query={distributions} skeleton={<SkeletonRows rows={4} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState drawing={null} title={t('rewards.distribution.none')} body={t('rewards.distribution.noneBody')} />
        ) : (
          <Table
            label={t('rewards.view.distribution')}
            columns={[
              t('rewards.distribution.reward'),
              t('rewards.distribution.due'),
              t('rewards.distribution.delivery'),
              t('rewards.distribution.actions'),
            ]}
          >
            {items.map((item) => (
              <DistributionRow key={item.grant_id} item={item} />
            ))}
          </Table>
        )
      }
    </QueryView>
  )
}

function DistributionRow({ item }: { item: DistributionItem }) {
  const t = useConsoleText()
  const name = t('rewards.distribution.name', { type: t(`rewards.type.${item.type}`), id: item.grant_id })
  const isMerchandise = item.type === 'merchandise'
  return (
    <tr>
      <th scope="row">
        <Text as="div" size={15} weight="semibold">
          {name}
        </Text>
        <Text as="div" size={13} tone="soft">
          {t('rewards.member', { id: item.member_id })}
        </Text>
        {item.points !== null && (
          <Text as="div" size={13} tone="soft">
            {t('rewards.points', { count: item.points, points: formatCount(item.points) })}
          </Text>
        )}
      </th>
      <td>
        <Inline gap={8}>
          <time dateTime={item.distribute_by}>{item.distribute_by}</time>
          {item.is_overdue && <Badge tone="danger">{t('rewards.distribution.overdue')}</Badge>}
        </Inline>
      </td>
      <td>{isMerchandise && <Delivery delivery={item.delivery} />}</td>
      <td>
        <Inline gap={8}>
          {/* Nothing can have been delivered where no address is known. */}
          {(!isMerchandise || item.delivery) && (
            <EndButton item={item} name={name} act={isMerchandise ? 'delivered' : 'distribute'} />
          )}
          <EndButton item={item} name={name} act="reject" />
        </Inline>
      </td>
    </tr>
  )
}

function Delivery({ delivery }: Pick<DistributionItem, 'delivery'>) {
  const t = useConsoleText()
  if (!delivery) return <Text tone="soft">{t('rewards.distribution.noAddress')}</Text>
  return (
    <Text as="div" size={15} direction="auto">
      {delivery.recipient}
      <br />
      {delivery.phone}
      <br />
      {delivery.address}
    </Text>
  )
}

function EndButton({
  item,
  name,
  act,
}: {
  item: DistributionItem
  name: string
  act: 'distribute' | 'delivered' | 'reject'
}) {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const end = useEndDistribution()
  const isRejected = act === 'reject'
  return (
    <ReasonButton
      label={t(`rewards.distribution.${act}.do`)}
      name={t(`rewards.distribution.${act}.doNamed`, { name })}
      title={t(`rewards.distribution.${act}.title`, { name })}
      confirm={t(`rewards.distribution.${act}.do`)}
      confirmVariant={isRejected ? 'danger' : 'primary'}
      act={(reason) =>
        end
          .mutateAsync({ id: item.grant_id, reason, isRejected })
          .then(() => notify(t(`rewards.distribution.${act}.done`, { name }), 'success'))
      }
    >
      <Text tone="soft">{t(`rewards.distribution.${act}.body`)}</Text>
    </ReasonButton>
  )
}
