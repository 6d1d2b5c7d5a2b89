import { color, fontSize, Icon, visuallyHidden } from '@jobspan/shared-kit/design'
import { Radio, RefreshCw, WifiOff } from 'lucide-react'
import { styled } from 'styled-components'
import { useConsoleText } from '../texts.ts'
import { useRegistryStream } from './use-registry-stream.ts'

const Line = styled.span<{ $live: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $live }) => ($live ? color.success : color.inkSoft)};
  font-size: ${fontSize[13]};
  font-weight: 500;
  white-space: nowrap;
`
const glyphs = { connecting: RefreshCw, live: Radio, polling: RefreshCw, offline: WifiOff } as const
/** On a phone the sign alone is seen, and the words are heard. */
const Words = styled.span`
  @media (max-width: 639px) {
    ${visuallyHidden}
  }
`

/** Whether changes arrive by themselves; the page follows either way. */
export function StreamStatusBadge() {
  const t = useConsoleText()
  const live = useRegistryStream()
  return (
    <Line $live={live === 'live'} title={t(`live.${live}Hint`)}>
      <Icon glyph={glyphs[live]} size={16} />
      <Words>{t(`live.${live}`)}</Words>
    </Line>
  )
}
