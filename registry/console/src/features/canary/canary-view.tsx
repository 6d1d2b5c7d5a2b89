import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { Badge, EmptyState, Grid, Heading, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { DescriptionItem, DescriptionList } from '../../components/description-list.tsx'
import { Disclosure } from '../../components/disclosure.tsx'
import { HaltNotice } from '../../components/halt-notice.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { Table } from '../../components/table.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { useVersionText, VersionName } from '../../components/version-name.tsx'
import { countViews, failureRate, formatCount, formatPercent } from '../../format-number.ts'
import { formatTime } from '../../format-time.ts'
import { type CanaryMinute, useCanaryHistory } from '../../operations/get-canary-history.ts'
import { useOverview } from '../../operations/get-overview.ts'
import { useConsoleText } from '../../texts.ts'
import { CanaryChart } from './canary-chart.tsx'

const sum = (minutes: readonly CanaryMinute[], side: 'current' | 'canary') =>
  minutes.reduce(
    (all, minute) => ({
      mounts: all.mounts + minute[side].mounts,
      failures: all.failures + minute[side].failures,
      errors: all.errors + minute[side].errors,
    }),
    { mounts: 0, failures: 0, errors: 0 },
  )

/** A canary beside the release that runs: live chart, sums, and the same as a table. */
export function CanaryView({ remote, country }: { remote: string; country: CountryKey }) {
  const t = useConsoleText()
  const versionText = useVersionText()
  const history = useCanaryHistory(remote, country)
  const cell = useOverview()
    .data?.remotes.find(({ name }) => name === remote)
    ?.cells.find((each) => each.country === country)
  return (
    <QueryView query={history} skeleton={<SkeletonRows rows={1} height="24rem" />}>
      {({ current, canary, minutes: all }) => {
        const minutes = all.filter((minute) => isOver(minute))
        if (canary === null) {
          return (
            <EmptyState
              title={t('canary.none')}
              body={
                cell?.halted
                  ? t('canary.halted', { why: cell.halted.why, version: versionText(remote, cell.halted.build) })
                  : t('canary.noneBody')
              }
            />
          )
        }
        return (
          <Stack gap={24}>
            {cell?.halted?.build === canary && <HaltNotice remote={remote} halt={cell.halted} />}
            <Grid columns={2} gap={24}>
              <SideFigures remote={remote} side="current" build={current} minutes={all} />
              <SideFigures remote={remote} side="canary" build={canary} minutes={all} percent={cell?.canary?.percent} />
            </Grid>
            {cell?.canary && (
              <Text size={15} tone="soft">
                {t('canary.since')} <Timestamp at={cell.canary.started_at} exact />
              </Text>
            )}
            {minutes.length === 0 ? (
              <EmptyState
                drawing={null}
                compact
                title={t(all.some(hasVisits) ? 'canary.early' : 'canary.quiet')}
                body={t(all.some(hasVisits) ? 'canary.earlyBody' : 'canary.quietBody')}
              />
            ) : (
              <>
                <CanaryChart minutes={minutes} />
                <Disclosure summary={t('canary.table')}>
                  <MinuteTable minutes={minutes} />
                </Disclosure>
              </>
            )}
          </Stack>
        )
      }}
    </QueryView>
  )
}

function SideFigures({
  remote,
  side,
  build,
  minutes,
  percent,
}: {
  remote: string
  side: 'current' | 'canary'
  build: string | null
  minutes: readonly CanaryMinute[]
  percent?: number | undefined
}) {
  const t = useConsoleText()
  const figures = sum(minutes, side)
  return (
    <Stack gap={8}>
      <Inline gap={8}>
        <Heading level={2} size={18}>
          {t(`canary.${side}`)}
        </Heading>
        {percent !== undefined && <Badge tone="info">{t('cell.percent', { percent: percent })}</Badge>}
      </Inline>
      <DescriptionList>
        <DescriptionItem name={t('canary.release')}>
          {build === null ? t('cell.nothing') : <VersionName remote={remote} build={build} isLong />}
        </DescriptionItem>
        <DescriptionItem name={t('canary.loads')}>{formatCount(countViews(figures))}</DescriptionItem>
        <DescriptionItem name={t('canary.failureRate')}>{formatPercent(failureRate(figures))}</DescriptionItem>
      </DescriptionList>
    </Stack>
  )
}

/** The minute that still runs has few views yet: the lines would plunge at their end. */
const isOver = ({ at }: CanaryMinute, now = Date.now()): boolean => Date.parse(at) + 60_000 <= now

/** Of most minutes of a quiet remote there is nothing to say; the chart shows that they were quiet. */
const hasVisits = ({ current, canary }: CanaryMinute): boolean =>
  [current, canary].some((figures) => countViews(figures) > 0)

function MinuteTable({ minutes }: { minutes: readonly CanaryMinute[] }) {
  const t = useConsoleText()
  return (
    <Table
      label={t('canary.table')}
      head={
        <>
          <th scope="col">{t('canary.minute')}</th>
          {(['current', 'canary'] as const).flatMap((side) => [
            <th scope="col" data-numeric key={`${side} loads`}>
              {t('canary.loadsOf', { side: t(`canary.short.${side}`) })}
            </th>,
            <th scope="col" data-numeric key={`${side} rate`}>
              {t('canary.rateOf', { side: t(`canary.short.${side}`) })}
            </th>,
          ])}
        </>
      }
    >
      {minutes
        .filter(hasVisits)
        .toReversed()
        .map((minute) => (
          <tr key={minute.at}>
            <th scope="row">{formatTime(minute.at)}</th>
            <td data-numeric>{formatCount(countViews(minute.current))}</td>
            <td data-numeric>{formatPercent(failureRate(minute.current))}</td>
            <td data-numeric>{formatCount(countViews(minute.canary))}</td>
            <td data-numeric>{formatPercent(failureRate(minute.canary))}</td>
          </tr>
        ))}
    </Table>
  )
}
