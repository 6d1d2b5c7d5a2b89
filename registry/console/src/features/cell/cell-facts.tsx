import type { Cell, ReleaseHealth } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Badge, Heading, Inline, Stack, space, TextLink } from '@jobspan/shared-kit/design'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { addresses } from '../../addresses.ts'
import { DescriptionItem, DescriptionList } from '../../components/description-list.tsx'
import { HaltNotice } from '../../components/halt-notice.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { VersionName } from '../../components/version-name.tsx'
import { emptyValue, formatCount, formatDuration, formatPercent } from '../../format-number.ts'
import { useConsoleText } from '../../texts.ts'

const Figures = styled.div`
  display: grid;
  gap: ${space[4]};
`

const healthTones = { unknown: 'neutral', good: 'success', watch: 'warning', bad: 'danger' } as const

/** How a cell is: what runs, who changed it last, and how visitors fare. */
export function CellFacts({ cell, lastChange }: { cell: Cell; lastChange: ReactNode }) {
  const t = useConsoleText()
  const { remote, country, current, previous, canary, halted, health, canary_health, turned_off } = cell
  const isRunning = current !== null || canary !== null
  return (
    <Stack gap={24}>
      <Inline gap={8}>
        <Badge tone={cell.enabled && isRunning ? 'success' : 'neutral'}>
          {t(!isRunning ? 'kind.empty' : cell.enabled ? 'kind.on' : 'kind.off')}
        </Badge>
        {current && <Badge tone={healthTones[health.state]}>{t(`health.${health.state}`)}</Badge>}
        {canary && <Badge tone="info">{t('cell.canary', { percent: canary.percent })}</Badge>}
        {canary_health && <Badge tone={healthTones[canary_health.state]}>{t(`health.${canary_health.state}`)}</Badge>}
      </Inline>
      {halted && <HaltNotice remote={remote} halt={halted} />}
      <DescriptionList>
        <DescriptionItem name={t('cell.current')}>
          {current ? <VersionName remote={remote} build={current} isLong /> : t('cell.nothing')}
        </DescriptionItem>
        <DescriptionItem name={t('cell.previous')}>
          {previous ? <VersionName remote={remote} build={previous} isLong /> : emptyValue}
        </DescriptionItem>
        {canary && (
          <DescriptionItem name={t('cell.canaryName')}>
            <VersionName remote={remote} build={canary.build} isLong /> ·{' '}
            {t('cell.percentOfVisitors', { percent: canary.percent })} · <Timestamp at={canary.started_at} />
          </DescriptionItem>
        )}
        {turned_off && (
          <DescriptionItem name={t('cell.turnedOffBy')}>
            {t(turned_off.by_squad ? 'cell.turnedOffByTeam' : 'cell.turnedOffByOwner', { name: turned_off.by })}
          </DescriptionItem>
        )}
      </DescriptionList>
      {lastChange}
      <Stack gap={12}>
        <Heading level={3} size={16}>
          {t('cell.lastHour')}
        </Heading>
        <DescriptionList>
          <DescriptionItem name={t('cell.visitors')}>{formatCount(health.visitors)}</DescriptionItem>
        </DescriptionList>
        {current && <ReleaseFigures title={t('cell.current')} {...{ remote, build: current, health }} />}
        {canary && canary_health && (
          <ReleaseFigures title={t('cell.canaryName')} {...{ remote, build: canary.build, health: canary_health }} />
        )}
      </Stack>
      <Inline gap={16}>
        {(canary || halted) && (
          <TextLink href={addresses.remote(remote, 'canary', { country })}>{t('cell.toCanary')}</TextLink>
        )}
        <TextLink href={addresses.remote(remote, 'health', { country })}>{t('cell.toHealth')}</TextLink>
        <TextLink href={addresses.remote(remote, 'errors')}>{t('cell.toErrors')}</TextLink>
        <TextLink href={addresses.remote(remote)}>{t('cell.toReleases')}</TextLink>
        <TextLink href={addresses.audit({ remote, country })}>{t('cell.toAudit')}</TextLink>
      </Inline>
    </Stack>
  )
}

/** The last hour of one release: the figures of a gradual release are never those of the version that all others have. */
function ReleaseFigures({
  title,
  remote,
  build,
  health,
}: {
  title: string
  remote: string
  build: string
  health: ReleaseHealth
}) {
  const t = useConsoleText()
  const id = useId()
  const { mounts, failure_rate, p75_load } = health
  return (
    <Figures role="group" aria-labelledby={id}>
      <Heading level={4} size={16} id={id}>
        {title} <VersionName remote={remote} build={build} />
      </Heading>
      <DescriptionList>
        <DescriptionItem name={t('cell.mounts')}>{formatCount(mounts)}</DescriptionItem>
        <DescriptionItem name={t('cell.failureRate')}>{formatPercent(failure_rate)}</DescriptionItem>
        <DescriptionItem name={t('cell.load')}>
          {p75_load === null ? emptyValue : t('cell.loadValue', { time: formatDuration(p75_load) })}
        </DescriptionItem>
      </DescriptionList>
    </Figures>
  )
}
