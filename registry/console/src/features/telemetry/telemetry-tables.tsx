import { phases } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { Grid, Heading, Stack, Text } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { Monospace } from '../../components/monospace.tsx'
import { Table } from '../../components/table.tsx'
import { formatCount, formatDuration } from '../../format-number.ts'
import type { TelemetryRow } from '../../operations/get-telemetry.ts'
import { useConsoleText } from '../../texts.ts'

const vitals = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const

/** Layout shift has no unit; the other vitals are times. */
const writeVital = (name: string, value: number) => (name === 'CLS' ? value.toFixed(3) : formatDuration(value))

/** Load by phase, failures by phase and reason, vitals: of one release in one country. */
export function TelemetryTables({ row }: { row: TelemetryRow }) {
  return (
    <Grid gap={24} min="18rem">
      <LoadTable row={row} />
      <FailureTable row={row} />
      <VitalsTable row={row} />
    </Grid>
  )
}

function LoadTable({ row }: { row: TelemetryRow }) {
  const t = useConsoleText()
  return (
    <Part title={t('telemetry.load')} empty={Object.keys(row.load).length === 0}>
      <Table
        label={t('telemetry.load')}
        head={
          <>
            <th scope="col">{t('telemetry.phase')}</th>
            {(['p50', 'p75', 'p95'] as const).map((name) => (
              <th scope="col" data-numeric key={name}>
                {t(`telemetry.${name}`)}
              </th>
            ))}
          </>
        }
      >
        {phases.flatMap((phase) => {
          const times = row.load[phase]
          return times ? (
            <tr key={phase}>
              <th scope="row">{t(`phase.${phase}`)}</th>
              <td data-numeric>{formatDuration(times.p50)}</td>
              <td data-numeric>{formatDuration(times.p75)}</td>
              <td data-numeric>{formatDuration(times.p95)}</td>
            </tr>
          ) : (
            []
          )
        })}
      </Table>
    </Part>
  )
}

function FailureTable({ row }: { row: TelemetryRow }) {
  const t = useConsoleText()
  return (
    <Part title={t('telemetry.failures')} empty={row.failures_by.length + row.errors_by.length === 0}>
      <Table
        label={t('telemetry.failures')}
        head={
          <>
            <th scope="col">{t('telemetry.phase')}</th>
            <th scope="col">{t('telemetry.reason')}</th>
            <th scope="col" data-numeric>
              {t('telemetry.count')}
            </th>
          </>
        }
      >
        {row.failures_by.map(({ phase, reason, count }) => (
          <tr key={`${phase} ${reason}`}>
            <th scope="row">{t(`phase.${phase}`, { defaultValue: phase })}</th>
            <td>{t(`failure.${reason}`, { defaultValue: reason })}</td>
            <td data-numeric>{formatCount(count)}</td>
          </tr>
        ))}
        {row.errors_by.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{t('phase.running')}</th>
            <td>
              <Monospace>{name}</Monospace>
            </td>
            <td data-numeric>{formatCount(count)}</td>
          </tr>
        ))}
      </Table>
    </Part>
  )
}

function VitalsTable({ row }: { row: TelemetryRow }) {
  const t = useConsoleText()
  return (
    <Part title={t('telemetry.vitals')} empty={Object.keys(row.vitals).length === 0}>
      <Table
        label={t('telemetry.vitals')}
        head={
          <>
            <th scope="col">{t('telemetry.vital')}</th>
            <th scope="col" data-numeric>
              {t('telemetry.p75')}
            </th>
            <th scope="col" data-numeric>
              {t('telemetry.count')}
            </th>
          </>
        }
      >
        {vitals.flatMap((name) => {
          const vital = row.vitals[name]
          return vital ? (
            <tr key={name}>
              <th scope="row">{t(`vital.${name}`)}</th>
              <td data-numeric>{writeVital(name, vital.p75)}</td>
              <td data-numeric>{formatCount(vital.count)}</td>
            </tr>
          ) : (
            []
          )
        })}
      </Table>
    </Part>
  )
}

function Part({ title, empty, children }: { title: string; empty: boolean; children: ReactNode }) {
  const t = useConsoleText()
  return (
    <Stack gap={8}>
      <Heading level={3} size={16}>
        {title}
      </Heading>
      {empty ? (
        <Text size={15} tone="soft">
          {t('telemetry.nothing')}
        </Text>
      ) : (
        children
      )}
    </Stack>
  )
}
