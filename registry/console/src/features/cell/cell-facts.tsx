import type { Cell } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Badge, Heading, Inline, Notice, Stack, TextLink } from '@jobspan/shared-kit/design'
import { addresses } from '../../addresses.ts'
import { none, writeCount, writeDuration, writeRate } from '../../figures.ts'
import { Fact, Facts } from '../../parts/facts.tsx'
import { Moment } from '../../parts/moment.tsx'
import { Mono } from '../../parts/mono.tsx'
import { useConsoleText } from '../../texts.ts'

const healthTones = { unknown: 'neutral', good: 'success', watch: 'warning', bad: 'danger' } as const

/** How a cell is: what runs, how visitors fare, and who changed it last. */
export function CellFacts({ cell }: { cell: Cell }) {
  const t = useConsoleText()
  const { remote, country, current, previous, canary, halted, health } = cell
  const isRunning = current !== null || canary !== null
  return (
    <Stack gap={24}>
      <Inline gap={8}>
        <Badge tone={cell.enabled && isRunning ? 'success' : 'neutral'}>
          {t(!isRunning ? 'kind.empty' : cell.enabled ? 'kind.on' : 'kind.off')}
        </Badge>
        {canary && <Badge tone="info">{t('cell.canary', { percent: canary.percent })}</Badge>}
        <Badge tone={healthTones[health.state]}>{t(`health.${health.state}`)}</Badge>
      </Inline>
      {halted && (
        <Notice severity="error" title={t('cell.haltedTitle')}>
          {halted.why}
          <div>
            <Mono>{halted.build}</Mono> · <Moment at={halted.at} />
          </div>
        </Notice>
      )}
      <Facts>
        <Fact name={t('cell.current')}>{current ? <Mono>{current}</Mono> : t('cell.nothing')}</Fact>
        <Fact name={t('cell.previous')}>{previous ? <Mono>{previous}</Mono> : none}</Fact>
        {canary && (
          <Fact name={t('cell.canaryName')}>
            <Mono>{canary.build}</Mono> · {t('cell.percentOfVisitors', { percent: canary.percent })} ·{' '}
            <Moment at={canary.started_at} />
          </Fact>
        )}
        <Fact name={t('cell.lastChange')}>
          {cell.updated_at && cell.updated_by ? (
            <>
              {cell.updated_by} · <Moment at={cell.updated_at} />
            </>
          ) : (
            none
          )}
        </Fact>
      </Facts>
      <Stack gap={8}>
        <Heading level={3} size={16}>
          {t('cell.lastHour')}
        </Heading>
        <Facts>
          <Fact name={t('cell.visitors')}>{writeCount(health.visitors)}</Fact>
          <Fact name={t('cell.mounts')}>{writeCount(health.mounts)}</Fact>
          <Fact name={t('cell.failureRate')}>{writeRate(health.failure_rate)}</Fact>
          <Fact name={t('cell.load')}>
            {health.p75_load === null ? none : t('cell.loadValue', { time: writeDuration(health.p75_load) })}
          </Fact>
        </Facts>
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
