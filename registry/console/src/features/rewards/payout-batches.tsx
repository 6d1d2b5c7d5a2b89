import type { PayoutBatch } from '@jobspan/shared-kit/contracts/rewards/operations'
import { Button, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Download } from 'lucide-react'
import { QueryView } from '../../components/query-view.tsx'
import { ReasonButton } from '../../components/reason-button.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { useErrorMessage } from '../../components/use-error-message.ts'
import { formatCount } from '../../format-number.ts'
import { useExportBatch, usePayoutBatches, useReadBatch } from '../../operations/marketplace/payouts.ts'
import { useConsoleText } from '../../texts.ts'
import { downloadJson } from './download-json.ts'
import { ImportAnswer } from './import-answer.tsx'
import { ItemTable } from './item-table.tsx'

const fileOf = (id: number) => `payout-batch-${id}.json`

/** Withdrawals that are handed to the payout provider in signed batches, and what it answered. */
export function PayoutBatches() {
  const t = useConsoleText()
  const batches = usePayoutBatches()
  return (
    <QueryView query={batches} skeleton={<SkeletonRows rows={4} />}>
      {({ items, waiting }) => (
        <Stack gap={16}>
          <Inline justify="between" gap={16}>
            <Text>{t('rewards.payouts.waiting', { count: waiting })}</Text>
            <Inline gap={8}>
              {waiting > 0 && <ExportButton />}
              <ImportAnswer />
            </Inline>
          </Inline>
          <BatchTable batches={items} />
        </Stack>
      )}
    </QueryView>
  )
}

function ExportButton() {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const make = useExportBatch()
  return (
    <ReasonButton
      label={t('rewards.payouts.export.do')}
      title={t('rewards.payouts.export.title')}
      confirm={t('rewards.payouts.export.do')}
      variant="primary"
      icon={Download}
      act={async (reason) => {
        const { batch, file } = await make.mutateAsync(reason)
        if (!batch) return notify(t('rewards.payouts.export.nothing'), 'info')
        downloadJson(fileOf(batch.id), file)
        notify(t('rewards.payouts.export.done', { id: batch.id }), 'success')
      }}
    >
      <Text tone="soft">{t('rewards.payouts.export.body')}</Text>
    </ReasonButton>
  )
}

function BatchTable({ batches }: { batches: readonly PayoutBatch[] }) {
  const t = useConsoleText()
  return (
    <ItemTable
      label={t('rewards.view.payouts')}
      columns={[
        t('rewards.payouts.batch'),
        t('rewards.payouts.size'),
        t('rewards.payouts.answered'),
        t('rewards.payouts.file'),
      ]}
      items={batches}
      none={{ title: t('rewards.payouts.none'), body: t('rewards.payouts.noneBody') }}
    >
      {(batch) => (
        <tr key={batch.id}>
          <th scope="row">
            {t('rewards.payouts.name', { id: batch.id })} <Timestamp at={batch.created_at} />
          </th>
          <td>{t('rewards.payouts.amount', { count: batch.count, points: formatCount(batch.points) })}</td>
          <td>
            {t('rewards.payouts.answers', { open: batch.open, settled: batch.settled, returned: batch.returned })}
          </td>
          <td>
            <AgainButton id={batch.id} />
          </td>
        </tr>
      )}
    </ItemTable>
  )
}

function AgainButton({ id }: { id: number }) {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const read = useReadBatch()
  return (
    <Button
      size="small"
      variant="secondary"
      icon={Download}
      loading={read.isPending}
      label={t('rewards.payouts.againNamed', { id })}
      onClick={() =>
        read.mutate(id, {
          onSuccess: ({ file }) => downloadJson(fileOf(id), file),
          onError: (error) => notify(toErrorMessage(error) ?? '', 'error'),
        })
      }
    >
      {t('rewards.payouts.again')}
    </Button>
  )
}
