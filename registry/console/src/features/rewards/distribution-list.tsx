import type { DistributionItem } from '@jobspan/shared-kit/contracts/rewards/operations'
import { Badge, Inline, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { QueryView } from '../../components/query-view.tsx'
import { ReasonButton } from '../../components/reason-button.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { useDistributions, useEndDistribution } from '../../operations/marketplace/distributions.ts'
import { useConsoleText } from '../../texts.ts'
import { ItemTable } from './item-table.tsx'
import { RowHead } from './row-head.tsx'

/** Rewards that wait to be distributed, first merchandise, which is sent by hand; its address goes once it was delivered. */
export function DistributionList() {
  const t = useConsoleText()
  const distributions = useDistributions()
  return (
    <QueryView query={distributions} skeleton={<SkeletonRows rows={4} />}>
      {({ items }) => (
        <ItemTable
          label={t('rewards.view.distribution')}
          columns={[
            t('rewards.distribution.reward'),
            t('rewards.distribution.due'),
            t('rewards.distribution.delivery'),
            t('rewards.distribution.actions'),
          ]}
          items={items}
          none={{ title: t('rewards.distribution.none'), body: t('rewards.distribution.noneBody') }}
        >
          {(item) => <DistributionRow key={item.grant_id} item={item} />}
        </ItemTable>
      )}
    </QueryView>
  )
}

function DistributionRow({ item }: { item: DistributionItem }) {
  const t = useConsoleText()
  const name = t('rewards.distribution.name', { type: t(`rewards.type.${item.type}`), id: item.grant_id })
  const isMerchandise = item.type === 'merchandise'
  return (
    <tr>
      <RowHead name={name} member={t('rewards.member', { id: item.member_id })} points={item.points} />
      <td>
        <Inline gap={8}>
          <time dateTime={item.distribute_by}>{item.distribute_by}</time>
          {item.is_overdue && <Badge tone="danger">{t('rewards.distribution.overdue')}</Badge>}
          {item.awaits_proof && <Badge tone="info">{t('rewards.distribution.awaitsProof')}</Badge>}
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
