import type { Cell, ReleaseHealth } from '@jobspan/shared-kit/contracts/registry/rollout'
import {
  Activity,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  Clock,
  FlaskConical,
  OctagonPause,
  TriangleAlert,
} from 'lucide-react'

/** The one thing to know first about a cell; health and canary stand beside it. */
export type CellStatus = 'on' | 'off' | 'empty' | 'halted'

export const cellStatusOf = (cell: Cell): CellStatus => {
  if (cell.current === null && cell.canary === null) return cell.halted ? 'halted' : 'empty'
  if (!cell.enabled) return 'off'
  return cell.halted ? 'halted' : 'on'
}

type Unhealthy = ReleaseHealth & { state: 'watch' | 'bad' }

export const isUnhealthy = (health: ReleaseHealth | null): health is Unhealthy =>
  health?.state === 'bad' || health?.state === 'watch'

/** Someone should look: a canary was taken back by itself, or visitors meet failures. */
export const needsAttention = (cell: Cell): boolean =>
  cell.halted !== null || isUnhealthy(cell.health) || isUnhealthy(cell.canary_health)

/** Shapes that differ without their colours too. */
export const kindGlyphs = { on: CircleCheck, off: CircleSlash, empty: CircleDashed, halted: OctagonPause } as const
export const canaryGlyph = FlaskConical
export const scheduledGlyph = Clock
export const healthGlyphs = { watch: Activity, bad: TriangleAlert } as const
