import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { Card, color, EmptyState, fontSize, Stack, Text } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { CountryLabel } from '../../components/country-label.tsx'
import { Disclosure } from '../../components/disclosure.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { VersionName } from '../../components/version-name.tsx'
import { countViews, failureRate, formatCount, formatDuration, formatPercent } from '../../format-number.ts'
import { type TelemetryRow, useTelemetry } from '../../operations/get-telemetry.ts'
import { useConsoleText } from '../../texts.ts'
import { TelemetryTables } from './telemetry-tables.tsx'

const Line = styled.span`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: 4px 16px;
  align-items: center;
`
const Figure = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 6px;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  span {
    color: ${color.inkSoft};
    font-size: ${fontSize[13]};
  }
`

/** The last day of a remote, a line for each release and country; open one for its phases, failures and vitals. */
export function TelemetryView({ remote, country }: { remote: string; country: CountryKey | undefined }) {
  const t = useConsoleText()
  const telemetry = useTelemetry(remote, country)
  return (
    <QueryView query={telemetry} skeleton={<SkeletonRows rows={5} />}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={t('telemetry.none')} body={t('telemetry.noneBody')} />
        ) : (
          <Stack gap={8}>
            <Text size={15} tone="soft">
              {t('telemetry.lead')}
            </Text>
            {rows
              .toSorted((a, b) => countViews(b) - countViews(a))
              .map((row) => (
                <Card key={`${row.build} ${row.country}`} padding={12}>
                  <Disclosure summary={<Summary remote={remote} row={row} />}>
                    <TelemetryTables row={row} />
                  </Disclosure>
                </Card>
              ))}
          </Stack>
        )
      }
    </QueryView>
  )
}

function Summary({ remote, row }: { remote: string; row: TelemetryRow }) {
  const t = useConsoleText()
  return (
    <Line>
      <CountryLabel country={row.country} />
      <VersionName remote={remote} build={row.build} />
      <Figure>
        {formatCount(countViews(row))} <span>{t('telemetry.mounts')}</span>
      </Figure>
      <Figure>
        {formatPercent(failureRate(row))} <span>{t('telemetry.failed')}</span>
      </Figure>
      <Figure>
        {formatDuration(row.p75_load)} <span>{t('telemetry.p75Words')}</span>
      </Figure>
    </Line>
  )
}
