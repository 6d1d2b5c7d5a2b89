import type { OperatedDraw } from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import { Badge, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Monospace } from '../../components/monospace.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { ReasonButton } from '../../components/reason-button.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { formatDateTime } from '../../format-time.ts'
import { useCloseDraw, useDraws } from '../../operations/marketplace/draws.ts'
import { useConsoleText } from '../../texts.ts'
import { ItemTable } from './item-table.tsx'
import { OpenDraw } from './open-draw.tsx'

/** Draws: what was published before, what came of them, and whose the tickets are that won. */
export function DrawList() {
  const t = useConsoleText()
  const draws = useDraws()
  return (
    <Stack gap={16}>
      <Inline justify="between" gap={16}>
        <Text tone="soft">{t('rewards.draws.lead')}</Text>
        <OpenDraw />
      </Inline>
      <QueryView query={draws} skeleton={<SkeletonRows rows={3} />}>
        {({ items }) => (
          <ItemTable
            label={t('rewards.view.draws')}
            columns={[
              t('rewards.draws.prize'),
              t('rewards.draws.closes'),
              t('rewards.draws.tickets'),
              t('rewards.draws.result'),
            ]}
            items={items}
            none={{ title: t('rewards.draws.none'), body: t('rewards.draws.noneBody') }}
          >
            {(draw) => <DrawRow key={draw.id} draw={draw} />}
          </ItemTable>
        )}
      </QueryView>
    </Stack>
  )
}

function DrawRow({ draw }: { draw: OperatedDraw }) {
  const t = useConsoleText()
  const canClose = draw.state === 'open' && Date.parse(draw.closes_at) <= Date.now()
  return (
    <tr>
      <th scope="row">
        <Text as="div" size={15} weight="semibold" direction="auto">
          {draw.prize}
        </Text>
        <Text as="div" size={13} tone="soft">
          {t('rewards.draws.seedHash')} <Monospace>{draw.seed_hash}</Monospace>
        </Text>
        {draw.seed !== null && (
          <Text as="div" size={13} tone="soft">
            {t('rewards.draws.seed')} <Monospace>{draw.seed}</Monospace>
          </Text>
        )}
      </th>
      <td>{formatDateTime(draw.closes_at)}</td>
      <td>{draw.tickets}</td>
      <td>
        {draw.state === 'closed' ? (
          <Winners draw={draw} />
        ) : canClose ? (
          <CloseButton draw={draw} />
        ) : (
          <Badge>{t('rewards.draws.open')}</Badge>
        )}
      </td>
    </tr>
  )
}

function Winners({ draw }: { draw: OperatedDraw }) {
  const t = useConsoleText()
  if (draw.winners.length === 0) return <Text tone="soft">{t('rewards.draws.noWinner')}</Text>
  return (
    <Stack gap={4}>
      {draw.winners.map((ticket, index) => {
        const member = draw.winning_members[index]
        return (
          <Text key={ticket} size={13}>
            {typeof member === 'number' ? t('rewards.member', { id: member }) : t('rewards.memberGone')}{' '}
            <Monospace>{ticket}</Monospace>
          </Text>
        )
      })}
    </Stack>
  )
}

function CloseButton({ draw: { id, prize } }: { draw: OperatedDraw }) {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const close = useCloseDraw()
  return (
    <ReasonButton
      label={t('rewards.draws.close.do')}
      name={t('rewards.draws.close.doNamed', { prize })}
      title={t('rewards.draws.close.title', { prize })}
      confirm={t('rewards.draws.close.do')}
      act={(reason) =>
        close.mutateAsync({ id, reason }).then(() => notify(t('rewards.draws.close.done', { prize }), 'success'))
      }
    >
      <Text tone="soft">{t('rewards.draws.close.body')}</Text>
    </ReasonButton>
  )
}
