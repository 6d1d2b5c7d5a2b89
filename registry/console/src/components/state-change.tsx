import type { CellState } from '@jobspan/shared-kit/contracts/registry/rollout'
import { color, fontSize, Icon, VisuallyHidden } from '@jobspan/shared-kit/design'
import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import { useConsoleText } from '../texts.ts'
import { VersionName } from './version-name.tsx'

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  font-size: ${fontSize[15]};
`
const Side = styled.span<{ $past: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 6px;
  color: ${({ $past }) => ($past ? color.inkSoft : color.ink)};
`

/** A cell's state in words: on or off, release, canary. */
function StateText({ remote, state, past = false }: { remote: string; state: CellState; past?: boolean }) {
  const t = useConsoleText()
  return (
    <Side $past={past}>
      <span>{t(state.enabled && (state.current || state.canary) ? 'cell.on' : 'cell.off')}</span>
      {state.current ? <VersionName remote={remote} build={state.current} /> : <span>{t('cell.nothing')}</span>}
      {state.canary && (
        <span>
          {t('cell.canary', { percent: state.canary.percent })}{' '}
          <VersionName remote={remote} build={state.canary.build} />
        </span>
      )}
    </Side>
  )
}

/** What a cell was and what it is, or would be, after a change. */
export function StateChange({ remote, before, after }: { remote: string; before: CellState; after: CellState }) {
  const t = useConsoleText()
  return (
    <Line>
      <StateText remote={remote} state={before} past />
      <Icon glyph={ArrowRight} size={16} directional />
      <VisuallyHidden>{t('cell.becomes')}</VisuallyHidden>
      <StateText remote={remote} state={after} />
    </Line>
  )
}
