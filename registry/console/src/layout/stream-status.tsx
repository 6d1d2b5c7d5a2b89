import { color, fontSize, Icon, visuallyHidden } from '@jobspan/shared-kit/design'
import { Radio, RefreshCw, WifiOff } from 'lucide-react'
import { styled } from 'styled-components'
import { useConsoleText } from '../texts.ts'
import { useRegistryStream } from './use-registry-stream.ts'

const Line = styled.span<{ $isActive: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $isActive }) => ($isActive ? color.success : color.inkSoft)};
  font-size: ${fontSize[13]};
  font-weight: 500;
  white-space: nowrap;
`
const glyphs = { connecting: RefreshCw, live: Radio, polling: RefreshCw, offline: WifiOff } as const
/** On a phone only the icon is visible; screen readers read the text. */
const Content = styled.span`
  @media (max-width: 639px) {
    ${visuallyHidden}
  }
`

/** Whether changes arrive by themselves; the page follows either way. */
export function StreamStatusBadge() {
  const t = useConsoleText()
  const state = useRegistryStream()
  return (
    <Line $isActive={state === 'live'} title={t(`live.${state}Hint`)}>
      <Icon glyph={glyphs[state]} size={16} />
      <Content>{t(`live.${state}`)}</Content>
    </Line>
  )
}
