import { color, fontSize, radius } from '@jobspan/shared-kit/design'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useIsWideScreen } from '../../components/use-is-wide-screen.ts'
import { countViews, failureRate, formatCount, formatPercent } from '../../format-number.ts'
import { formatTime } from '../../format-time.ts'
import type { CanaryMinute } from '../../operations/get-canary-history.ts'
import { useConsoleText } from '../../texts.ts'
import { dashPath, linePath, niceMaximum } from './chart-paths.ts'

/** Drawn for the screen it is on, so that its letters are as large as the page's. */
const widths = { wide: 880, phone: 320 }
const panel = { height: 150, gap: 56, start: 48, top: 32 }
const height = 2 * panel.height + panel.gap + panel.top + 28

const Frame = styled.figure`
  max-inline-size: 66rem;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  svg {
    inline-size: 100%;
    block-size: auto;
  }

  text {
    font-size: 12px;
    fill: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }

  .title {
    font-size: 13px;
    font-weight: 600;
    fill: ${color.ink};
  }

  .grid {
    stroke: ${color.line};
  }

  path {
    fill: none;
    stroke-width: 2;
    stroke-linejoin: round;
  }

  .current {
    stroke: ${color.inkSoft};
  }

  .canary {
    stroke: ${color.signal};
    stroke-dasharray: 6 3;
  }
`
const Key = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  padding-block-end: 8px;
  font-size: ${fontSize[13]};
  color: ${color.inkSoft};

  span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }

  span::before {
    content: '';
    inline-size: 24px;
    border-block-start: 2px solid ${color.inkSoft};
  }

  span + span::before {
    border-block-start: 2px dashed ${color.signal};
  }
`

/**
 * Failure rate above, loads below, minute by minute; full line for the current release, dashed for the canary. The
 * table beside it says the same in figures.
 */
export function CanaryChart({ minutes }: { minutes: readonly CanaryMinute[] }) {
  const t = useConsoleText()
  const id = useId()
  const width = useIsWideScreen() ? widths.wide : widths.phone
  const plots = [
    { name: 'rate', value: failureRate, write: formatPercent, least: 0.02 },
    // Below ten the middle of the scale was two and a half views.
    { name: 'loads', value: (figures: CanaryMinute['current']) => countViews(figures), write: formatCount, least: 10 },
  ] as const
  const first = minutes[0]
  const last = minutes.at(-1)
  return (
    <Frame>
      <Key>
        <span>{t('canary.current')}</span>
        <span>{t('canary.canary')}</span>
      </Key>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
        <title id={id}>
          {t('canary.chart', { from: first ? formatTime(first.at) : '', to: last ? formatTime(last.at) : '' })}
        </title>
        {plots.map(({ name, value, write, least }, index) => {
          const offset = panel.top + index * (panel.height + panel.gap)
          const sides = (['current', 'canary'] as const).map((side) => ({
            side,
            values: minutes.map((minute) => value(minute[side])),
          }))
          const top = niceMaximum(Math.max(least, ...sides.flatMap(({ values }) => values.map((each) => each ?? 0))))
          const area = { width: width - panel.start - 8, height: panel.height, top }
          return (
            <g key={name} transform={`translate(${panel.start} ${offset})`}>
              <text className="title" x={-panel.start} y={-16}>
                {t(`canary.${name}`)}
              </text>
              {[0, 0.5, 1].map((part) => (
                <g key={part} transform={`translate(0 ${panel.height * (1 - part)})`}>
                  <line className="grid" x2={area.width} />
                  <text x={-8} y={4} textAnchor="end">
                    {write(top * part)}
                  </text>
                </g>
              ))}
              {sides.map(({ side, values }) => (
                <path key={side} className={side} d={linePath(values, area) || dashPath(values, area)} />
              ))}
            </g>
          )
        })}
        {first && last && (
          <>
            <text x={panel.start} y={height - 6}>
              {formatTime(first.at)}
            </text>
            <text x={width - 8} y={height - 6} textAnchor="end">
              {formatTime(last.at)}
            </text>
          </>
        )}
      </svg>
    </Frame>
  )
}
