import { Heading, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { QueryView } from '../../components/query-view.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { Table } from '../../components/table.tsx'
import { formatCount } from '../../format-number.ts'
import { formatDateTime } from '../../format-time.ts'
import { useRewardReport } from '../../operations/marketplace/get-reward-report.ts'
import { useConsoleText } from '../../texts.ts'

/** How invitations, rewards and withdrawals stand, and whether the ledger of points is in balance. */
export function RewardReport() {
  const t = useConsoleText()
  const report = useRewardReport()
  return (
    <QueryView query={report} skeleton={<SkeletonRows rows={6} />}>
      {({ ledger, grants, invitations, withdrawals }) => (
        <Stack gap={24}>
          <Notice severity={ledger.is_balanced ? 'success' : 'error'} live>
            {ledger.is_balanced
              ? t('rewards.report.balanced', { time: formatDateTime(ledger.checked_at) })
              : t('rewards.report.faults', { faults: ledger.faults.join('; ') })}
          </Notice>
          <Section title={t('rewards.report.rewards')}>
            <Table
              label={t('rewards.report.rewards')}
              columns={[
                t('rewards.report.type'),
                t('rewards.report.waiting'),
                t('rewards.report.overdue'),
                t('rewards.report.distributed'),
                t('rewards.report.used'),
                t('rewards.report.rejected'),
              ]}
            >
              {grants.map(({ type, ...counts }) => (
                <tr key={type}>
                  <th scope="row">{t(`rewards.type.${type}`)}</th>
                  {[counts.waiting, counts.overdue, counts.distributed, counts.used, counts.rejected].map(
                    (count, column) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
                      <td key={column}>{formatCount(count)}</td>
                    ),
                  )}
                </tr>
              ))}
            </Table>
          </Section>
          <Section title={t('rewards.report.invitations')}>
            <Counts counts={Object.entries(invitations)} />
          </Section>
          <Section title={t('rewards.report.withdrawals')}>
            <Counts counts={withdrawals.map(({ state, count, points }) => [state, count, points])} />
          </Section>
          <Section title={t('rewards.report.points')}>
            <Counts counts={Object.entries(ledger.points)} />
          </Section>
        </Stack>
      )}
    </QueryView>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size={18}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/** States and accounts, as the API names them. */
function Counts({ counts }: { counts: readonly (readonly [name: string, count: number, points?: number])[] }) {
  const t = useConsoleText()
  if (counts.length === 0) return <Text tone="soft">{t('rewards.report.none')}</Text>
  return (
    <Stack gap={4}>
      {counts.map(([name, count, points]) => (
        <Text key={name} size={15}>
          {t('rewards.report.count', { name: name.replaceAll('_', ' '), count: formatCount(count) })}
          {points !== undefined && <> ({t('rewards.points', { count: points, points: formatCount(points) })})</>}
        </Text>
      ))}
    </Stack>
  )
}
