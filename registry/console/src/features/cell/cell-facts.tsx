import type { Cell, ReleaseHealth } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Badge, Heading, Inline, Stack, space, TextLink } from '@jobspan/shared-kit/design'
import { useId } from 'react'
import { styled } from 'styled-components'
import { addresses } from '../../addresses.ts'
import { DescriptionItem, DescriptionList } from '../../components/description-list.tsx'
import { HaltNotice } from '../../components/halt-notice.tsx'
import { Monospace, shortBuild } from '../../components/monospace.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { emptyValue, formatCount, formatDuration, formatPercent } from '../../format-number.ts'
import { useConsoleText } from '../../texts.ts'

const Figures = styled.div`
  display: grid;
  gap: ${space[4]};
`

const healthTones = { unknown: 'neutral', good: 'success', watch: 'warning', bad: 'danger' } as const

/** How a cell is: what runs, how visitors fare, and who changed it last. */
export function CellFacts({ cell }: { cell: Cell }) {
  const t = useConsoleText()
  const { remote, country, current, previous, canary, halted, health, canary_health } = cell
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
      {halted && <HaltNotice halt={halted} />}
      <DescriptionList>
        <DescriptionItem name={t('cell.current')}>
          {current ? <Monospace>{current}</Monospace> : t('cell.nothing')}
        </DescriptionItem>
        <DescriptionItem name={t('cell.previous')}>
          {previous ? <Monospace>{previous}</Monospace> : emptyValue}
        </DescriptionItem>
        {canary && (
          <DescriptionItem name={t('cell.canaryName')}>
            <Monospace>{canary.build}</Monospace> · {t('cell.percentOfVisitors', { percent: canary.percent })} ·{' '}
            <Timestamp at={canary.started_at} />
          </DescriptionItem>
        )}
        <DescriptionItem name={t('cell.lastChange')}>
          {cell.updated_at && cell.updated_by ? (
            <>
              {cell.updated_by} · <Timestamp at={cell.updated_at} />
            </>
          ) : (
            emptyValue
          )}
        </DescriptionItem>
      </DescriptionList>
      <Stack gap={8}>
        <Heading level={3} size={16}>
          {t('cell.lastHour')}
        </Heading>
        <DescriptionList>
          <DescriptionItem name={t('cell.visitors')}>{formatCount(health.visitors)}</DescriptionItem>
        </DescriptionList>
        {current && <ReleaseFigures title={t('cell.current')} build={current} health={health} />}
        {canary && canary_health && (
          <ReleaseFigures title={t('cell.canaryName')} build={canary.build} health={canary_health} />
        )}
      </Stack>
      <Inline gap={16}>
        {(canary || halted) && (
          <TextLink href={addresses.remote(remote, 'canary', { country })}>{t('cell.toCanary')}</TextLink>
        )}
        <TextLink href={addresses.remote(remote, 'health', { country })}>{t('cell.toHealth')}</TextLink>
        <TextLink href={addresses.remote(remote)}>{t('cell.toReleases')}</TextLink>
        <TextLink href={addresses.audit({ remote, country })}>{t('cell.toAudit')}</TextLink>
      </Inline>
    </Stack>
  )
}

/** The last hour of one release: the figures of a gradual release are never those of the version that all others have. */
function ReleaseFigures({ title, build, health }: { title: string; build: string; health: ReleaseHealth }) {
  const t = useConsoleText()
  const id = useId()
  const { mounts, failure_rate, p75_load } = health
  return (
    <Figures role="group" aria-labelledby={id}>
      <Heading level={4} size={16} id={id}>
        {title} <Monospace>{shortBuild(build)}</Monospace>
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
