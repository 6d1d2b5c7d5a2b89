import type { ErrorGroup } from '@jobspan/shared-kit/contracts/registry/errors'
import { Badge, type BadgeTone } from '@jobspan/shared-kit/design'
import { BellOff, Bug, Check, Eye, type LucideIcon, RotateCcw } from 'lucide-react'
import { useConsoleText } from '../../texts.ts'

export type ErrorStatus = 'new' | 'again' | 'known' | 'resolved' | 'ignored'

/** A group that came back was opened by nobody. */
const statusOf = ({ state, state_by, state_at, is_new }: ErrorGroup): ErrorStatus => {
  if (state !== 'open') return state
  if (state_at !== null && state_by === null) return 'again'
  return is_new ? 'new' : 'known'
}

const looks: Record<ErrorStatus, { glyph: LucideIcon; tone: BadgeTone }> = {
  new: { glyph: Bug, tone: 'danger' },
  again: { glyph: RotateCcw, tone: 'danger' },
  known: { glyph: Eye, tone: 'warning' },
  resolved: { glyph: Check, tone: 'success' },
  ignored: { glyph: BellOff, tone: 'neutral' },
}

export function ErrorStatusBadge({ group }: { group: ErrorGroup }) {
  const t = useConsoleText()
  const status = statusOf(group)
  const { glyph, tone } = looks[status]
  return (
    <Badge tone={tone} icon={glyph}>
      {t(`errors.status.${status}`)}
    </Badge>
  )
}
