import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { Cell, ReleaseHealth } from '@jobspan/shared-kit/contracts/registry/rollout'
import { color, fontSize, Icon } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { useRemoteName } from '../../components/use-remote-name.ts'
import { useVersionText, VersionName } from '../../components/version-name.tsx'
import { formatPercent } from '../../format-number.ts'
import { useConsoleText } from '../../texts.ts'
import {
  type CellStatus,
  canaryGlyph,
  cellStatusOf,
  healthGlyphs,
  isUnhealthy,
  kindGlyphs,
  scheduledGlyph,
} from './cell-status.ts'

const inks: Record<CellStatus, string> = {
  on: color.success,
  off: color.inkSoft,
  empty: color.inkFaint,
  halted: color.danger,
}
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-inline-size: 0;
  font-size: ${fontSize[15]};
  line-height: 20px;
`
const State = styled.span<{ $kind: CellStatus }>`
  display: inline-flex;
  flex: none;
  color: ${({ $kind }) => inks[$kind]};
`
const What = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`
const Name = styled.span<{ $kind: CellStatus }>`
  white-space: nowrap;
  color: ${({ $kind }) => ($kind === 'empty' ? color.inkFaint : $kind === 'off' ? color.inkSoft : color.ink)};
`
const Canary = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding-inline: 6px;
  border-radius: 999px;
  background: ${color.infoWash};
  color: ${color.info};
  font-size: ${fontSize[13]};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
const Health = styled.span<{ $bad: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${({ $bad }) => ($bad ? color.danger : color.warning)};
  font-size: ${fontSize[13]};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

const Clock = styled.span`
  display: inline-flex;
  color: ${color.info};
`

/** A cell to the eye: state, release, canary, its failures where they matter, and whether something is to come. */
export function CellSummary({ cell, isScheduled }: { cell: Cell; isScheduled: boolean }) {
  const t = useConsoleText()
  const kind = cellStatusOf(cell)
  return (
    <Line aria-hidden>
      <What>
        <State $kind={kind}>
          <Icon glyph={kindGlyphs[kind]} size={18} />
        </State>
        {kind === 'off' || !cell.current ? (
          <Name $kind={kind}>{t(kind === 'off' ? 'kind.off' : 'cell.noRelease')}</Name>
        ) : (
          <Name $kind={kind}>
            <VersionName remote={cell.remote} build={cell.current} />
          </Name>
        )}
      </What>
      <HealthFigure health={cell.health} />
      {cell.canary && (
        <Canary>
          <Icon glyph={canaryGlyph} size={16} />
          {t('cell.percent', { percent: cell.canary.percent })}
        </Canary>
      )}
      <HealthFigure health={cell.canary_health} />
      {isScheduled && (
        <Clock>
          <Icon glyph={scheduledGlyph} size={16} />
        </Clock>
      )}
    </Line>
  )
}

/** How often a release fails, where that matters; it follows the release that it is about. */
function HealthFigure({ health }: { health: ReleaseHealth | null }) {
  if (!isUnhealthy(health)) return null
  return (
    <Health $bad={health.state === 'bad'}>
      <Icon glyph={healthGlyphs[health.state]} size={16} />
      {formatPercent(health.failure_rate)}
    </Health>
  )
}

/** The same in words, for a screen reader. */
export const useCellLabel = () => {
  const t = useConsoleText()
  const nameOf = useRemoteName()
  const versionText = useVersionText()
  return (cell: Cell, isScheduled: boolean): string =>
    [
      `${nameOf(cell.remote)}, ${countryName(cell.country)}`,
      t(`kind.${cellStatusOf(cell)}`),
      cell.current && versionText(cell.remote, cell.current),
      t(`health.${cell.health.state}`),
      cell.canary && t('cell.canary', { percent: cell.canary.percent }),
      cell.canary_health && t(`health.${cell.canary_health.state}`),
      isScheduled && t('legend.scheduled'),
    ]
      .filter(Boolean)
      .join(', ')
}
